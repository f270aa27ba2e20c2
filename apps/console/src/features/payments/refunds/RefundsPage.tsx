import { REFUND_QUEUES, refundList, type RefundItem } from '@croupier/contract/payments/deposit-desk.ts';
import { REFUND_STATES } from '@croupier/contract/payments/payment-states.ts';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/call.ts';
import { DetailPanel } from '../../../shared/detail/DetailPanel.tsx';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import type { ListColumn, OpenRow } from '../../../shared/list/list-types.ts';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import { useTitle } from '../../../shared/use-title.ts';
import { REFUND_TONES, refundStateName } from '../payment-tones.ts';
import { refundQuery } from '../payments.queries.ts';
import { PaymentsNav } from '../PaymentsHeader.tsx';
import { RefundView } from './RefundView.tsx';

function useColumns(): ListColumn<RefundItem>[] {
  const t = useTranslations('console.payments');
  const format = useConsoleFormat();
  return [
    {
      key: 'createdAt',
      header: t('refunds.createdAt'),
      cell: ({ createdAt }) => format.instant(createdAt),
    },
    { key: 'reference', header: t('reference'), cell: ({ reference }) => <code>{reference}</code> },
    {
      key: 'to',
      header: t('refunds.from'),
      cell: ({ account, payer }) => account ?? (payer || t('refunds.noOwner')),
    },
    { key: 'accountName', header: t('account'), isWideOnly: true, cell: ({ accountName }) => accountName },
    {
      key: 'way',
      header: t('refunds.way'),
      cell: ({ isByHand }) => t(isByHand ? 'refunds.byHand' : 'refunds.byProvider'),
    },
    {
      key: 'state',
      header: t('state'),
      card: 'aside',
      cell: (item) => (
        <Badge tone={REFUND_TONES[item.state]}>{t(`refunds.states.${refundStateName(item)}`)}</Badge>
      ),
    },
    {
      key: 'amount',
      header: t('amount'),
      align: 'end',
      cell: ({ amount, asset }) => format.amount(amount, asset),
    },
    {
      key: 'doneAt',
      header: t('refunds.doneAt'),
      isOptional: true,
      cell: ({ doneAt }) => (doneAt ? format.instant(doneAt) : '—'),
    },
  ];
}

/** The refund as it is now, also when it has left the page of the list. */
function Panel({ open: { id, merchantCode, item, ...panel } }: { open: OpenRow<RefundItem> }) {
  const t = useTranslations('console.payments');
  const query = useQuery(refundQuery(merchantCode, id));
  const shown = query.data ?? item;
  const { onClose, onNext, onPrevious } = panel;
  return (
    <DetailPanel title={shown?.reference ?? t('pages.refunds')} {...{ onClose, onNext, onPrevious }}>
      {query.isLoadingError && <QueryProblem query={query} />}
      {!shown && query.isPending && <Skeleton className="h-80 rounded-card" />}
      {shown && <RefundView key={id} item={shown} />}
    </DetailPanel>
  );
}

/** Money that goes back to its payers; where the provider can't send it, an operator does. */
export function RefundsPage() {
  const t = useTranslations('console.payments');
  useTitle(t('pages.refunds'));
  return (
    <>
      <PaymentsNav />
      <ListPage
        list={refundList}
        title={t('pages.refunds')}
        text={t('texts.refunds')}
        load={(query, signal) => call('refundDesk.list', { query }, { signal })}
        columns={useColumns()}
        filters={[
          {
            kind: 'choice',
            name: 'queue',
            label: t('queue'),
            options: REFUND_QUEUES.map((value) => ({ value, label: t(`refunds.queues.${value}`) })),
          },
          { kind: 'text', name: 'reference', label: t('reference') },
          {
            kind: 'choice',
            name: 'state',
            label: t('state'),
            options: REFUND_STATES.map((value) => ({ value, label: t(`refunds.states.${value}`) })),
          },
          { kind: 'period', from: 'createdFrom', until: 'createdUntil', label: t('refunds.createdAt') },
        ]}
        renderPanel={(open) => <Panel open={open} />}
        emptyText={t('refunds.none')}
      />
    </>
  );
}
