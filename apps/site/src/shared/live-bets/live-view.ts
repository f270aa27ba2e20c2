import type { LiveBet, LiveBetsMessage } from '@croupier/contract/games/live-bets.ts';

/** The live bets as this page knows them, newest first. */
export type LiveView = {
  rows: readonly LiveBet[];
  high: readonly LiveBet[];
  perMinute: number;
  /** Nothing has been received yet. */
  isEmpty: boolean;
};

export const EMPTY_LIVE: LiveView = { rows: [], high: [], perMinute: 0, isEmpty: true };

const KEPT = 40;

/** After a message: a snapshot replaces what is shown, a delta comes on top. */
export function liveAfter(view: LiveView, { kind, rows, perMinute }: LiveBetsMessage): LiveView {
  const [before, highBefore] = kind === 'snapshot' ? [[], []] : [view.rows, view.high];
  const high = rows.filter(({ isHigh }) => isHigh);
  return {
    rows: rows.length > 0 || kind === 'snapshot' ? [...rows, ...before].slice(0, KEPT) : before,
    high: high.length > 0 || kind === 'snapshot' ? [...high, ...highBefore].slice(0, KEPT) : highBefore,
    perMinute,
    isEmpty: false,
  };
}

const E4 = 10_000n;

/** What a bet came back with, in ten-thousandths of the stake. */
export const multiplierE4 = ({ stake, payout }: Pick<LiveBet, 'stake' | 'payout'>): number =>
  stake > 0n ? Number((payout * E4) / stake) : 0;
