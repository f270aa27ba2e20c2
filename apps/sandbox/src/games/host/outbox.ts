import { randomUUID } from 'node:crypto';
import { post } from '../../outgoing-post.ts';
import type { Calls, NewCall } from './calls.ts';
import type {
  Asked,
  Call,
  Operator,
  Outcome,
  Player,
  WalletProtocol,
  ProtocolId,
  Visit,
  WalletRequest,
} from './vendor.types.ts';
import type { Store } from './store.ts';
import type { VendorFaults } from './vendor-faults.ts';

export type OutboxTimes = {
  /** After the first failed attempt; doubles with each further one. */
  retryMilliseconds: number;
  lateMilliseconds: number;
};
const TIMES: OutboxTimes = { retryMilliseconds: 1_000, lateMilliseconds: 5_000 };
const LONGEST_WAIT_MILLISECONDS = 10 * 60_000;
const BET_ATTEMPTS = 3;
const CLOCK_ERROR_MILLISECONDS = 10 * 60_000;

export type OutboxParts = {
  calls: Calls;
  faults: VendorFaults;
  protocols: Readonly<Record<ProtocolId, WalletProtocol>>;
  store: Store;
  now: () => number;
  /** Books the outcome, in the transaction that keeps it. */
  onFinished: (call: Call, outcome: Outcome) => void;
  /** Who a call is about. */
  about: (call: Pick<Call, 'operator' | 'player' | 'visit'>) => {
    operator: Operator;
    player: Player;
    visit: Visit;
  };
  times?: Partial<OutboxTimes> | undefined;
};

const rollbackOf = (bet: Call): NewCall => ({
  id: randomUUID(),
  operator: bet.operator,
  player: bet.player,
  visit: bet.visit,
  unit: bet.unit,
  game: bet.game,
  reference: bet.reference,
  order: { kind: 'rollback', bet: bet.id },
});

/**
 * Sends the wallet calls. Calls of one unit are sent one after the other; a bet has three attempts and is then rolled
 * back, everything else is repeated until the operator answers.
 */
