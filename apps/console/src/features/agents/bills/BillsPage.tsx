import { CONTRACT_BILL_TONES } from '@croupier/web/agents/tones.ts';
import { CONTRACT_BILL_STATES } from '@croupier/contract/agents/contract-bills.ts';
import { contractBillList } from '@croupier/contract/agents/contracts-desk.ts';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/call.ts';
import { DetailPanel } from '../../../shared/detail/DetailPanel.tsx';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import type { ListColumn } from '../../../shared/list/list-types.ts';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import { useTitle } from '../../../shared/use-title.ts';
import { AgentsNav } from '../AgentsHeader.tsx';
import type { BillItem } from '../agents.queries.ts';
import { useKindFilter } from '../use-kind-filter.ts';
import { BillOf } from './BillView.tsx';

function useColumns(): ListColumn<BillItem>[] {
  const t = useTranslations('console.agents');
  const format = useConsoleFormat();
  const amount = (key: 'gross' | 'downline' | 'take' | 'paid' | 'open'): ListColumn<BillItem> => ({
    key,
    header: t(`bill.${key}`),
    align: 'end',
    isWideOnly: key === 'downline' || key === 'paid',
    cell: (bill) => format.amount(bill[key], bill.currency),
  });
  return [
    { key: 'payee', header: t('contract.payee'), card: 'title', cell: ({ payee }) => payee.account },
    { key: 'kind', header: t('contract.kind'), cell: ({ kind }) => t(`contract.kinds.${kind}`) },
    { key: 'from', header: t('bill.period'), cell: ({ from }) => format.instant(from) },
    { key: 'payer', header: t('contract.payer'), cell: ({ payer }) => payer?.account ?? t('house') },
    {
      key: 'state',
      header: t('contract.state'),
      card: 'aside',
      cell: ({ state }) => <Badge tone={CONTRACT_BILL_TONES[state]}>{t(`bill.states.${state}`)}</Badge>,
    },
    amount('gross'),
    amount('downline'),
    amount('take'),
    amount('paid'),
    amount('open'),
    {
      key: 'createdAt',
      header: t('bill.createdAt'),
      isOptional: true,
      cell: ({ createdAt }) => format.instant(createdAt),
    },
  ];
}

/** Bills of contracts, with the way to everything they were computed from. */
export function BillsPage() {
  const t = useTranslations('console.agents');
  const kindFilter = useKindFilter();
  useTitle(t('pages.bills'));
  return (
    <>
      <AgentsNav />
      <ListPage
        list={contractBillList}
        title={t('pages.bills')}
        text={t('texts.bills')}
        load={(query, signal) => call('contractsDesk.bills', { query }, { signal })}
        columns={useColumns()}
        filters={[
          { kind: 'text', name: 'account', label: t('contract.payee') },
          kindFilter,
          {
            kind: 'choice',
            name: 'state',
            label: t('contract.state'),
            options: CONTRACT_BILL_STATES.map((value) => ({ value, label: t(`bill.states.${value}`) })),
          },
          { kind: 'text', name: 'runId', label: t('bill.run') },
          { kind: 'range', min: 'grossMin', max: 'grossMax', label: t('bill.gross') },
          { kind: 'period', from: 'createdFrom', until: 'createdUntil', label: t('bill.createdAt') },
        ]}
        renderPanel={({ id, merchantCode, item, onClose, onNext, onPrevious }) => (
          <DetailPanel title={item?.payee.account ?? t('bill.title')} {...{ onClose, onNext, onPrevious }}>
            <BillOf key={id} {...{ merchantCode, id }} />
          </DetailPanel>
        )}
        emptyText={t('bill.none')}
      />
    </>
  );
}
