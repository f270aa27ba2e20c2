import { caseList, type CaseItem } from '@croupier/contract/risk/cases.ts';
import { CASE_STATES, RISK_VERDICTS } from '@croupier/contract/risk/risk-states.ts';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { call } from '../../../shared/call.ts';
import { DetailPanel } from '../../../shared/detail/DetailPanel.tsx';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import type { ListColumn, OpenRow } from '../../../shared/list/list-types.ts';
import { CASE_TONES, VERDICT_TONES } from '../../../shared/risk/risk-tones.ts';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import { useTitle } from '../../../shared/use-title.ts';
import { caseQuery } from '../risk.queries.ts';
import { RiskNav } from '../RiskNav.tsx';
import { CaseOf } from './CasePage.tsx';

function useColumns(): ListColumn<CaseItem>[] {
  const t = useTranslations('console.risk');
  const { instant } = useConsoleFormat();
  return [
    { key: 'account', header: t('member'), cell: ({ member }) => member.account },
    {
      key: 'state',
      header: t('state'),
      card: 'aside',
      cell: ({ state }) => <Badge tone={CASE_TONES[state]}>{t(`caseState.${state}`)}</Badge>,
    },
    {
      key: 'verdict',
      header: t('verdictLabel'),
      cell: ({ verdict }) => <Badge tone={VERDICT_TONES[verdict]}>{t(`verdict.${verdict}`)}</Badge>,
    },
    { key: 'flags', header: t('pages.flags'), align: 'end', cell: ({ flags }) => flags },
    { key: 'assignee', header: t('assignee'), cell: ({ assignee }) => assignee?.name ?? '–' },
    { key: 'openedAt', header: t('openedAt'), cell: ({ openedAt }) => instant(openedAt) },
    {
      key: 'changedAt',
      header: t('changedAt'),
      cell: ({ changedAt }) => instant(changedAt),
      isWideOnly: true,
    },
  ];
}

function CasePanel({ open }: { open: OpenRow<CaseItem> }) {
  const t = useTranslations('console.risk');
  const { merchantCode, id, item, onClose, onNext, onPrevious } = open;
  const { data } = useQuery(caseQuery({ merchantCode, id }));
  const title = data?.member.account ?? item?.member.account ?? t('case');
  return (
    <DetailPanel {...{ title, onClose, onNext, onPrevious }} page={paths.case(merchantCode, id)}>
      <CaseOf key={id} of={{ merchantCode, id }} frame="panel" />
    </DetailPanel>
  );
}

/** Cases about members. */
export function CasesPage() {
  const t = useTranslations('console.risk');
  useTitle(t('pages.cases'));
  return (
    <>
      <RiskNav />
      <ListPage
        list={caseList}
        title={t('pages.cases')}
        text={t('casesText')}
        load={(query, signal) => call('cases.list', { query }, { signal })}
        columns={useColumns()}
        filters={[
          { kind: 'text', name: 'account', label: t('member') },
          {
            kind: 'choice',
            name: 'state',
            label: t('state'),
            options: CASE_STATES.map((value) => ({ value, label: t(`caseState.${value}`) })),
          },
          {
            kind: 'choice',
            name: 'verdict',
            label: t('verdictLabel'),
            options: RISK_VERDICTS.map((value) => ({ value, label: t(`verdict.${value}`) })),
          },
          { kind: 'period', from: 'openedFrom', until: 'openedUntil', label: t('openedAt') },
        ]}
        rowPage={({ merchantCode, id }) => paths.case(merchantCode, id)}
        renderPanel={(open) => <CasePanel open={open} />}
        emptyText={t('noCases')}
      />
    </>
  );
}
