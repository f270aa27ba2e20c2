import type { RoundState } from '@croupier/contract/games/originals-play.ts';
import { ApiError } from '@croupier/contract/client.ts';
import type { MinesMove } from '@croupier/fairplay/games/mines.ts';
import { applyBalance } from '@croupier/web/realtime/balance.ts';
import { useMerchant } from '@croupier/web/boot/BootContext.tsx';
import { useSignedIn } from '@croupier/web/session/use-session.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { call, callQuery } from '../../../shared/api/call.ts';
import { retryUntilKnown, type Wait } from '../bets/retry-until-known.ts';
import { createBetPlacer, type BetPlacer } from '../bets/bet-placer.ts';
import type { BetTrouble } from '../bets/BetNotice.tsx';
import { wait } from '../bets/wait.ts';
import { celebrateJackpot } from '../jackpot/jackpot-won.ts';
import { playSound } from '../sound/play-sound.ts';
import { notePlayed } from '../stats/play-log.ts';
import { gemsOf, minesRoundOf, newerRound, type MinesRound } from './mines-round.ts';
import { announceMove, onMoveElsewhere } from './moves-channel.ts';

type MinesBet = { stake: bigint; mines: number };
type Placer = BetPlacer<MinesBet, MinesRound>;

const MINES = { params: { game: 'mines' } };
const CURRENT_KEY = callQuery('originals.currentRound', MINES).queryKey;
const BIG_WIN_E4 = 100_000;
/** A move in another tab, or a round that is over: this page is out of date. */
const OUT_OF_DATE: ReadonlySet<string> = new Set([
  'originals.round_in_progress',
  'originals.round_not_found',
  'originals.move_mismatch',
]);

export type MinesGame = {
  /** The round in progress, or the last one of this visit. */
  round: MinesRound | undefined;
  isPlaying: boolean;
  isLoading: boolean;
  /** Starting or cashing out. */
  isBusy: boolean;
  isMissing: boolean;
  /** Whether pressing a field does something: a round is open or starting. */
  canOpen: boolean;
  /** Fields that were pressed and are not answered yet, in order. */
  opening: readonly number[];
  trouble: BetTrouble | undefined;
  start: (bet: MinesBet) => void;
  recover: () => void;
  reveal: (field: number) => void;
  cashOut: () => void;
};

function soundOf(before: MinesRound | undefined, now: MinesRound): void {
  if (now.state === 'busted') playSound('bomb');
  else if (now.state === 'cashed_out') playSound(now.multiplierE4 >= BIG_WIN_E4 ? 'bigWin' : 'win');
  else if (now.revealed.length > (before?.revealed.length ?? 0)) playSound('gem', now.revealed.length);
  else playSound('tick');
}

/** Makes the next move of a round. Repeating it changes nothing, so it is retried until the answer is known. */
async function makeMove(round: MinesRound, move: MinesMove, wait: Wait): Promise<MinesRound> {
  const body = { roundId: round.roundId, step: round.moves.length, move };
  return minesRoundOf(await retryUntilKnown(() => call('originals.move', { ...MINES, body }), { wait }));
}

