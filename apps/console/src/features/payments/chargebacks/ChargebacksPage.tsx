import { chargebackList, type ChargebackItem } from '@croupier/contract/payments/deposit-desk.ts';
import { CHARGEBACK_STATES } from '@croupier/contract/payments/payment-states.ts';
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
import { CHARGEBACK_TONES } from '../payment-tones.ts';
import { chargebackQuery } from '../payments.queries.ts';
import { PaymentsNav } from '../PaymentsHeader.tsx';
import { ChargebackView } from './ChargebackView.tsx';

function useColumns(): ListColumn<ChargebackItem>[] {
  const t = useTranslations('console.payments');
  const format = useConsoleFormat();
  return [
    {
      key: 'openedAt',
      header: t('openedAt'),
      cell: ({ openedAt }) => format.instant(openedAt),
    },
    { key: 'reference', header: t('deposit'), cell: ({ reference }) => <code>{reference}</code> },
    { key: 'account', header: t('member'), cell: ({ account }) => account },
    { key: 'accountName', header: t('account'), isWideOnly: true, cell: ({ accountName }) => accountName },
    {
      key: 'state',
      header: t('state'),
      card: 'aside',
      cell: ({ state }) => <Badge tone={CHARGEBACK_TONES[state]}>{t(`chargebackState.${state}`)}</Badge>,
    },
    {
      key: 'amount',
      header: t('amount'),
      align: 'end',
      cell: ({ amount, currency }) => format.amount(amount, currency),
    },
    {
      key: 'held',
      header: t('heldBack'),
      isWideOnly: true,
      align: 'end',
      cell: ({ held, currency }) => format.amount(held, currency),
    },
    {
      key: 'decidedAt',
      header: t('decidedAt'),
      isOptional: true,
      cell: ({ decidedAt }) => (decidedAt ? format.instant(decidedAt) : '—'),
    },
  ];
}

/** The chargeback as it is now, also when it has left the page of the list. */
function Panel({ open: { id, merchantCode, item, ...panel } }: { open: OpenRow<ChargebackItem> }) {
  const t = useTranslations('console.payments');
  const query = useQuery(chargebackQuery(merchantCode, id));
  const shown = query.data ?? item;
  const { onClose, onNext, onPrevious } = panel;
  return (
    <DetailPanel title={shown?.reference ?? t('pages.chargebacks')} {...{ onClose, onNext, onPrevious }}>
      {query.isLoadingError && <QueryProblem query={query} />}
      {!shown && query.isPending && <Skeleton className="h-80 rounded-card" />}
      {shown && <ChargebackView key={id} item={shown} />}
    </DetailPanel>
  );
}

/** Deposits that payers’ banks take back. */
export function ChargebacksPage() {
  const t = useTranslations('console.payments');
  useTitle(t('pages.chargebacks'));
  return (
    <>
      <PaymentsNav />
      <ListPage
        list={chargebackList}
        title={t('pages.chargebacks')}
        text={t('texts.chargebacks')}
        load={(query, signal) => call('chargebackDesk.list', { query }, { signal })}
        columns={useColumns()}
        filters={[
          { kind: 'text', name: 'account', label: t('member') },
          {
            kind: 'choice',
            name: 'state',
            label: t('state'),
            options: CHARGEBACK_STATES.map((value) => ({ value, label: t(`chargebackState.${value}`) })),
          },
          { kind: 'period', from: 'openedFrom', until: 'openedUntil', label: t('openedAt') },
        ]}
        renderPanel={(open) => <Panel open={open} />}
        emptyText={t('noChargebacks')}
      />
    </>
  );
}
