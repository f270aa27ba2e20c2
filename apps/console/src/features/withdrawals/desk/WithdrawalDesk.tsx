import type { WithdrawalAct, WithdrawalDetail } from '@croupier/contract/payments/withdrawal-desk.ts';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useListKeys } from '@croupier/web/lists/use-list-keys.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActButton } from '../../../shared/act/ActButton.tsx';
import { Detail } from '../../../shared/detail/Detail.tsx';
import { useLiveQuery } from '../../../shared/live/use-live-changes.ts';
import { useKeyHelp } from '../../../shared/palette/palette-store.ts';
import { TakeNotice } from '../../../shared/takes/TakeNotice.tsx';
import { useAttendance, useTakes } from '../../../shared/takes/use-takes.ts';
import { WITHDRAWAL_TONES } from '../../../shared/payments/state-tones.ts';
import { RECEIPT_TONES } from '../payment-tones.ts';
import { withdrawalQuery, type RowRef } from '../withdrawals.queries.ts';
import { AskedColumn } from './AskedColumn.tsx';
import { ACT_ICONS, DecisionDialog } from './DecisionDialog.tsx';
import { FactsColumn } from './FactsColumn.tsx';
import { History } from './History.tsx';
import { MoneyColumn } from './MoneyColumn.tsx';

const KEYS = { a: 'approve', r: 'reject', h: 'hold' } as const satisfies Record<string, WithdrawalAct>;

const Columns = ({ detail }: { detail: WithdrawalDetail }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-6 @2xl:grid-cols-2 @2xl:*:first:row-span-2 @4xl:grid-cols-3 @4xl:*:first:row-span-1">
    <AskedColumn detail={detail} />
    <MoneyColumn detail={detail} />
    <FactsColumn detail={detail} />
  </div>
);

type DeskProps = {
  detail: WithdrawalDetail;
  frame: 'page' | 'panel';
  /** Opens the next withdrawal after a decision. */
  onDecided: () => void;
};

/** What the operator can do now, with the reason where it is not possible. */
function useActs({ acts }: WithdrawalDetail, isTaken: boolean) {
  const t = useTranslations('console.withdrawals');
  return acts
    .filter(({ act, obstacle }) => obstacle !== 'state' || act === 'approve' || act === 'reject')
    .map(({ act, obstacle }) => {
      // The button itself names a missing permission, and who has it.
      const why = obstacle && obstacle !== 'permission' ? t(`obstacle.${obstacle}`) : undefined;
      return { act, blocked: isTaken ? t('obstacle.taken') : why, isPossible: obstacle === null && !isTaken };
    });
}

function Desk({ detail, frame, onDecided }: DeskProps) {
  const t = useTranslations('console.withdrawals');
  // The neighbour as it was when the decision began: the row then leaves the list.
  const [open, setOpen] = useState<{ act: WithdrawalAct; onDone: () => void }>();
  const begin = (act: WithdrawalAct): void => setOpen({ act, onDone: onDecided });
  const { withdrawal } = detail;
  const { merchantCode, id, state, receipt } = withdrawal;
  const row = { list: 'withdrawals', merchantCode, id } as const;
  useAttendance(row);
  const attendance = useTakes('withdrawals')(row);
  const acts = useActs(detail, attendance?.takenBy?.isMe === false);
  const press = (act: WithdrawalAct) => () => {
    if (acts.some((each) => each.act === act && each.isPossible)) begin(act);
  };
  useListKeys(Object.fromEntries(Object.entries(KEYS).map(([key, act]) => [key, press(act)])), {
    openDialogs: frame === 'panel' ? 1 : 0,
  });
  return (
    <>
      <Detail
        frame={frame}
        title={withdrawal.account}
        subtitle={withdrawal.reference}
        badges={[
          { label: t(`withdrawalState.${state}`), tone: WITHDRAWAL_TONES[state] },
          ...(receipt ? [{ label: t(`receiptState.${receipt}`), tone: RECEIPT_TONES[receipt] }] : []),
        ]}
        acts={acts.map(({ act, blocked }) => (
          <ActButton
            key={act}
            permission="payments.withdrawals.decide"
            merchantCode={merchantCode}
            blocked={blocked}
            {...(act === 'approve' && { variant: 'primary' })}
            icon={ACT_ICONS[act]}
            label={t(`act.${act}`)}
            onPress={() => begin(act)}
          />
        ))}
        notice={
          <TakeNotice row={row} attendance={attendance} mayTake={acts.some(({ isPossible }) => isPossible)} />
        }
        raw={detail}
        tabs={[
          { value: 'desk', label: t('tab.desk'), content: <Columns detail={detail} /> },
          { value: 'history', label: t('tab.history'), content: <History detail={detail} /> },
        ]}
      />
      {open && <DecisionDialog {...open} detail={detail} onClose={() => setOpen(undefined)} />}
    </>
  );
}

/** Lists the keys of the desk in the help. */
function useDeskHelp(): void {
  const t = useTranslations('console.withdrawals');
  const help = useMemo(
    () => ({
      title: t('title'),
      keys: Object.entries(KEYS).map(([key, act]) => ({ key, label: t(`act.${act}`) })),
    }),
    [t],
  );
  useKeyHelp(help);
}

type WithdrawalDeskProps = RowRef & Pick<DeskProps, 'frame'> & { onDecided?: () => void };

/** A withdrawal with everything that its decision needs. */
export function WithdrawalDesk({ merchantCode, id, frame, onDecided }: WithdrawalDeskProps) {
  const query = useQuery(withdrawalQuery({ merchantCode, id }));
  useLiveQuery('withdrawals', withdrawalQuery({ merchantCode, id }).queryKey);
  useDeskHelp();
  if (query.isPending) return <Skeleton className="h-120 rounded-card" />;
  if (query.isLoadingError) return <QueryProblem query={query} />;
  return query.data ? (
    <Desk key={id} detail={query.data} frame={frame} onDecided={() => onDecided?.()} />
  ) : null;
}
