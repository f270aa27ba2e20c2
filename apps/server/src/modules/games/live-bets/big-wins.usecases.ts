import type { LiveWin } from '@croupier/contract/games/live-bets.ts';
import type { Clock } from '../../../platform/clock.ts';
import { DELAY_MILLISECONDS, WIN_GAP_MILLISECONDS } from './live-bets.config.ts';
import type { LiveNotice } from './live-bets.types.ts';
import { biggestWin } from './sample.rules.ts';

export type WinNews = {
  merchantId: string;
  win: LiveWin;
  /** Increases with time, so that clients can discard older news, even from another process. */
  sequence: string;
};

/** Tells pages of big wins: of each merchant at most one in a few seconds, as late as the table of bets. */
export function createBigWins({ clock }: { clock: Clock }) {
  const toldAt = new Map<string, number>();
  const timers = new Set<NodeJS.Timeout>();
  let tell: ((news: WinNews) => void) | undefined;
  let sequence = 0;

  return {
    watch: (listener: (news: WinNews) => void): void => {
      tell = listener;
    },
    hear: (notice: LiveNotice): void => {
      if (notice.kind !== 'bets' || !tell) return;
      const { merchantId } = notice;
      const now = clock.now().getTime();
      const win = biggestWin(notice.rows);
      if (!win || now - (toldAt.get(merchantId) ?? -Infinity) < WIN_GAP_MILLISECONDS) return;
      toldAt.set(merchantId, now);
      const { id, gameId, name, at, stakeMinor: stake, payoutMinor: payout } = win;
      const timer = setTimeout(() => {
        timers.delete(timer);
        sequence = Math.max(sequence + 1, clock.now().getTime());
        tell?.({ merchantId, win: { id, gameId, name, at, stake, payout }, sequence: String(sequence) });
      }, DELAY_MILLISECONDS).unref();
      timers.add(timer);
    },
    stop: (): void => {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
