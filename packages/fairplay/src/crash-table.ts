import { crashMultiplierAt } from './crash-curve.ts';
import { crashRules } from './crash-rules.ts';
import { payoutMinor } from './money.ts';

/** A bet in a game. Multipliers are in hundredths. */
export type TableBet = {
  id: string;
  stakeMinor: bigint;
  /** The automatic cash-out; every bet has one, because payouts are limited. */
  auto: number;
  /** Play money does not count towards the limit of the room. */
  isCounted: boolean;
};

export type CashOutHow = 'auto' | 'manual' | 'limit' | 'cut';
export type Stop = { id: string; at: number; how: CashOutHow };

export type CashOutRefusal = 'too_early' | 'out';

const E4_PER_HUNDREDTH = 100n;

/** What a stake pays at a multiplier in hundredths. */
export const crashPayout = (stakeMinor: bigint, hundredths: number): bigint =>
  payoutMinor(stakeMinor, BigInt(hundredths) * E4_PER_HUNDREDTH);

/**
 * Who is in a running game, and who leaves it when: by their automatic cash-out, by hand, or because the room has
 * reached the most that it pays. The leader uses it while the game runs, and settling uses it again afterwards. It
 * follows the multiplier, never the point, so no stop depends on what is still hidden.
 */
export function createCrashTable({
  bets,
  limitMinor,
}: {
  bets: readonly TableBet[];
  /** The most that the room pays in a game. */
  limitMinor: bigint;
}) {
  const queue = bets.toSorted((a, b) => a.auto - b.auto);
  const inside = new Map(bets.map((bet) => [bet.id, bet]));
  let next = 0;
  let openMinor = bets.reduce((sum, bet) => sum + (bet.isCounted ? bet.stakeMinor : 0n), 0n);
  let paidMinor = 0n;

  const leave = (bet: TableBet, at: number, how: CashOutHow): Stop => {
    inside.delete(bet.id);
    if (bet.isCounted) {
      openMinor -= bet.stakeMinor;
      paidMinor += crashPayout(bet.stakeMinor, at);
    }
    return { id: bet.id, at, how };
  };

  /** The highest multiplier at which everybody who is in can still be paid; undefined without counted stakes. */
  const limitAt = (): number | undefined => {
    if (openMinor === 0n) return undefined;
    const highest = Number(((limitMinor - paidMinor) * 100n) / openMinor);
    return Math.max(crashRules.minCashOut, highest);
  };

  const all = (at: number, how: CashOutHow): Stop[] => [...inside.values()].map((bet) => leave(bet, at, how));

  /** The next one whose automatic cash-out is due. */
  const nextAuto = (): TableBet | undefined => {
    while (next < queue.length && !inside.has(queue[next]?.id ?? '')) next += 1;
    return queue[next];
  };

  /** Everything that has happened once the multiplier is reached. */
  const advance = (multiplier: number): Stop[] => {
    const stops: Stop[] = [];
    for (let bet = nextAuto(); bet; bet = nextAuto()) {
      const limit = limitAt();
      if (limit !== undefined && limit < bet.auto) {
        if (limit <= multiplier) stops.push(...all(limit, 'limit'));
        break;
      }
      if (bet.auto > multiplier) break;
      stops.push(leave(bet, bet.auto, 'auto'));
    }
    return stops;
  };

  return {
    advance,
    /**
     * By hand, at the multiplier of that moment. The stops that came before it are in `before`.
     *
     * @param until the multiplier at which the game was cut, if that was before
     */
    cashOut: (id: string, at: number, until = at): { before: Stop[]; taken: Stop | CashOutRefusal } => {
      const before = advance(Math.min(at, until));
      const bet = inside.get(id);
      if (!bet) return { before, taken: 'out' };
      if (at < crashRules.minCashOut) return { before, taken: 'too_early' };
      return { before, taken: leave(bet, at, 'manual') };
    },
    /** The game is cut: everybody who is in gets this multiplier. */
    cut: (multiplier: number): Stop[] => [...advance(multiplier), ...all(multiplier, 'cut')],
    /** Takes out a bet that was voided. */
    remove: (id: string): void => {
      const bet = inside.get(id);
      if (!bet) return;
      inside.delete(id);
      if (bet.isCounted) openMinor -= bet.stakeMinor;
    },
    isIn: (id: string): boolean => inside.has(id),
    limitAt,
    /** Who is in, and what has been paid so far. */
    totals: () => ({ inside: inside.size, openMinor, paidMinor }),
  };
}

export type CrashTable = ReturnType<typeof createCrashTable>;

/** A cash-out by hand that was taken. */
export type ManualCashOut = { id: string; ms: number };

/**
 * How each bet of a finished game ended; those that are missing have lost.
 *
 * @param cutMs when the game was cut, if it did not end by itself
 */
export function settleCrash(given: {
  bets: readonly TableBet[];
  manual: readonly ManualCashOut[];
  point: number;
  cutMs: number | null;
  limitMinor: bigint;
}): Map<string, Stop> {
  const { bets, manual, point, cutMs } = given;
  const table = createCrashTable({ ...given, bets });
  const stops: Stop[] = [];
  const isCut = cutMs !== null && crashMultiplierAt(cutMs) <= point;
  const until = isCut ? crashMultiplierAt(cutMs) : point;
  for (const { id, ms } of manual.toSorted((a, b) => a.ms - b.ms)) {
    const { before, taken } = table.cashOut(id, crashMultiplierAt(ms), until);
    stops.push(...before);
    if (typeof taken === 'object') stops.push(taken);
  }
  stops.push(...(isCut ? table.cut(until) : table.advance(until)));
  return new Map(stops.map((stop) => [stop.id, stop]));
}
