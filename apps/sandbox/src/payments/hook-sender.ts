import { randomUUID } from 'node:crypto';
import { post, type OutgoingRequest } from '../outgoing-post.ts';
import type { Faults } from './faults.ts';

export type HookRequest = OutgoingRequest;

export type HookOrder = {
  provider: string;
  /** The account at the provider. */
  account: string;
  url: string;
  /** Called for every attempt. `at` is off while the provider's clock is. */
  sign: (at: Date) => HookRequest;
  /** What a stranger would send instead: another amount, signed with another key. */
  forge: (at: Date) => HookRequest;
  /** Seconds after each failed attempt until the next one. */
  retrySeconds: readonly number[];
  /** What the provider takes as acknowledged. */
  isAcknowledged?: (status: number, body: string) => boolean;
};

export type Delivery = {
  id: string;
  provider: string;
  account: string;
  url: string;
  attempts: Array<{ at: Date; status: number | null; forged: boolean }>;
  state: 'waiting' | 'delivered' | 'given_up' | 'lost';
};

const MOST = 200;
const LATE_MILLISECONDS = 5_000;
const CLOCK_ERROR_MILLISECONDS = 10 * 60_000;

/** Sends the providers' messages with their documented retries and the armed faults. */
export function createHookSender({
  faults,
  lateMilliseconds = LATE_MILLISECONDS,
}: {
  faults: Faults;
  lateMilliseconds?: number;
}) {
  let deliveries: Delivery[] = [];
  const orders = new Map<string, HookOrder>();
  const timers = new Set<NodeJS.Timeout>();
  const keptBack: Array<() => void> = [];

  const later = (milliseconds: number, run: () => void): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      run();
    }, milliseconds);
    timers.add(timer);
  };

  const signingTime = ({ provider, account }: HookOrder): Date =>
    new Date(Date.now() - (faults.take(provider, 'bad_clock', account) ? CLOCK_ERROR_MILLISECONDS : 0));

  async function attempt(delivery: Delivery, order: HookOrder): Promise<void> {
    const at = new Date();
    const answer = await post(order.url, order.sign(signingTime(order)));
    delivery.attempts.push({ at, status: answer?.status ?? null, forged: false });
    const accepts = order.isAcknowledged ?? ((status: number) => status >= 200 && status < 300);
    if (answer && accepts(answer.status, answer.body)) {
      delivery.state = 'delivered';
      orders.delete(delivery.id);
      return;
    }
    const wait = order.retrySeconds[delivery.attempts.filter(({ forged }) => !forged).length - 1];
    if (wait === undefined) delivery.state = 'given_up';
    else later(wait * 1_000, () => void attempt(delivery, order));
  }

  async function deliver(delivery: Delivery, order: HookOrder): Promise<void> {
    if (faults.take(order.provider, 'forged', order.account)) {
      const at = new Date();
      const answer = await post(order.url, order.forge(at));
      delivery.attempts.push({ at, status: answer?.status ?? null, forged: true });
    }
    await attempt(delivery, order);
    if (faults.take(order.provider, 'twice', order.account)) await attempt(delivery, order);
    for (const release of keptBack.splice(0)) release();
  }

  return {
    /** Sends a message in the background. */
    send: (order: HookOrder): Delivery => {
      const { provider, account, url } = order;
      const delivery: Delivery = {
        id: randomUUID(),
        provider,
        account,
        url,
        attempts: [],
        state: 'waiting',
      };
      deliveries = [delivery, ...deliveries.slice(0, MOST - 1)];
      orders.set(delivery.id, order);
      const run = (): void => void deliver(delivery, order);
      if (faults.take(provider, 'lost', account)) delivery.state = 'lost';
      else if (faults.take(provider, 'late', account)) later(lateMilliseconds, run);
      else if (faults.take(provider, 'reordered', account)) {
        keptBack.push(run);
        // Without a next message it is only late.
        later(lateMilliseconds, () => {
          const index = keptBack.indexOf(run);
          if (index >= 0) keptBack.splice(index, 1)[0]?.();
        });
      } else run();
      return delivery;
    },
    /** Sends an undelivered message again now, as a provider's control centre can. */
    sendAgain: async (id: string): Promise<boolean> => {
      const delivery = deliveries.find((one) => one.id === id);
      const order = orders.get(id);
      if (!delivery || !order) return false;
      delivery.state = 'waiting';
      await attempt(delivery, order);
      return true;
    },
    list: (): readonly Delivery[] => deliveries,
    close: (): void => {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}
export type HookSender = ReturnType<typeof createHookSender>;
