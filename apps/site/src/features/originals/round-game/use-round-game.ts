import { ApiError } from '@croupier/contract/client.ts';
import type { RoundState } from '@croupier/contract/games/originals-play.ts';
import { useMerchant } from '@croupier/web/boot/BootContext.tsx';
import { concealPayout, type Concealment } from '@croupier/web/realtime/conceal.ts';
import { useSignedIn } from '@croupier/web/session/use-session.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { call, callQuery } from '../../../shared/api/call.ts';
import type { BetTrouble } from '../bets/BetNotice.tsx';
import { createBetPlacer, type BetPlacer } from '../../../shared/bets/bet-placer.ts';
import { retryUntilKnown } from '../../../shared/bets/retry-until-known.ts';
import { usePace } from '../bets/use-pace.ts';
import { wait } from '../../../shared/bets/wait.ts';
import { celebrateJackpot } from '../jackpot/jackpot-won.ts';
import { playSound } from '../sound/play-sound.ts';
import { notePlayed } from '../stats/play-log.ts';
import { newerRound, type Round, type RoundScreen } from './round-screen.ts';
import { announceMove, onMoveElsewhere } from './rounds-channel.ts';

/** A move in another tab, or a round that is over: this page is out of date. */
const OUT_OF_DATE: ReadonlySet<string> = new Set([
  'originals.round_in_progress',
  'originals.round_not_found',
  'originals.move_mismatch',
  'originals.move_not_allowed',
]);

export type RoundOrder<Bet> = { bet: Bet; stake: bigint };

export type RoundPlay<Bet, Move, View> = {
  /** The round in progress, or the last one of this visit. */
  round: Round<Bet, Move, View> | undefined;
  hasLanded: boolean;
  isPlaying: boolean;
  isLoading: boolean;
  /** A round is starting. */
  isStarting: boolean;
  isMissing: boolean;
  /** Whether a move does something: a round is open or starting. */
  canMove: boolean;
  pending: readonly Move[];
  trouble: BetTrouble | undefined;
  start: (order: RoundOrder<Bet>) => void;
  recover: () => void;
  move: (move: Move) => void;
  /** Plays a whole round with these moves. Undefined when the answer belonged to an earlier start. @throws ApiError */
  playThrough: (
    order: RoundOrder<Bet>,
    moves: readonly Move[],
    cashOut: Move,
    signal?: AbortSignal,
  ) => Promise<Round<Bet, Move, View> | undefined>;
};