export function createOutbox({
  store,
  calls,
  faults,
  protocols,
  now,
  about,
  onFinished,
  times,
}: OutboxParts) {
  const { retryMilliseconds, lateMilliseconds } = { ...TIMES, ...times };
  const lanes = new Map<string, Promise<unknown>>();
  const waiters = new Map<string, Promise<Outcome>>();
  const wakeups = new Map<NodeJS.Timeout, () => void>();
  const keptBack = new Map<string, () => void>();
  const state = { isClosed: false };

  const sleep = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(() => {
        wakeups.delete(timer);
        resolve();
      }, milliseconds);
      wakeups.set(timer, resolve);
    });

  const timeOf = (vendor: string, account: string): Date =>
    new Date(now() - (faults.take(vendor, 'clock', account) ? CLOCK_ERROR_MILLISECONDS : 0));

  /** Sends a request; undefined: no answer. */
  async function exchange(request: WalletRequest): Promise<{ status: number; body: string } | undefined> {
    return (await post(request.url, request)) ?? undefined;
  }

  /** Waits until another call of the operator was sent, or for a while. */
  async function keepBack(operator: Operator): Promise<void> {
    await Promise.race([
      new Promise<void>((release) => keptBack.set(operator.id, release)),
      sleep(lateMilliseconds),
    ]);
    keptBack.delete(operator.id);
  }

  async function attempt(call: Call): Promise<Outcome> {
    const parties = about(call);
    const { operator } = parties;
    const protocol = protocols[operator.protocol];
    const takes = (fault: Parameters<VendorFaults['take']>[1]): boolean =>
      faults.take(operator.vendor, fault, operator.account);
    if (takes('down')) return { kind: 'unknown' };
    const asked: Asked = { ...parties, at: timeOf(operator.vendor, operator.account) };
    if (takes('reordered')) await keepBack(operator);
    else keptBack.get(operator.id)?.();
    if (takes('late')) await sleep(lateMilliseconds);
    if (takes('forged')) await exchange(protocol.forged(protocol.request(call, asked)));
    const sends = takes('twice') ? 2 : 1;
    const answers = await Promise.all(
      Array.from({ length: sends }, () => exchange(protocol.request(call, asked))),
    );
    const answer = answers.at(-1);
    if (!answer || takes('lost') || takes('cut')) return { kind: 'unknown' };
    return protocol.outcome(answer, call);
  }

  const finish = (call: Call, state: Exclude<Call['state'], 'waiting'>, outcome: Outcome): void =>
    store.transaction(() => {
      calls.finish(call.id, state, outcome);
      onFinished(call, outcome);
    });

  /** In one transaction: without its rollback, a bet that the operator has booked would stay there. */
  const finishWithRollback = (bet: Call, state: 'refused' | 'given_up', outcome: Outcome): Call =>
    store.transaction(() => {
      finish(bet, state, outcome);
      return calls.add(rollbackOf(bet));
    });

  /** A bet under its own rollback, which the operator must refuse. */
  async function rollBackFirst(bet: Call): Promise<void> {
    const { operator } = about(bet);
    if (!faults.take(operator.vendor, 'rollback_first', operator.account)) return;
    await deliver(calls.add(rollbackOf(bet)));
  }

  async function deliver(call: Call): Promise<Outcome> {
    if (call.order.kind === 'bet' && call.attempts === 0) await rollBackFirst(call);
    for (let attempts = call.attempts + 1; !state.isClosed; attempts += 1) {
      calls.countAttempt(call.id);
      const outcome = await attempt(call);
      if (state.isClosed) break;
      if (outcome.kind !== 'unknown') {
        // The operator may have booked a bet that it refuses for a reason we do not know.
        if (call.order.kind === 'bet' && outcome.kind === 'refused' && outcome.reason === 'other')
          await deliver(finishWithRollback(call, 'refused', outcome));
        else finish(call, outcome.kind, outcome);
        return outcome;
      }
      if (call.order.kind === 'bet' && attempts >= BET_ATTEMPTS) {
        // The player is told now; the rollback goes on for as long as it takes.
        void enqueue(finishWithRollback(call, 'given_up', outcome));
        return outcome;
      }
      const wait = Math.min(retryMilliseconds * 2 ** (attempts - 1), LONGEST_WAIT_MILLISECONDS);
      await sleep(call.order.kind === 'bet' ? retryMilliseconds : wait);
    }
    // The process ends: nobody may act on this outcome, and the next process sends the call again.
    return new Promise(() => undefined);
  }

  function enqueue(call: Call): Promise<Outcome> {
    const before = lanes.get(call.unit) ?? Promise.resolve();
    const sent = before.then(() => deliver(call));
    lanes.set(call.unit, sent);
    waiters.set(call.id, sent);
    void sent.finally(() => {
      waiters.delete(call.id);
      if (lanes.get(call.unit) === sent) lanes.delete(call.unit);
    });
    return sent;
  }

  return {
    /** Sends a call that was written, in the background. */
    send: (call: Call): Promise<Outcome> => enqueue(call),
    /** How a call ended, or will end. */
    outcomeOf: (id: string): Promise<Outcome> | undefined => {
      const outcome = calls.find(id)?.outcome;
      return waiters.get(id) ?? (outcome ? Promise.resolve(outcome) : undefined);
    },
    /** Sends again what a stopped process left without an answer. */
    resume: (): void => {
      const waiting = calls.listWaiting();
      const ids = new Set(waiting.map(({ id }) => id));
      // A rollback whose bet waits too was written to arrive before it, and must not void it once it is accepted.
      const isEarly = ({ order }: Call): boolean => order.kind === 'rollback' && ids.has(order.bet);
      for (const call of waiting.filter(isEarly)) void enqueue(call);
      for (const call of waiting) if (!isEarly(call)) void enqueue(call);
    },
    close: (): void => {
      state.isClosed = true;
      for (const [timer, wake] of wakeups) {
        clearTimeout(timer);
        wake();
      }
      wakeups.clear();
    },
  };
}
export type Outbox = ReturnType<typeof createOutbox>;
