import { PAYOUT_STATES } from '@croupier/contract/payments/payment-states.ts';
import { PAYOUT_QUEUES, payoutList, type PayoutItem } from '@croupier/contract/payments/payout-desk.ts';
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
import { PAYOUT_TONES } from '../payment-tones.ts';
import { WithdrawalsNav } from '../WithdrawalsNav.tsx';
import { PayoutView } from './PayoutView.tsx';

function useColumns(): ListColumn<PayoutItem>[] {
  const t = useTranslations('console.withdrawals');
  const format = useConsoleFormat();
  return [
    {
      key: 'reference',
      header: t('reference'),
      cell: ({ reference }) => reference,
    },
    { key: 'account', header: t('member'), cell: ({ account }) => account },
    {
      key: 'amount',
      header: t('amount'),
      align: 'end',
      cell: ({ amount, currency }) => format.amount(amount, currency),
    },
    {
      key: 'state',
      header: t('state'),
      card: 'aside',
      cell: ({ state }) => <Badge tone={PAYOUT_TONES[state]}>{t(`payoutState.${state}`)}</Badge>,
    },
    { key: 'from', header: t('paidFrom'), isWideOnly: true, cell: ({ accountName }) => accountName },
    { key: 'takenBy', header: t('takenBy'), cell: ({ takenByName }) => takenByName },
    {
      key: 'createdAt',
      header: t('createdAt'),
      cell: ({ createdAt }) => format.instant(createdAt),
    },
    { key: 'theirId', header: t('theirId'), isOptional: true, cell: ({ theirId }) => theirId },
  ];
}

/** The payout as it is now, also when it has left the page of the list. */
function Panel({
  open: { id, merchantCode, item, onClose, onNext, onPrevious },
}: {
  open: OpenRow<PayoutItem>;
}) {
  const t = useTranslations('console.withdrawals');
  const query = useQuery({
    queryKey: ['payoutDesk.one', merchantCode, id],
    queryFn: async ({ signal }) => {
      const page = await call(
        'payoutDesk.list',
        { query: { id, merchants: [merchantCode], sort: payoutList.initialSort } },
        { signal },
      );
      return page.items[0] ?? null;
    },
    staleTime: 0,
  });
  const shown = query.data ?? item;
  return (
    <DetailPanel title={shown?.reference ?? t('pages.payouts')} {...{ onClose, onNext, onPrevious }}>
      {query.isLoadingError && <QueryProblem query={query} />}
      {!shown && query.isPending && <Skeleton className="h-80 rounded-card" />}
      {shown && <PayoutView key={id} item={shown} />}
    </DetailPanel>
  );
}

/** Payouts: those to pay by hand, those without a known outcome, and all others. */
export function PayoutsPage() {
  const t = useTranslations('console.withdrawals');
  useTitle(t('pages.payouts'));
  return (
    <>
      <WithdrawalsNav />
      <ListPage
        list={payoutList}
        title={t('pages.payouts')}
        text={t('texts.payouts')}
        load={(query, signal) => call('payoutDesk.list', { query }, { signal })}
        columns={useColumns()}
        filters={[
          {
            kind: 'choice',
            name: 'queue',
            label: t('queue'),
            options: PAYOUT_QUEUES.map((value) => ({ value, label: t(`payoutQueues.${value}`) })),
          },
          {
            kind: 'choice',
            name: 'state',
            label: t('state'),
            options: PAYOUT_STATES.map((value) => ({ value, label: t(`payoutState.${value}`) })),
          },
          { kind: 'text', name: 'reference', label: t('reference') },
          { kind: 'text', name: 'account', label: t('member') },
          { kind: 'period', from: 'createdFrom', until: 'createdUntil', label: t('createdAt') },
        ]}
        renderPanel={(open) => <Panel open={open} />}
        emptyText={t('noPayouts')}
      />
    </>
  );
}
