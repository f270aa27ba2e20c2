import type { Job } from '../../../../platform/jobs.ts';
import { createQueue } from '../../../../platform/queue.ts';
import {
  HOOK_CONCURRENCY,
  HOOK_MISSED_MILLISECONDS,
  HOOK_RETRY_SOON_MILLISECONDS,
  MAX_WAITING_HOOKS,
} from '../payments.config.ts';
import type { PaymentDeps } from '../payments.types.ts';
import { listUndone, type EventKey, type WaitingEvent } from './provider-events.queries.ts';

const PAGE = 100;
const BEGINNING = new Date(0);

export type HookWork = {
  /** Works on a stored message soon, without letting anybody wait. */
  start: (key: EventKey) => void;
  /** Takes recent messages that no process has finished. */
  takeMissed: () => Promise<void>;
  /** The same for all older ones. */
  job: Job;
  /** Starts nothing more of what waits. */
  stop: () => void;
  settled: () => Promise<void>;
};

/**
 * Works on messages in the process that received them, a few at once. A message is done only when its row says so:
 * what a process could not finish, because it ended or its queue was full, the worker finds in the table. Messages of
 * one account may overtake each other, and two processes may take the same one, because taking a movement again
 * changes nothing.
 */
export function createHookWork(
  { db, clock, log, merchants }: Pick<PaymentDeps, 'db' | 'clock' | 'log' | 'merchants'>,
  work: (key: EventKey) => Promise<void>,
): HookWork {
  const queue = createQueue({ concurrency: HOOK_CONCURRENCY, maxWaiting: MAX_WAITING_HOOKS });
  const underWay = new Set<Promise<void>>();
  let isStopped = false;

  const run = (key: EventKey, lane: string, task: () => Promise<void>): Promise<void> => {
    const running = queue(task, { lane })
      .catch((error: unknown) =>
        log.warn({ err: error, account: key.accountId, event: key.eventId }, 'message of a provider waits'),
      )
      .finally(() => underWay.delete(running));
    underWay.add(running);
    return running;
  };

  /** Page by page, so that messages that fail don't keep others waiting. */
  const takeUndone = async ({ from, until }: { from: Date; until: Date }): Promise<void> => {
    for (const { id: merchantId } of await merchants.list()) {
      let after: WaitingEvent | { receivedAt: Date } | undefined = { receivedAt: from };
      while (after) {
        const page: WaitingEvent[] = await listUndone(db, { merchantId, until, after, limit: PAGE });
        await Promise.all(page.map((key) => run(key, 'missed', () => work(key))));
        after = page.length < PAGE ? undefined : page.at(-1);
      }
    }
  };
  const ago = (milliseconds: number): Date => new Date(clock.now().getTime() - milliseconds);

  return {
    start: (key) => {
      void run(key, `${key.merchantId}/${key.accountId}`, async () => {
        if (!isStopped) await work(key);
      });
    },
    takeMissed: () =>
      takeUndone({ from: ago(HOOK_RETRY_SOON_MILLISECONDS), until: ago(HOOK_MISSED_MILLISECONDS) }),
    job: {
      name: 'payments-messages',
      cron: '* * * * *',
      run: () => takeUndone({ from: BEGINNING, until: ago(HOOK_MISSED_MILLISECONDS) }),
    },
    stop: () => {
      isStopped = true;
    },
    settled: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
