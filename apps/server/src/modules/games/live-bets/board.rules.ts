import { LIVE_ROWS, LIVE_SNAPSHOT_ROWS, type LiveBet } from '@croupier/contract/games/live-bets.ts';
import { DELAY_MILLISECONDS, KEPT_HIGH_ROWS, KEPT_ROWS, MINUTE_MILLISECONDS } from './live-bets.config.ts';
import type { LiveNotice, LiveRow } from './live-bets.types.ts';
import { sizeOf } from './sample.rules.ts';

const betOf = ({ stakeMinor, payoutMinor, ...row }: LiveRow): LiveBet => ({
  ...row,
  stake: stakeMinor,
  payout: payoutMinor,
});

/** What one process knows of the bets of a merchant. Times are milliseconds of its own clock. */
export function createBoard(past: readonly LiveRow[]) {
  let rows = past.slice(0, KEPT_ROWS);
  let high = past.filter(({ isHigh }) => isHigh).slice(0, KEPT_HIGH_ROWS);
  let waiting: { from: number; rows: readonly LiveRow[] }[] = [];
  let counts: { at: number; count: number }[] = [];

  const perMinute = (now: number): number => {
    counts = counts.filter(({ at }) => now - at < MINUTE_MILLISECONDS);
    return counts.reduce((sum, { count }) => sum + count, 0);
  };

  return {
    hear: (notice: LiveNotice, now: number): void => {
      if (notice.kind !== 'bets') return;
      counts.push({ at: now, count: notice.count });
      waiting.push({ from: now + DELAY_MILLISECONDS, rows: notice.rows });
    },
    /** What may be shown from now on, of all processes together: not more than one message carries. Newest first. */
    take: (now: number): LiveBet[] => {
      const due = waiting.filter(({ from }) => from <= now).flatMap((one) => one.rows);
      waiting = waiting.filter(({ from }) => from > now);
      const shown = due
        .toSorted((a, b) => Number(sizeOf(b) - sizeOf(a) > 0n) - Number(sizeOf(b) - sizeOf(a) < 0n))
        .slice(0, LIVE_ROWS)
        .toSorted((a, b) => b.at.getTime() - a.at.getTime());
      rows = [...shown, ...rows].slice(0, KEPT_ROWS);
      high = [...shown.filter(({ isHigh }) => isHigh), ...high].slice(0, KEPT_HIGH_ROWS);
      return shown.map(betOf);
    },
    /** For a page that has just come. */
    last: (): LiveBet[] => {
      const newest = rows.slice(0, LIVE_SNAPSHOT_ROWS);
      const others = high.filter((row) => !newest.includes(row)).slice(0, LIVE_SNAPSHOT_ROWS / 2);
      return [...newest, ...others].map(betOf);
    },
    perMinute,
  };
}

export type Board = ReturnType<typeof createBoard>;
