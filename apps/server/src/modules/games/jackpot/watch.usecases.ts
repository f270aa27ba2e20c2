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
  /** Increases with time, so that clients can discard older news, even from another process. */
  sequence: string;
};

export type WatchOptions = {
  /** The current state of every pool. */
  readPools: () => Promise<PoolState[]>;
  /** If false, nothing is read. */
  hasListeners: () => boolean;
  tell: (news: PoolNews) => void;
  clock: Clock;
  log: Logger;
  everyMilliseconds?: number;
};

/** Reports changes of the pools every few seconds. Returns a function that stops it. */
export function watchPools(options: WatchOptions): () => Promise<void> {
  const { readPools, hasListeners, tell, clock, log, everyMilliseconds = TELL_MILLISECONDS } = options;
  const reported = new Map<string, PoolState>();
  let sequence = 0;
  let reading: Promise<void> | undefined;

  const news = (pool: Omit<PoolNews, 'sequence'>): void => {
    sequence = Math.max(sequence + 1, clock.now().getTime());
    tell({ ...pool, sequence: String(sequence) });
  };
  const read = async (): Promise<void> => {
    for (const { newestHit, ...pool } of await readPools()) {
      const before = reported.get(pool.merchantId);
      reported.set(pool.merchantId, { ...pool, newestHit });
      const hit = before !== undefined && before.newestHit !== newestHit;
      if (hit || before?.amountMinor !== pool.amountMinor) news({ ...pool, hit });
    }
  };
  const timer = setInterval(() => {
    if (reading || !hasListeners()) return;
    reading = read()
      .catch((error: unknown) => log.error({ err: error }, 'the jackpot could not be read'))
      .finally(() => (reading = undefined));
  }, everyMilliseconds);

  return async () => {
    clearInterval(timer);
    await reading;
  };
}