/** The rounds of this tab in one game: one round and one call at a time. Mount it again for another account. */
export function useRoundGame<Bet, Move, View>(
  screen: RoundScreen<Bet, Move, View>,
  isInstant: boolean,
): RoundPlay<Bet, Move, View> {
  type OwnRound = Round<Bet, Move, View>;
  const { game } = screen;
  const params = { game };
  const currentKey = callQuery('originals.currentRound', { params }).queryKey;
  const queryClient = useQueryClient();
  const { currency } = useMerchant();
  const isSignedIn = useSignedIn();
  const pace = usePace(false);
  const [round, setRound] = useState<OwnRound>();
  const [landed, setLanded] = useState<OwnRound>();
  const [pending, setPending] = useState<readonly Move[]>([]);
  const [isStarting, setIsStarting] = useState(false);
  const [trouble, setTrouble] = useState<BetTrouble>();
  const shown = useRef<OwnRound>(undefined);
  const queue = useRef<readonly Move[]>([]);
  const isMoving = useRef(false);
  const startsNow = useRef(false);

  const waitAndSay = useCallback((milliseconds: number, signal?: AbortSignal) => {
    setTrouble({ kind: 'slow' });
    return wait(milliseconds, signal);
  }, []);
  const [placer] = useState<BetPlacer<RoundOrder<Bet>, RoundState>>(() =>
    createBetPlacer({
      send: ({ id, bet: { bet, stake } }) =>
        call('originals.startRound', { params: { game: screen.game }, body: { id, stake, bet } }),
      newId: () => crypto.randomUUID(),
      wait: waitAndSay,
    }),
  );

  const show = (next: OwnRound | undefined): void => {
    shown.current = next;
    setRound(next);
  };
  const setQueue = (moves: readonly Move[]): void => {
    queue.current = moves;
    setPending(moves);
  };
  const refresh = useCallback(
    () => void queryClient.invalidateQueries({ queryKey: currentKey }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key belongs to the game
    [queryClient, game],
  );

  const current = useQuery({
    ...callQuery('originals.currentRound', { params }),
    enabled: isSignedIn,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  const takeCurrent = useEffectEvent((heard: RoundState | null) => {
    if (isMoving.current || startsNow.current) return;
    if (heard) {
      // The server answers with the bet, the moves and the view of the game that was asked for.
      const now = newerRound(shown.current, heard as OwnRound);
      if (shown.current?.roundId !== heard.roundId) setTrouble({ kind: 'resumed' });
      show(now);
      setLanded(now);
    } else if (shown.current && !shown.current.isOver) {
      // It ended in another tab.
      setQueue([]);
      show(undefined);
    }
  });
  useEffect(() => {
    // Again when a call of this tab has ended: an answer that arrived meanwhile was not taken.
    if (current.data !== undefined && !isStarting && pending.length === 0) takeCurrent(current.data);
  }, [current.data, isStarting, pending.length]);
  useEffect(() => onMoveElsewhere(game, refresh), [game, refresh]);

  /** Shows an answer; resolves once its motion has ended. */
  const take = async (answer: RoundState, concealment: Concealment): Promise<void> => {
    const before = shown.current;
    const heard = answer as OwnRound;
    const now = newerRound(before, heard);
    concealment.answered(
      { currency, amount: heard.balance, sequence: heard.balanceSequence },
      heard.isOver ? heard.payout : 0n,
    );
    if (now === before) {
      concealment.reveal();
      return;
    }
    const same = before?.roundId === now.roundId ? before : undefined;
    show(now);
    queryClient.setQueryData(currentKey, now.isOver ? null : answer);
    announceMove(game);
    if (!isInstant) await wait(screen.motionMilliseconds(same, now));
    setLanded(now);
    const { sound, pitch } = screen.soundOf(same, now);
    playSound(sound, pitch);
    concealment.reveal();
    if (!now.isOver) return;
    notePlayed({
      roundId: now.roundId,
      game,
      stakeMinor: now.staked,
      payoutMinor: now.payout,
      multiplierE4: now.multiplierE4,
      won: screen.isWon(now),
    });
  };

  const refused = (error: unknown): void => {
    setQueue([]);
    setTrouble(placer.missing() ? { kind: 'missing' } : { kind: 'refused', error });
    if (error instanceof ApiError && OUT_OF_DATE.has(error.code)) refresh();
  };

  const send = async (playing: OwnRound, move: Move): Promise<void> => {
    const concealment = concealPayout(queryClient);
    try {
      const body = { roundId: playing.roundId, step: playing.moves.length, move };
      const answer = await retryUntilKnown(() => call('originals.move', { params, body }), {
        wait: waitAndSay,
      });
      setTrouble(undefined);
      await take(answer, concealment);
    } finally {
      concealment.reveal();
    }
  };

  /** @throws ApiError */
  const moveQueued = async (): Promise<void> => {
    if (isMoving.current) return;
    isMoving.current = true;
    try {
      for (;;) {
        const [move] = queue.current;
        const playing = shown.current;
        if (move === undefined || !playing || playing.isOver) break;
        await send(playing, move);
        setQueue(queue.current.slice(1));
      }
    } finally {
      isMoving.current = false;
    }
    // Nothing more is done after the end.
    if (shown.current?.isOver !== false) setQueue([]);
  };

  /** @throws ApiError */
  const place = async (order: RoundOrder<Bet>, signal?: AbortSignal): Promise<boolean> => {
    setIsStarting(true);
    startsNow.current = true;
    if (!(await pace.ready(signal))) {
      startsNow.current = false;
      setIsStarting(false);
      return false;
    }
    setQueue([]);
    show(undefined);
    // An answer from before the start would say that there is no round.
    void queryClient.cancelQueries({ queryKey: currentKey });
    const concealment = concealPayout(queryClient);
    try {
      const placed = await placer.place(order, signal);
      if (!placed) return false;
      pace.began();
      setTrouble(placed.recovered ? { kind: 'recovered' } : undefined);
      setIsStarting(false);
      celebrateJackpot(placed.result);
      await take(placed.result, concealment);
      return !placed.recovered;
    } finally {
      concealment.reveal();
      startsNow.current = false;
      setIsStarting(false);
      // The start has cancelled the first load and was refused.
      if (queryClient.getQueryData(currentKey) === undefined) refresh();
    }
  };

  const start = (order: RoundOrder<Bet>): void => {
    if (startsNow.current || shown.current?.isOver === false) return;
    place(order).then(moveQueued).catch(refused);
  };

  const move = (one: Move): void => {
    const playing = shown.current?.isOver === false ? shown.current : undefined;
    // A field may be pressed before the round has started; it is opened as soon as it has.
    if (!playing && !(startsNow.current && screen.queuesMoves)) return;
    if (queue.current.length > 0 && !screen.queuesMoves) return;
    setQueue([...queue.current, one]);
    if (playing && !startsNow.current) moveQueued().catch(refused);
  };

  const playThrough = async (
    order: RoundOrder<Bet>,
    moves: readonly Move[],
    cashOut: Move,
    signal?: AbortSignal,
  ): Promise<OwnRound | undefined> => {
    try {
      const isOwn = await place(order, signal);
      for (const one of [...moves, cashOut]) {
        const playing = shown.current;
        if (!playing || playing.isOver) break;
        await send(playing, one);
      }
      return isOwn ? shown.current : undefined;
    } catch (error) {
      refused(error);
      throw error;
    }
  };

  const isPlaying = round !== undefined && !round.isOver;
  return {
    round,
    hasLanded: round !== undefined && landed === round,
    isPlaying,
    // A load that a start has cancelled is pending for ever, but loads nothing.
    isLoading: isSignedIn && current.isLoading,
    isStarting,
    isMissing: trouble?.kind === 'missing',
    canMove: isPlaying || isStarting,
    pending,
    trouble,
    start,
    recover: () => {
      const order = placer.missing();
      if (order) start(order.bet);
    },
    move,
    playThrough,
  };
}
