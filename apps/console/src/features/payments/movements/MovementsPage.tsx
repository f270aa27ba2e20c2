import {
  MOVEMENT_QUEUES,
  movementList,
  type MovementItem,
} from '@croupier/contract/payments/reconciliation.ts';
import { MOVEMENT_STATES } from '@croupier/contract/payments/deposit-desk.ts';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/call.ts';
import { DetailPanel } from '../../../shared/detail/DetailPanel.tsx';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import type { ListColumn } from '../../../shared/list/list-types.ts';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import { useTitle } from '../../../shared/use-title.ts';
import { MOVEMENT_TONES } from '../payment-tones.ts';
import { PaymentsNav } from '../PaymentsHeader.tsx';
import { MovementOf } from './MovementView.tsx';

function useColumns(): ListColumn<MovementItem>[] {
  const t = useTranslations('console.payments');
  const format = useConsoleFormat();
  return [
    { key: 'at', header: t('at'), cell: ({ at }) => format.instant(at) },
    { key: 'payer', header: t('payer'), cell: ({ payer }) => payer || '—' },
    { key: 'text', header: t('text'), isWideOnly: true, cell: ({ text }) => text || '—' },
    { key: 'accountName', header: t('account'), isWideOnly: true, cell: ({ accountName }) => accountName },
    {
      key: 'state',
      header: t('state'),
      card: 'aside',
      cell: ({ state, direction }) => (
        <>
          <Badge tone={MOVEMENT_TONES[state]}>{t(`movementState.${state}`)}</Badge>
          <span className="block text-xs text-subtle">{t(`directions.${direction}`)}</span>
        </>
      ),
    },
    {
      key: 'amount',
      header: t('amount'),
      align: 'end',
      cell: ({ amount, asset }) => format.amount(amount, asset),
    },
    {
      key: 'waiting',
      header: t('waitingAmount'),
      align: 'end',
      cell: ({ waiting, asset }) => (waiting > 0n ? format.amount(waiting, asset) : '—'),
    },
    {
      key: 'theirId',
      header: t('theirId'),
      isOptional: true,
      cell: ({ theirId }) => <code className="text-xs">{theirId}</code>,
    },
  ];
}

/** What providers have reported, and money that waits for an owner. */
export function MovementsPage() {
  const t = useTranslations('console.payments');
  useTitle(t('pages.unmatched'));
  return (
    <>
      <PaymentsNav />
      <ListPage
        list={movementList}
        title={t('pages.unmatched')}
        text={t('texts.unmatched')}
        load={(query, signal) => call('movementDesk.list', { query }, { signal })}
        columns={useColumns()}
        filters={[
          {
            kind: 'choice',
            name: 'queue',
            label: t('queue'),
            options: MOVEMENT_QUEUES.map((value) => ({ value, label: t(`queues.${value}`) })),
          },
          { kind: 'text', name: 'text', label: t('text') },
          { kind: 'text', name: 'theirId', label: t('theirId') },
          {
            kind: 'choice',
            name: 'state',
            label: t('state'),
            options: MOVEMENT_STATES.map((value) => ({ value, label: t(`movementState.${value}`) })),
          },
          { kind: 'range', min: 'amountMin', max: 'amountMax', label: t('amount') },
          { kind: 'period', from: 'atFrom', until: 'atUntil', label: t('at') },
        ]}
        renderPanel={({ id, merchantCode, item, onClose, onNext, onPrevious }) => (
          <DetailPanel title={item?.payer || t('refunds.movement')} {...{ onClose, onNext, onPrevious }}>
            <MovementOf key={id} {...{ merchantCode, id }} />
          </DetailPanel>
        )}
        emptyText={t('noMovements')}
      />
    </>
  );
}
