import type { Clock } from '../../../platform/clock.ts';
import type { Logger } from '../../../platform/log.ts';
import { TELL_MILLISECONDS } from './jackpot.config.ts';

export type PoolState = {
  merchantId: string;
  currency: string;
  amountMinor: bigint;
  newestHit: string | undefined;
};
export type PoolNews = Omit<PoolState, 'newestHit'> & {
  hit: boolean;
  /** Grows with the time, so that pages know older news also when another process told them. */
  sequence: string;
};

export type WatchOptions = {
  /** Every pool as it stands now. */
  readPools: () => Promise<PoolState[]>;
  /** Nobody there: nothing is read. */
  isAnybodyThere: () => boolean;
  tell: (news: PoolNews) => void;
  clock: Clock;
  log: Logger;
  everyMilliseconds?: number;
};

/** Tells what has changed in the pools, every few seconds. Returns how to end it. */
export function watchPools(options: WatchOptions): () => Promise<void> {
  const { readPools, isAnybodyThere, tell, clock, log, everyMilliseconds = TELL_MILLISECONDS } = options;
  const told = new Map<string, PoolState>();
  let sequence = 0;
  let looking: Promise<void> | undefined;

  const news = (pool: Omit<PoolNews, 'sequence'>): void => {
    sequence = Math.max(sequence + 1, clock.now().getTime());
    tell({ ...pool, sequence: String(sequence) });
  };
  const look = async (): Promise<void> => {
    for (const { newestHit, ...pool } of await readPools()) {
      const before = told.get(pool.merchantId);
      told.set(pool.merchantId, { ...pool, newestHit });
      const hit = before !== undefined && before.newestHit !== newestHit;
      if (hit || before?.amountMinor !== pool.amountMinor) news({ ...pool, hit });
    }
  };
  const timer = setInterval(() => {
    if (looking || !isAnybodyThere()) return;
    looking = look()
      .catch((error: unknown) => log.error({ err: error }, 'the jackpot could not be read'))
      .finally(() => (looking = undefined));
  }, everyMilliseconds);

  return async () => {
    clearInterval(timer);
    await looking;
  };
}
