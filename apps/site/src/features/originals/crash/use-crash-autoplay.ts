import type { CrashBet } from '@croupier/contract/games/crash-room.ts';
import { useCallback } from 'react';
import { call } from '../../../shared/api/call.ts';
import { room } from '../../../shared/crash-room/room-store.ts';
import type { BetTrouble } from '../bets/BetNotice.tsx';
import { wait } from '../../../shared/bets/wait.ts';
import { useInstant } from '../use-skips-animation.ts';
import {
  useAutoplay,
  type Autoplay,
  type AutoplayPace,
  type AutoplayResult,
  type PlaceOne,
} from '../one-call/use-autoplay.ts';
import { takeInTime } from './late-bet.ts';
import { decidedBet, openGame, untilRoom } from './until-room.ts';
import { useSlot } from './use-slot.ts';

/** Games have a pause of their own. */
const PACE: AutoplayPace<AutoplayResult> = { pauseMilliseconds: 0 };
const RECORD_MILLISECONDS = 1_000;

/** What was paid for a bet, by the record: the page has missed how its game ended. */
async function recordedPayout(id: string): Promise<bigint | undefined> {
  for (;;) {
    const { state, payout } = await call('rounds.get', { params: { id } });
    if (state !== 'open') return state === 'settled' ? payout : undefined;
    await wait(RECORD_MILLISECONDS);
  }
}

/** Undefined if the stake came back. */
async function payoutOf(placed: CrashBet): Promise<bigint | undefined> {
  const bet = await untilRoom(room, (view) => decidedBet(view, placed));
  if (bet === 'missed') return recordedPayout(placed.id);
  const counts = bet && ['cashed', 'won', 'lost'].includes(bet.state);
  return counts ? bet.payout : undefined;
}

/** Autoplay of one bet a game, each with the same automatic cash-out in hundredths. */
export function useCrashAutoplay(): { autoplay: Autoplay<number>; trouble: BetTrouble | undefined } {
  const { take, trouble } = useSlot();
  const isInstant = useInstant();
  const place: PlaceOne<number, AutoplayResult> = useCallback(
    async ({ bet: auto, stake }, signal) => {
      const gameNo = await untilRoom(room, openGame, signal);
      if (gameNo === undefined) return undefined;
      let placed: Awaited<ReturnType<typeof take>>;
      const placing = async (): Promise<void> => {
        placed = await take({ stake, auto });
      };
      await takeInTime(placing, { room, onLate: () => undefined });
      if (!placed) return undefined;
      const payout = await payoutOf(placed.bet);
      const landed = Promise.resolve();
      if (payout === undefined) return { result: undefined, landed };
      const balance = placed.balance + payout;
      return { result: { stake, payout, won: payout >= stake, balance }, landed };
    },
    [take],
  );
  return { autoplay: useAutoplay(PACE, place, isInstant), trouble };
}
