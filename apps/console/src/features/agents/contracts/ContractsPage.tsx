import { CONTRACT_TONES } from '@croupier/web/agents/tones.ts';
import { CONTRACT_STATES } from '@croupier/contract/agents/contracts.ts';
import { contractList } from '@croupier/contract/agents/contracts-desk.ts';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/call.ts';
import { DetailPanel } from '../../../shared/detail/DetailPanel.tsx';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import type { ListColumn } from '../../../shared/list/list-types.ts';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import { useTitle } from '../../../shared/use-title.ts';
import { AgentsNav } from '../AgentsHeader.tsx';
import type { ContractItem } from '../agents.queries.ts';
import { ContractOf } from './ContractView.tsx';
import { useKindFilter } from '../use-kind-filter.ts';
import { useTermsText } from './use-terms-text.ts';

function useColumns(): ListColumn<ContractItem>[] {
  const t = useTranslations('console.agents');
  const format = useConsoleFormat();
  const { rates } = useTermsText('');
  return [
    { key: 'payee', header: t('contract.payee'), card: 'title', cell: ({ payee }) => payee.account },
    { key: 'kind', header: t('contract.kind'), cell: ({ kind }) => t(`contract.kinds.${kind}`) },
    { key: 'payer', header: t('contract.payer'), cell: ({ payer }) => payer?.account ?? t('house') },
    { key: 'rates', header: t('contract.rates'), cell: ({ terms }) => rates(terms) },
    {
      key: 'state',
      header: t('contract.state'),
      card: 'aside',
      cell: ({ state }) => <Badge tone={CONTRACT_TONES[state]}>{t(`contract.states.${state}`)}</Badge>,
    },
    {
      key: 'offeredAt',
      header: t('contract.offeredAt'),
      cell: ({ offeredAt }) => format.instant(offeredAt),
    },
    {
      key: 'startsAt',
      header: t('contract.startsAt'),
      isWideOnly: true,
      cell: ({ startsAt }) => (startsAt ? format.instant(startsAt) : '–'),
    },
    {
      key: 'endsAt',
      header: t('contract.endsAt'),
      isOptional: true,
      cell: ({ endsAt }) => (endsAt ? format.instant(endsAt) : '–'),
    },
  ];
}

/** Contracts of all agents; those of roots are with the house. */
export function ContractsPage() {
  const t = useTranslations('console.agents');
  const kindFilter = useKindFilter();
  useTitle(t('pages.contracts'));
  return (
    <>
      <AgentsNav />
      <ListPage
        list={contractList}
        title={t('pages.contracts')}
        text={t('texts.contracts')}
        load={(query, signal) => call('contractsDesk.contracts', { query }, { signal })}
        columns={useColumns()}
        filters={[
          { kind: 'text', name: 'account', label: t('contract.payee') },
          kindFilter,
          {
            kind: 'choice',
            name: 'state',
            label: t('contract.state'),
            options: CONTRACT_STATES.map((value) => ({ value, label: t(`contract.states.${value}`) })),
          },
          {
            kind: 'choice',
            name: 'payer',
            label: t('contract.payer'),
            options: [{ value: 'house', label: t('contract.onlyHouse') }],
          },
          { kind: 'period', from: 'offeredFrom', until: 'offeredUntil', label: t('contract.offeredAt') },
        ]}
        renderPanel={({ id, merchantCode, item, onClose, onNext, onPrevious }) => (
          <DetailPanel
            title={item?.payee.account ?? t('contract.title')}
            {...{ onClose, onNext, onPrevious }}
          >
            <ContractOf key={id} {...{ merchantCode, id }} />
          </DetailPanel>
        )}
        emptyText={t('contract.none')}
      />
    </>
  );
}
