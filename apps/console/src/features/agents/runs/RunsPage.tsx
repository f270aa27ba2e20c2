import { contractRunList, RUN_STATES } from '@croupier/contract/agents/contracts-desk.ts';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/call.ts';
import { DetailPanel } from '../../../shared/detail/DetailPanel.tsx';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import type { ListColumn } from '../../../shared/list/list-types.ts';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import { useTitle } from '../../../shared/use-title.ts';
import { AgentsNav } from '../AgentsHeader.tsx';
import type { RunItem } from '../agents.queries.ts';
import { RUN_TONES } from './run-tones.ts';
import { RunOf } from './RunView.tsx';
import { useKindFilter } from '../use-kind-filter.ts';
import { useCycleName } from './use-cycle-name.ts';

function useColumns(): ListColumn<RunItem>[] {
  const t = useTranslations('console.agents');
  const format = useConsoleFormat();
  const cycleName = useCycleName();
  const amount = (key: 'rootGross' | 'gross' | 'paid' | 'open'): ListColumn<RunItem> => ({
    key,
    header: t(`run.${key}`),
    align: 'end',
    isWideOnly: key === 'gross' || key === 'paid',
    cell: (run) => format.amount(run[key], run.currency),
  });
  return [
    {
      key: 'from',
      header: t('run.cycle'),
      card: 'title',
      cell: ({ from, cycle }) => (
        <>
          {format.instant(from)}
          <span className="block text-xs font-normal text-subtle">{cycleName(cycle)}</span>
        </>
      ),
    },
    { key: 'kind', header: t('contract.kind'), cell: ({ kind }) => t(`contract.kinds.${kind}`) },
    {
      key: 'state',
      header: t('contract.state'),
      card: 'aside',
      cell: ({ state }) => <Badge tone={RUN_TONES[state]}>{t(`run.states.${state}`)}</Badge>,
    },
    { key: 'bills', header: t('run.bills'), align: 'end', cell: ({ bills }) => format.number(bills) },
    amount('rootGross'),
    amount('gross'),
    amount('paid'),
    amount('open'),
    {
      key: 'computedAt',
      header: t('run.computedAt'),
      isWideOnly: true,
      cell: ({ computedAt }) => format.instant(computedAt),
    },
    {
      key: 'revision',
      header: t('run.revision'),
      align: 'end',
      isOptional: true,
      cell: ({ revision }) => format.number(revision),
    },
  ];
}

/** Settlements of contracts, those in review among them. */
export function RunsPage() {
  const t = useTranslations('console.agents');
  const kindFilter = useKindFilter();
  useTitle(t('pages.runs'));
  return (
    <>
      <AgentsNav />
      <ListPage
        list={contractRunList}
        title={t('pages.runs')}
        text={t('texts.runs')}
        load={(query, signal) => call('contractsDesk.runs', { query }, { signal })}
        columns={useColumns()}
        filters={[
          kindFilter,
          {
            kind: 'choice',
            name: 'state',
            label: t('contract.state'),
            options: RUN_STATES.map((value) => ({ value, label: t(`run.states.${value}`) })),
          },
          { kind: 'period', from: 'computedFrom', until: 'computedUntil', label: t('run.computedAt') },
        ]}
        renderPanel={({ id, merchantCode, onClose, onNext, onPrevious }) => (
          <DetailPanel title={t('run.title')} {...{ onClose, onNext, onPrevious }}>
            <RunOf key={id} {...{ merchantCode, id }} />
          </DetailPanel>
        )}
        emptyText={t('run.none')}
      />
    </>
  );
}
