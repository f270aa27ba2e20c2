import type { DiceResult } from '@croupier/contract/games/originals.ts';
import type { DiceBet } from '@croupier/fairplay/dice.ts';
import { applyBalance } from '@croupier/web/realtime/balance.ts';
import { useMerchant } from '@croupier/web/boot/BootContext.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { createBetPlacer, type BetPlacer } from '../bets/bet-placer.ts';
import type { BetTrouble } from '../bets/BetNotice.tsx';
import { wait } from '../bets/wait.ts';
import { celebrateJackpot } from '../jackpot/jackpot-won.ts';
import { playSound } from '../sound/play-sound.ts';
import { notePlayed } from '../stats/play-log.ts';

/** Duration of the marker's animation. */
const ROLL_MILLISECONDS = 240;
const BIG_WIN_E4 = 100_000;

export type DiceStake = DiceBet & { stake: bigint };
type Placer = BetPlacer<DiceStake, DiceResult>;

/** A roll on screen: moving, then landed. */
export type ShownRoll = { result: DiceResult; hasLanded: boolean };

export type DiceGame = {
  shown: ShownRoll | undefined;
  /** A bet is waiting for its answer. */
  isBusy: boolean;
  isMissing: boolean;
  trouble: BetTrouble | undefined;
  /** Places one bet and shows the result. Undefined when the answer belonged to an earlier bet. @throws ApiError */
  place: (stake: DiceStake, signal?: AbortSignal) => Promise<DiceResult | undefined>;
  /** The same for the button: errors are shown, not thrown. */
  roll: (stake: DiceStake) => void;
  /** Retries the bet whose answer is missing. */
  recover: () => void;
};

const soundOf = ({ payout, stake, multiplierE4 }: DiceResult): void => {
  if (payout <= stake) playSound('lose');
  else playSound(multiplierE4 >= BIG_WIN_E4 ? 'bigWin' : 'win');
};

/** The dice game of this tab. Mount it again for another account. */
export function useDice(isInstant: boolean): DiceGame {
  const queryClient = useQueryClient();
  const { currency } = useMerchant();
  const [shown, setShown] = useState<ShownRoll>();
  const latest = useRef<string>(undefined);
  const [isBusy, setIsBusy] = useState(false);
  const [trouble, setTrouble] = useState<BetTrouble>();
  const [placer] = useState<Placer>(() =>
    createBetPlacer({
      send: ({ id, bet }) => call('originals.diceBet', { body: { id, ...bet } }),
      newId: () => crypto.randomUUID(),
      wait: (milliseconds, signal) => {
        setTrouble({ kind: 'slow' });
        return wait(milliseconds, signal);
      },
    }),
  );

  /** Animates to the result and shows it, unless a newer bet has been placed meanwhile. */
  const land = useCallback(
    async (result: DiceResult, signal?: AbortSignal): Promise<void> => {
      latest.current = result.roundId;
      if (!isInstant) {
        setShown({ result, hasLanded: false });
        playSound('roll');
        await wait(ROLL_MILLISECONDS, signal);
      }
      if (latest.current === result.roundId) {
        setShown({ result, hasLanded: true });
        soundOf(result);
      }
      celebrateJackpot(result);
      applyBalance(queryClient, { currency, amount: result.balance, sequence: result.balanceSequence });
      notePlayed({
        roundId: result.roundId,
        game: 'dice',
        stakeMinor: result.stake,
        payoutMinor: result.payout,
        multiplierE4: result.multiplierE4,
        won: result.won,
        rollHundredths: result.rollHundredths,
      });
    },
    [currency, isInstant, queryClient],
  );

  const place = useCallback(
    async (stake: DiceStake, signal?: AbortSignal): Promise<DiceResult | undefined> => {
      setIsBusy(true);
      try {
        const placed = await placer.place(stake, signal);
        if (!placed) return undefined;
        setTrouble(placed.recovered ? { kind: 'recovered' } : undefined);
        setIsBusy(false);
        await land(placed.result, signal);
        return placed.recovered ? undefined : placed.result;
      } catch (error) {
        setTrouble(placer.missing() ? { kind: 'missing' } : { kind: 'refused', error });
        setIsBusy(false);
        throw error;
      }
    },
    [placer, land],
  );

  const roll = useCallback(
    (stake: DiceStake) => {
      // `trouble` shows the error.
      place(stake).catch(() => undefined);
    },
    [place],
  );

  const recover = useCallback(() => {
    const order = placer.missing();
    if (order) roll(order.bet);
  }, [placer, roll]);

  return { shown, isBusy, isMissing: trouble?.kind === 'missing', trouble, place, roll, recover };
}