/** The mines game of this tab: one round and one call at a time. Mount it again for another account. */
export function useMines(): MinesGame {
  const queryClient = useQueryClient();
  const { currency } = useMerchant();
  const isSignedIn = useSignedIn();
  const [round, setRound] = useState<MinesRound>();
  const [opening, setOpening] = useState<readonly number[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const [trouble, setTrouble] = useState<BetTrouble>();
  const shown = useRef<MinesRound>(undefined);
  const queue = useRef<number[]>([]);
  const isRevealing = useRef(false);
  const isStarting = useRef(false);

  const waitAndSay = useCallback((milliseconds: number, signal?: AbortSignal) => {
    setTrouble({ kind: 'slow' });
    return wait(milliseconds, signal);
  }, []);
  const [placer] = useState<Placer>(() =>
    createBetPlacer({
      send: async ({ id, bet: { stake, mines } }) =>
        minesRoundOf(await call('originals.startRound', { ...MINES, body: { id, stake, bet: { mines } } })),
      newId: () => crypto.randomUUID(),
      wait: waitAndSay,
    }),
  );

  const show = useCallback((next: MinesRound | undefined) => {
    shown.current = next;
    setRound(next);
  }, []);
  const clearQueue = useCallback(() => {
    queue.current = [];
    setOpening([]);
  }, []);

  const current = useQuery({
    ...callQuery('originals.currentRound', MINES),
    enabled: isSignedIn,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  const takeCurrent = useEffectEvent((state: RoundState | null) => {
    if (isRevealing.current) return;
    if (state) {
      const heard = minesRoundOf(state);
      if (shown.current?.roundId !== heard.roundId) setTrouble({ kind: 'resumed' });
      show(newerRound(shown.current, heard));
    } else if (shown.current?.state === 'playing') {
      // Finished in another tab.
      clearQueue();
      show(undefined);
    }
  });
  useEffect(() => {
    // Again when a call of this tab has ended: an answer that arrived meanwhile was not taken.
    if (current.data !== undefined && !isBusy) takeCurrent(current.data);
  }, [current.data, isBusy]);
  useEffect(
    () => onMoveElsewhere(() => void queryClient.invalidateQueries({ queryKey: CURRENT_KEY })),
    [queryClient],
  );

  const take = useCallback(
    (heard: MinesRound) => {
      const before = shown.current;
      const now = newerRound(before, heard);
      if (now === before) return;
      show(now);
      soundOf(before?.roundId === now.roundId ? before : undefined, now);
      applyBalance(queryClient, { currency, amount: now.balance, sequence: now.balanceSequence });
      queryClient.setQueryData(CURRENT_KEY, now.isOver ? null : now);
      announceMove();
      if (now.state === 'playing') return;
      notePlayed({
        roundId: now.roundId,
        game: 'mines',
        stakeMinor: now.stake,
        payoutMinor: now.payout,
        multiplierE4: now.state === 'busted' ? 0 : now.multiplierE4,
        won: now.state === 'cashed_out' && gemsOf(now) > 0,
      });
    },
    [currency, queryClient, show],
  );

  const refused = useCallback(
    (error: unknown) => {
      clearQueue();
      setTrouble(placer.missing() ? { kind: 'missing' } : { kind: 'refused', error });
      if (error instanceof ApiError && OUT_OF_DATE.has(error.code))
        void queryClient.invalidateQueries({ queryKey: CURRENT_KEY });
    },
    [clearQueue, placer, queryClient],
  );

  const revealQueued = useCallback(async () => {
    if (isRevealing.current) return;
    isRevealing.current = true;
    try {
      for (;;) {
        const [field] = queue.current;
        const playing = shown.current;
        if (field === undefined || playing?.state !== 'playing') break;
        take(await makeMove(playing, { field }, waitAndSay));
        setTrouble(undefined);
        queue.current = queue.current.slice(1);
        setOpening(queue.current);
      }
    } catch (error) {
      refused(error);
    } finally {
      isRevealing.current = false;
    }
    // Nothing more is opened after a mine.
    if (shown.current?.state !== 'playing') clearQueue();
  }, [clearQueue, refused, take, waitAndSay]);

  const start = useCallback(
    (bet: MinesBet) => {
      if (isBusy || shown.current?.state === 'playing') return;
      setIsBusy(true);
      isStarting.current = true;
      clearQueue();
      show(undefined);
      // An answer from before the start would say that there is no round.
      void queryClient.cancelQueries({ queryKey: CURRENT_KEY });
      placer
        .place(bet)
        .then((placed) => {
          if (!placed) return;
          setTrouble(placed.recovered ? { kind: 'recovered' } : undefined);
          take(placed.result);
          celebrateJackpot(placed.result);
          void revealQueued();
        }, refused)
        .finally(() => {
          isStarting.current = false;
          setIsBusy(false);
        });
    },
    [clearQueue, placer, isBusy, queryClient, refused, revealQueued, show, take],
  );

  const recover = useCallback(() => {
    const order = placer.missing();
    if (order) start(order.bet);
  }, [placer, start]);

  const reveal = useCallback(
    (field: number) => {
      const playing = shown.current?.state === 'playing' ? shown.current : undefined;
      // The field may be pressed before the round has started; it is opened as soon as it has.
      if (!isStarting.current && (!playing || isBusy)) return;
      if (playing?.revealed.includes(field) || queue.current.includes(field)) return;
      queue.current = [...queue.current, field];
      setOpening(queue.current);
      if (playing) void revealQueued();
    },
    [isBusy, revealQueued],
  );

  const cashOut = useCallback(() => {
    const playing = shown.current;
    if (playing?.state !== 'playing' || isBusy || queue.current.length > 0) return;
    if (playing.revealed.length === 0) return;
    setIsBusy(true);
    makeMove(playing, 'cash_out', waitAndSay)
      .then((ended) => {
        setTrouble(undefined);
        take(ended);
      }, refused)
      .finally(() => setIsBusy(false));
  }, [isBusy, refused, take, waitAndSay]);

  return {
    round,
    isPlaying: round?.state === 'playing',
    isLoading: isSignedIn && current.isPending,
    isBusy,
    canOpen: round === undefined ? isBusy : round.state === 'playing' && !isBusy,
    isMissing: trouble?.kind === 'missing',
    opening,
    trouble,
    start,
    recover,
    reveal,
    cashOut,
  };
}
