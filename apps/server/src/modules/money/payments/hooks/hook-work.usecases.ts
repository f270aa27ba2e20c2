import type { Job } from '../../../../platform/jobs.ts';
import {
  HOOK_BATCH,
  HOOK_CONCURRENCY,
  HOOK_MISSED_MILLISECONDS,
  HOOK_RETRY_SOON_MILLISECONDS,
  MAX_WAITING_HOOKS,
} from '../payments.config.ts';
import type { PaymentDeps } from '../payments.types.ts';
import { listUndone, type EventKey, type EventKeys, type WaitingEvent } from './provider-events.queries.ts';

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

type Deps = Pick<PaymentDeps, 'db' | 'clock' | 'log' | 'merchants'>;

/**
 * Messages that wait in this process, by account. Accounts take turns, so that a flood at one delays no other. What comes
 * during a batch of an account is its next one: two small batches cost more than one, and answers to further messages
 * wait for both.
 */
function createBatches(work: (keys: EventKeys) => Promise<void>) {
  const accounts = new Map<string, EventKeys & { eventIds: string[] }>();
  /** By account. */
  const underWay = new Map<string, Promise<void>>();
  let isScheduled = false;

  /** Starts a batch; false if nothing waits that could start, or enough are under way. */
  const next = (): boolean => {
    const first = underWay.size < HOOK_CONCURRENCY && [...accounts].find(([name]) => !underWay.has(name));
    if (!first) return false;
    const [name, waiting] = first;
    const eventIds = waiting.eventIds.splice(0, HOOK_BATCH);
    accounts.delete(name);
    if (waiting.eventIds.length > 0) accounts.set(name, waiting);
    const running = work({ ...waiting, eventIds }).finally(() => {
      underWay.delete(name);
      next();
    });
    underWay.set(name, running);
    return true;
  };

  return {
    /** @returns false if too many of the account wait already */
    add: ({ merchantId, accountId, eventId }: EventKey): boolean => {
      const name = `${merchantId}/${accountId}`;
      const waiting = accounts.get(name) ?? { merchantId, accountId, eventIds: [] };
      if (waiting.eventIds.length >= MAX_WAITING_HOOKS) return false;
      waiting.eventIds.push(eventId);
      accounts.set(name, waiting);
      if (isScheduled) return true;
      isScheduled = true;
      // Messages that are added in the same turn of the event loop go together.
      setImmediate(() => {
        isScheduled = false;
        while (next());
      });
      return true;
    },
    forget: () => accounts.clear(),
    settled: async () => {
      while (underWay.size > 0 || accounts.size > 0) {
        await Promise.all(underWay.values());
        await new Promise((resume) => setImmediate(resume));
      }
    },
  };
}

/**
 * Works on messages in the process that received them: those of an account that have come meanwhile together. A
 * message is done only when its row says so: what a process could not finish, because it ended or its queue was full,
 * the worker finds in the table. Messages of one account may overtake each other, and two processes may take the same
 * one, because taking a movement again changes nothing.
 */
export function createHookWork(
  { db, clock, log, merchants }: Deps,
  workOn: (keys: EventKeys) => Promise<void>,
): HookWork {
  const work = (keys: EventKeys): Promise<void> =>
    workOn(keys).catch((error: unknown) =>
      log.warn({ err: error, account: keys.accountId, events: keys.eventIds }, 'messages of a provider wait'),
    );
  const batches = createBatches(work);
  const missed = createBatches(work);

  /** Page by page, so that messages that fail don't keep others waiting. */
  const takeUndone = async ({ from, until }: { from: Date; until: Date }): Promise<void> => {
    for (const { id: merchantId } of await merchants.list()) {
      let after: WaitingEvent | { receivedAt: Date } | undefined = { receivedAt: from };
      while (after) {
        const page: WaitingEvent[] = await listUndone(db, { merchantId, until, after, limit: PAGE });
        for (const key of page) missed.add(key);
        await missed.settled();
        after = page.length < PAGE ? undefined : page.at(-1);
      }
    }
  };
  let isStopped = false;
  const ago = (milliseconds: number): Date => new Date(clock.now().getTime() - milliseconds);

  return {
    start: (key) => {
      if (!isStopped && !batches.add(key))
        log.warn({ account: key.accountId, event: key.eventId }, 'message of a provider waits');
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
      batches.forget();
    },
    settled: async () => {
      await batches.settled();
      await missed.settled();
    },
  };
}
