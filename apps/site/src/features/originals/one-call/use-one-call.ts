import { nineLanterns } from '@croupier/fairplay/games/slots.ts';
import { useMerchant } from '@croupier/web/boot/BootContext.tsx';
import { concealPayout, type Concealment } from '@croupier/web/realtime/conceal.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { createBetPlacer, type BetPlacer } from '../../../shared/bets/bet-placer.ts';
import type { BetTrouble } from '../bets/BetNotice.tsx';
import { usePace } from '../bets/use-pace.ts';
import { wait } from '../../../shared/bets/wait.ts';
import { celebrateJackpot } from '../jackpot/jackpot-won.ts';
import { playSound } from '../sound/play-sound.ts';
import { winSound } from '../sound/win-sound.ts';
import { notePlayed } from '../stats/play-log.ts';
import type { OneCallScreen, PlayedResult, ShownRound } from './screen.ts';

export type Order<Bet> = { bet: Bet; stake: bigint };

export type OneCallPlay<Bet, Facts> = {
  shown: ShownRound<Bet, Facts> | undefined;
  moving: ReadonlyArray<ShownRound<Bet, Facts>>;
  /** A bet is waiting for its answer. */
  isBusy: boolean;
  isMissing: boolean;
  trouble: BetTrouble | undefined;
  /**
   * Places one bet. `result` is undefined when the answer belonged to an earlier bet; `landed` resolves once the
   * result is shown.
   *
   * @throws ApiError
   */
  place: (
    order: Order<Bet>,
    signal?: AbortSignal,
  ) => Promise<{ result: PlayedResult<Bet, Facts> | undefined; landed: Promise<void> } | undefined>;
  /** The same for the button: errors are shown, not thrown. */
  submit: (order: Order<Bet>) => void;
  /** Ends the motion of the rounds under way. */
  skip: () => void;
  /** Retries the bet whose answer is missing. */
  recover: () => void;
};

const playOutcome = ({ payout, stake, multiplierE4 }: PlayedResult<unknown, unknown>): void =>
  playSound(payout <= stake ? 'lose' : winSound(multiplierE4));

/** The rounds of this tab in one game. Mount it again for another account. */
export function useOneCall<Bet, Facts>(
  screen: OneCallScreen<Bet, Facts>,
  isInstant: boolean,
): OneCallPlay<Bet, Facts> {
  type Result = PlayedResult<Bet, Facts>;
  const queryClient = useQueryClient();
  const { currency } = useMerchant();
  const { ready, began } = usePace(screen.game === nineLanterns.id);
  const [rounds, setRounds] = useState<ReadonlyArray<ShownRound<Bet, Facts>>>([]);
  const [isBusy, setIsBusy] = useState(false);
  const [trouble, setTrouble] = useState<BetTrouble>();
  /** Ends the motion of each round under way, oldest first. */
  const motions = useRef<AbortController[]>([]);
  /** Presses that came while an earlier bet waited for its answer, in games whose rounds overlap. */
  const queue = useRef<Array<Order<Bet>>>([]);
  const isPlacing = useRef(false);
  const [placer] = useState<BetPlacer<Order<Bet>, Result>>(() =>
    createBetPlacer({
      send: async ({ id, bet: { bet, stake } }) => {
        const answer = await call('originals.bet', {
          params: { game: screen.game },
          body: { id, stake, bet },
        });
        // The bet and the facts are those of the game that was asked for.
        return answer as Result;
      },
      newId: () => crypto.randomUUID(),
      wait: (milliseconds, signal) => {
        setTrouble({ kind: 'slow' });
        return wait(milliseconds, signal);
      },
    }),
  );
  // A player who leaves sees the payout in the balance at once.
  useEffect(
    () => () => {
      for (const motion of motions.current) motion.abort();
    },
    [],
  );

  const land = useCallback(
    async (result: Result, concealment: Concealment): Promise<void> => {
      const motion = new AbortController();
      motions.current.push(motion);
      const overlap = screen.overlap ?? 1;
      for (const earlier of motions.current.slice(0, -overlap)) earlier.abort();
      const moving = { result, hasLanded: false, startedAt: performance.now() };
      setRounds((before) => [...before.filter((round) => !round.hasLanded), moving]);
      if (!isInstant) {
        if (screen.startSound) playSound(screen.startSound);
        await wait(screen.motionMilliseconds(result), motion.signal);
      }
      motions.current = motions.current.filter((one) => one !== motion);
      setRounds((before) =>
        before.map((round) =>
          round.result.roundId === result.roundId ? { ...round, hasLanded: true } : round,
        ),
      );
      // Sounds of rounds that were cut short would pile up.
      if (!motion.signal.aborted) playOutcome(result);
      concealment.reveal();
      celebrateJackpot(result);
      screen.onLanded?.(result);
      notePlayed({
        roundId: result.roundId,
        game: screen.game,
        stakeMinor: result.stake,
        payoutMinor: result.payout,
        multiplierE4: result.multiplierE4,
        won: result.won,
        ...screen.textOf?.(result),
      });
    },
    [isInstant, screen],
  );

  const place = useCallback(
    async (order: Order<Bet>, signal?: AbortSignal) => {
      setIsBusy(true);
      isPlacing.current = true;
      if (!(await ready(signal))) {
        isPlacing.current = false;
        setIsBusy(false);
        return undefined;
      }
      const concealment = concealPayout(queryClient);
      try {
        const placed = await placer.place(order, signal);
        if (!placed) {
          concealment.reveal();
          return undefined;
        }
        began();
        const { result } = placed;
        const { balance: amount, balanceSequence: sequence } = result;
        concealment.answered({ currency, amount, sequence }, result.payout + (result.jackpot ?? 0n));
        setTrouble(placed.recovered ? { kind: 'recovered' } : undefined);
        setIsBusy(false);
        return { result: placed.recovered ? undefined : result, landed: land(result, concealment) };
      } catch (error) {
        concealment.reveal();
        setTrouble(placer.missing() ? { kind: 'missing' } : { kind: 'refused', error });
        setIsBusy(false);
        throw error;
      } finally {
        isPlacing.current = false;
      }
    },
    [placer, land, ready, began, queryClient, currency],
  );

  const submit = useCallback(
    (order: Order<Bet>) => {
      if (isPlacing.current) {
        if (queue.current.length < (screen.overlap ?? 1) - 1) queue.current.push(order);
        return;
      }
      const placeAll = async (): Promise<void> => {
        for (let next: Order<Bet> | undefined = order; next; next = queue.current.shift()) await place(next);
      };
      placeAll().catch(() => {
        // `trouble` shows the error.
        queue.current = [];
      });
    },
    [place, screen.overlap],
  );

  const skip = useCallback(() => {
    for (const motion of motions.current) motion.abort();
  }, []);

  const recover = useCallback(() => {
    const order = placer.missing();
    if (order) submit(order.bet);
  }, [placer, submit]);

  return {
    shown: rounds.at(-1),
    moving: rounds.filter(({ hasLanded }) => !hasLanded),
    isBusy,
    isMissing: trouble?.kind === 'missing',
    trouble,
    place,
    submit,
    skip,
    recover,
  };
}
