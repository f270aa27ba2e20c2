import type { CrashBet } from '@croupier/contract/games/crash-room.ts';
import { ApiError } from '@croupier/contract/client.ts';
import { useMerchant } from '@croupier/web/boot/BootContext.tsx';
import { applyBalance } from '@croupier/web/realtime/balance.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { createBetPlacer } from '../../../shared/bets/bet-placer.ts';
import type { BetTrouble } from '../bets/BetNotice.tsx';
import { wait } from '../../../shared/bets/wait.ts';
import { roomAfter } from '../../../shared/crash-room/crash-room.ts';
import { takeInTime } from './late-bet.ts';
import { onAnswer, room, sayCashOut } from '../../../shared/crash-room/room-store.ts';

type Order = { gameNo: number; stake: bigint; auto: number | null };
type Placed = Awaited<ReturnType<typeof sendBet>>;
const sendBet = (id: string, order: Order) => call('crash.bet', { body: { id, ...order } });

export type Wish = { stake: bigint; auto: number | null };

export type Slot = {
  betId: string | undefined;
  /** Placed when bets open again. */
  queued: Wish | undefined;
  isBusy: boolean;
  trouble: BetTrouble | undefined;
  place: (wish: Wish) => void;
  /** Places a bet in the game that takes bets; undefined if there is none. @throws ApiError */
  take: (wish: Wish) => Promise<Placed | undefined>;
  queue: (wish: Wish | undefined) => void;
  cancel: (bet: CrashBet) => void;
  cashOut: (bet: CrashBet) => void;
};

const LONGEST_ANSWER_MILLISECONDS = 4_000;

const refused = (code: string): BetTrouble => ({
  kind: 'refused',
  error: new ApiError({ code, message: '', value: null }, 409),
});

/** One of the two bets of this page. */
export function useSlot(): Slot {
  const queryClient = useQueryClient();
  const { currency } = useMerchant();
  const [betId, setBetId] = useState<string>();
  const [queued, setQueued] = useState<Wish>();
  const [isLate, setLate] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [cashing, setCashing] = useState<string>();
  const [trouble, setTrouble] = useState<BetTrouble>();
  const [placer] = useState(() =>
    createBetPlacer<Order, Placed>({
      send: ({ id, bet }) => sendBet(id, bet),
      newId: () => crypto.randomUUID(),
      wait: (milliseconds, signal) => {
        setTrouble({ kind: 'slow' });
        return wait(milliseconds, signal);
      },
    }),
  );

  const took = useCallback(
    ({ bet, balance, balanceSequence }: Placed): void => {
      setBetId(bet.id);
      room.set(roomAfter(room.get(), { kind: 'own', bets: [bet] }));
      applyBalance(queryClient, { currency, amount: balance, sequence: balanceSequence });
    },
    [currency, queryClient],
  );

  const guard = useCallback(async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setTrouble(undefined);
    try {
      await work();
      // What was said while the answer was awaited.
      setTrouble(undefined);
    } catch (error) {
      setTrouble({ kind: 'refused', error });
    }
    setBusy(false);
  }, []);

  const take = useCallback(
    async (wish: Wish): Promise<Placed | undefined> => {
      const gameNo = room.get().state?.gameNo;
      if (gameNo === null || gameNo === undefined) return undefined;
      const placed = await placer.place({ gameNo, ...wish });
      if (placed) took(placed.result);
      return placed?.result;
    },
    [placer, took],
  );

  const place = useCallback(
    (wish: Wish): void => {
      setQueued(undefined);
      setLate(false);
      const onLate = (): void => {
        setQueued(wish);
        setLate(true);
      };
      void guard(() => takeInTime(() => take(wish), { room, onLate }));
    },
    [guard, take],
  );

  const queue = useCallback((wish: Wish | undefined): void => {
    setQueued(wish);
    setLate(false);
  }, []);

  const cancel = useCallback(
    (bet: CrashBet): void =>
      void guard(async () => took(await call('crash.cancel', { body: { betId: bet.id } }))),
    [guard, took],
  );

  const cashOut = useCallback((bet: CrashBet): void => {
    setTrouble(undefined);
    setCashing(bet.id);
    if (sayCashOut(bet.id)) return;
    setCashing(undefined);
    setTrouble(refused('originals.not_taken'));
  }, []);

  useEffect(() => {
    if (cashing === undefined) return undefined;
    const stop = onAnswer(({ betId: answered, code }) => {
      if (answered !== cashing) return;
      setCashing(undefined);
      if (code !== null) setTrouble(refused(code));
    });
    const timer = setTimeout(() => setCashing(undefined), LONGEST_ANSWER_MILLISECONDS);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [cashing]);

  return {
    betId,
    queued,
    isBusy: isBusy || cashing !== undefined,
    trouble: trouble ?? (queued && isLate ? { kind: 'late' } : undefined),
    place,
    take,
    queue,
    cancel,
    cashOut,
  };
}
