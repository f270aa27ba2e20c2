import { RECEIPT_STATES, WITHDRAWAL_STATES } from '@croupier/contract/payments/payment-states.ts';
import {
  WITHDRAWAL_QUEUES,
  withdrawalList,
  type WithdrawalItem,
} from '@croupier/contract/payments/withdrawal-desk.ts';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { CircleCheck } from 'lucide-react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { call } from '../../../shared/call.ts';
import { DetailPanel } from '../../../shared/detail/DetailPanel.tsx';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import type { ListColumn, OpenRow } from '../../../shared/list/list-types.ts';
import { TakeBadge } from '../../../shared/takes/TakeNotice.tsx';
import { useTakes } from '../../../shared/takes/use-takes.ts';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import { useTitle } from '../../../shared/use-title.ts';
import { WITHDRAWAL_TONES } from '../../../shared/payments/state-tones.ts';
import { RECEIPT_TONES } from '../payment-tones.ts';
import { WithdrawalsNav } from '../WithdrawalsNav.tsx';
import { BulkApproval } from './BulkApproval.tsx';
import { WithdrawalDesk } from './WithdrawalDesk.tsx';

function useColumns(): ListColumn<WithdrawalItem>[] {
  const t = useTranslations('console.withdrawals');
  const format = useConsoleFormat();
  const takesOf = useTakes('withdrawals');
  return [
    {
      key: 'account',
      header: t('member'),
      cell: (item) => (
        <>
          {item.account}
          <TakeBadge attendance={takesOf(item)} />
        </>
      ),
    },
    {
      key: 'amount',
      header: t('amount'),
      align: 'end',
      cell: ({ amount, currency }) => (
        <span className="font-semibold">{format.amount(amount, currency)}</span>
      ),
    },
    {
      key: 'state',
      header: t('state'),
      card: 'aside',
      cell: ({ state, receipt }) => (
        <span className="flex flex-wrap gap-1.5">
          <Badge tone={WITHDRAWAL_TONES[state]}>{t(`withdrawalState.${state}`)}</Badge>
          {receipt && <Badge tone={RECEIPT_TONES[receipt]}>{t(`receiptState.${receipt}`)}</Badge>}
        </span>
      ),
    },
    {
      key: 'rules',
      header: t('rules'),
      cell: ({ autoRulesHold }) =>
        autoRulesHold ? (
          <span className="flex items-center gap-1.5 text-win max-sm:justify-end">
            <CircleCheck aria-hidden className="size-4 shrink-0" />
            {t('allHold')}
          </span>
        ) : (
          <span className="text-muted">{t('look')}</span>
        ),
    },
    {
      key: 'to',
      header: t('beneficiary'),
      isWideOnly: true,
      cell: ({ bank, numberEnd }) => (
        <span className="whitespace-nowrap">
          {bank} ••• {numberEnd}
        </span>
      ),
    },
    {
      key: 'requestedAt',
      header: t('requestedAt'),
      cell: ({ requestedAt }) => format.instant(requestedAt),
    },
    {
      key: 'promisedAt',
      header: t('promisedAt'),
      cell: ({ promisedAt }) => promisedAt && format.instant(promisedAt),
      isWideOnly: true,
    },
    {
      key: 'reference',
      header: t('reference'),
      isOptional: true,
      cell: ({ reference }) => <code className="text-xs">{reference}</code>,
    },
    {
      key: 'decidedBy',
      header: t('decidedBy'),
      isOptional: true,
      cell: ({ approvedByName, decidedByName }) =>
        [approvedByName, decidedByName].filter((name) => name !== null).join(', '),
    },
  ];
}

/** The desk over the list. After a decision the next withdrawal opens by itself. */
function Panel({ open }: { open: OpenRow<WithdrawalItem> }) {
  const t = useTranslations('console.withdrawals');
  const { id, merchantCode, item, onClose, onNext, onPrevious } = open;
  return (
    <DetailPanel
      title={item?.account ?? t('title')}
      page={paths.withdrawal(merchantCode, id)}
      {...{ onClose, onNext, onPrevious }}
    >
      <WithdrawalDesk {...{ merchantCode, id }} frame="panel" onDecided={onNext ?? onClose} />
    </DetailPanel>
  );
}

function List({ title, text, isDesk = false }: { title: string; text: string; isDesk?: boolean }) {
  const t = useTranslations('console.withdrawals');
  useTitle(title);
  return (
    <>
      <WithdrawalsNav />
      <ListPage
        list={withdrawalList}
        title={title}
        text={text}
        load={(query, signal) => call('withdrawalDesk.list', { query }, { signal })}
        columns={useColumns()}
        filters={[
          {
            kind: 'choice',
            name: 'queue',
            label: t('queue'),
            options: WITHDRAWAL_QUEUES.map((value) => ({ value, label: t(`queues.${value}`) })),
          },
          {
            kind: 'choice',
            name: 'state',
            label: t('state'),
            options: WITHDRAWAL_STATES.map((value) => ({ value, label: t(`withdrawalState.${value}`) })),
          },
          {
            kind: 'choice',
            name: 'receipt',
            label: t('receipt'),
            options: RECEIPT_STATES.map((value) => ({ value, label: t(`receiptState.${value}`) })),
          },
          { kind: 'text', name: 'account', label: t('member') },
          { kind: 'text', name: 'reference', label: t('reference') },
          { kind: 'range', min: 'amountMin', max: 'amountMax', label: t('amount') },
          { kind: 'period', from: 'requestedFrom', until: 'requestedUntil', label: t('requestedAt') },
        ]}
        rowPage={({ merchantCode, id }) => paths.withdrawal(merchantCode, id)}
        renderPanel={(open) => <Panel open={open} />}
        {...(isDesk && {
          renderBulkActs: (selected: readonly WithdrawalItem[], clear: () => void) => (
            <BulkApproval {...{ selected, clear }} />
          ),
        })}
        emptyText={t('none')}
      />
    </>
  );
}

/** Withdrawals in every state. */
export function WithdrawalsPage() {
  const t = useTranslations('console.withdrawals');
  return <List title={t('pages.all')} text={t('texts.all')} />;
}

const OLDEST_FIRST = 'requestedAt';

/** Withdrawals that wait for an operator, the oldest first. */
export function DeskPage() {
  const t = useTranslations('console.withdrawals');
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  if (!search.has('queue')) {
    const desk = new URLSearchParams(search);
    desk.set('queue', 'toDecide');
    desk.set('sort', OLDEST_FIRST);
    return <Navigate to={`${pathname}?${desk.toString()}`} replace />;
  }
  return <List title={t('pages.desk')} text={t('texts.desk')} isDesk />;
}
