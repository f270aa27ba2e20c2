import type { Logger } from '../../../../platform/log.ts';
import { CLOCK_REST_MS } from '../lottery.config.ts';
import type { Chases } from './chases.usecases.ts';

type ClockDeps = {
  chases: Pick<Chases, 'advanceDue'>;
  merchantIds: () => Promise<readonly string[]>;
  log: Pick<Logger, 'error'>;
};

const MIN_REST_MS = 25;

/** Buys the steps of chases as draws open. Any number of workers run one; each chase is locked while one works on it. */
export function createChaseClock({ chases, merchantIds, log }: ClockDeps) {
  /** Returns whether more is due. Chases that another worker holds are due as well. */
  const runDue = async (isStopped: () => boolean): Promise<boolean> => {
    let isMore = false;
    for (const merchantId of await merchantIds())
      if (!isStopped()) isMore = (await chases.advanceDue(merchantId)) || isMore;
    return isMore;
  };
  return {
    /** Runs until the returned function is called, which waits for the work under way. */
    start: (): (() => Promise<void>) => {
      const state = { stopped: false, wake: (): void => {} };
      const run = async (): Promise<void> => {
        while (!state.stopped) {
          let isMore = false;
          try {
            isMore = await runDue(() => state.stopped);
          } catch (error) {
            log.error({ err: error }, 'steps of chases could not be bought');
          }
          if (state.stopped) return;
          await new Promise<void>((resolve) => {
            const timer = setTimeout(resolve, isMore ? MIN_REST_MS : CLOCK_REST_MS);
            state.wake = () => {
              clearTimeout(timer);
              resolve();
            };
          });
        }
      };
      const running = run();
      return async () => {
        state.stopped = true;
        state.wake();
        await running;
      };
    },
  };
}
