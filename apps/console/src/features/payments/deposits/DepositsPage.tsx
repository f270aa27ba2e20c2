import { DEPOSIT_QUEUES, depositList, type DepositItem } from '@croupier/contract/payments/deposit-desk.ts';
import { DEPOSIT_STATES } from '@croupier/contract/payments/payment-states.ts';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { call } from '../../../shared/call.ts';
import { DetailPanel } from '../../../shared/detail/DetailPanel.tsx';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import type { ListColumn } from '../../../shared/list/list-types.ts';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import { useTitle } from '../../../shared/use-title.ts';
import { DEPOSIT_TONES } from '../../../shared/payments/state-tones.ts';
import { PaymentsNav } from '../PaymentsHeader.tsx';
import { DepositOf } from './DepositView.tsx';

function useColumns(): ListColumn<DepositItem>[] {
  const t = useTranslations('console.payments');
  const format = useConsoleFormat();
  return [
    {
      key: 'createdAt',
      header: t('createdAt'),
      cell: ({ createdAt }) => format.instant(createdAt),
    },
    {
      key: 'reference',
      header: t('reference'),
      isWideOnly: true,
      cell: ({ reference }) => <code>{reference}</code>,
    },
    { key: 'account', header: t('member'), cell: ({ account, memberId }) => account || memberId },
    {
      key: 'method',
      header: t('method'),
      cell: ({ methodId, accountName }) => (
        <>
          {methodId}
          <span className="block text-xs text-subtle">{accountName}</span>
        </>
      ),
    },
    {
      key: 'state',
      header: t('state'),
      card: 'aside',
      cell: ({ state, reason }) => (
        <>
          <Badge tone={DEPOSIT_TONES[state]}>{t(`depositState.${state}`)}</Badge>
          {reason && <span className="block text-xs text-subtle">{t(`reason.${reason}`)}</span>}
        </>
      ),
    },
    {
      key: 'asked',
      header: t('asked'),
      align: 'end',
      cell: ({ asked, currency }) => format.amount(asked, currency),
    },
    {
      key: 'received',
      header: t('received'),
      align: 'end',
      cell: ({ received, currency }) => (received === null ? '—' : format.amount(received, currency)),
    },
    {
      key: 'creditedAt',
      header: t('creditedAt'),
      isOptional: true,
      cell: ({ creditedAt }) => (creditedAt ? format.instant(creditedAt) : '—'),
    },
  ];
}

/** All deposits; those in review wait for an operator. */
export function DepositsPage() {
  const t = useTranslations('console.payments');
  useTitle(t('pages.deposits'));
  return (
    <>
      <PaymentsNav />
      <ListPage
        list={depositList}
        title={t('pages.deposits')}
        text={t('texts.deposits')}
        load={(query, signal) => call('depositDesk.list', { query }, { signal })}
        columns={useColumns()}
        filters={[
          {
            kind: 'choice',
            name: 'queue',
            label: t('queue'),
            options: DEPOSIT_QUEUES.map((value) => ({ value, label: t(`queues.${value}`) })),
          },
          { kind: 'text', name: 'reference', label: t('reference') },
          { kind: 'text', name: 'account', label: t('member') },
          {
            kind: 'choice',
            name: 'state',
            label: t('state'),
            options: DEPOSIT_STATES.map((value) => ({ value, label: t(`depositState.${value}`) })),
          },
          { kind: 'text', name: 'methodId', label: t('method') },
          { kind: 'range', min: 'amountMin', max: 'amountMax', label: t('asked') },
          { kind: 'period', from: 'createdFrom', until: 'createdUntil', label: t('createdAt') },
        ]}
        rowPage={({ merchantCode, id }) => paths.deposit(merchantCode, id)}
        renderPanel={({ id, merchantCode, item, onClose, onNext, onPrevious }) => (
          <DetailPanel
            title={item?.reference ?? t('title')}
            page={paths.deposit(merchantCode, id)}
            {...{ onClose, onNext, onPrevious }}
          >
            <DepositOf key={id} {...{ merchantCode, id }} frame="panel" onDecided={onNext ?? onClose} />
          </DetailPanel>
        )}
        emptyText={t('none')}
      />
    </>
  );
}
