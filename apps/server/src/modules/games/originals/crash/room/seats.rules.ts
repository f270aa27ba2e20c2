import type { CrashRow } from '@croupier/contract/games/crash-room.ts';
import { PLAY_MONEY } from '@croupier/contract/money/play-money.ts';
import { crashPayout, type Stop } from '@croupier/fairplay/crash-table.ts';
import type { CrashBetRow } from '../bets/bets.types.ts';
import { SHOWN_ROWS } from '../crash.config.ts';

/** `row` numbers the bets of a game, so that nobody learns the ids of others. */
export type Seat = { bet: CrashBetRow; row: number; at: number | null };

type Left = { row: number; at: number | null };

const isShown = ({ bet }: Seat): boolean => bet.currency !== PLAY_MONEY;

const rowOf = ({ bet, row, at }: Seat): CrashRow => ({
  row,
  name: bet.name,
  stake: bet.stakeMinor,
  cashedAt: at,
});

const byStake = (a: Seat, b: Seat): number => {
  const difference = b.bet.stakeMinor - a.bet.stakeMinor;
  return difference === 0n ? a.row - b.row : Number(difference > 0n) - Number(difference < 0n);
};

/** The bets of one game as everybody sees them, and what has changed since it was last told. Play money isn't shown. */
export function createSeats() {
  const seats = new Map<string, Seat>();
  let rows = 0;
  let joined: Seat[] = [];
  let left: Left[] = [];

  return {
    find: (id: string): Seat | undefined => seats.get(id),
    of: (memberId: string): Seat[] => [...seats.values()].filter(({ bet }) => bet.memberId === memberId),
    /** Does nothing for a bet that has a seat. */
    join: (bet: CrashBetRow): void => {
      if (seats.has(bet.id)) return;
      rows += 1;
      const seat = { bet, row: rows, at: null };
      seats.set(bet.id, seat);
      if (isShown(seat)) joined.push(seat);
    },
    cancel: (id: string): void => {
      const seat = seats.get(id);
      if (!seat) return;
      seats.delete(id);
      joined = joined.filter(({ bet }) => bet.id !== id);
      if (isShown(seat)) left.push({ row: seat.row, at: null });
    },
    leave: ({ id, at }: Pick<Stop, 'id' | 'at'>): void => {
      const seat = seats.get(id);
      if (!seat || seat.at !== null) return;
      seat.at = at;
      if (isShown(seat)) left.push({ row: seat.row, at });
    },
    totals: () => {
      const shown = [...seats.values()].filter(isShown);
      return {
        bets: shown.length,
        inside: shown.filter(({ at }) => at === null).length,
        stake: shown.reduce((sum, { bet }) => sum + bet.stakeMinor, 0n),
        paid: shown.reduce(
          (sum, { bet, at }) => sum + (at === null ? 0n : crashPayout(bet.stakeMinor, at)),
          0n,
        ),
      };
    },
    /** The largest stakes. */
    rows: (): CrashRow[] =>
      [...seats.values()].filter(isShown).toSorted(byStake).slice(0, SHOWN_ROWS).map(rowOf),
    hasNews: (): boolean => joined.length > 0 || left.length > 0,
    /** What has changed, once. */
    takeNews: (): { joined: CrashRow[]; left: Left[] } => {
      const news = { joined: joined.toSorted(byStake).slice(0, SHOWN_ROWS).map(rowOf), left };
      [joined, left] = [[], []];
      return news;
    },
  };
}

export type Seats = ReturnType<typeof createSeats>;
