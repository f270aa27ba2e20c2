import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseUnavailable, sqlStateOf } from '../../../../platform/db/failures.ts';
import { openSession, type Session } from '../../../../platform/db/session.ts';
import { ensurePartitions } from '../../../../platform/db/partitions.ts';
import { appError, requestErrors } from '../../../../platform/http/errors.ts';
import type { Logger } from '../../../../platform/log.ts';
import type { MerchantCommand, MoneyDomain } from '../ledger/domain.rules.ts';
import { NotCommittedError, ROLLBACK, runBatch, type BatchDeps } from './batch.usecases.ts';
import {
  backoff,
  isPartitionMissing,
  isWorthRepeating,
  type MoneyContext,
} from '../ledger/transaction.usecases.ts';
import {
  LANE_RETRY_MILLISECONDS,
  MAX_BATCH_COMMANDS,
  MAX_TRIES,
  MAX_WAITING_COMMANDS,
  RECONNECT_MILLISECONDS,
  SPREAD_FROM_COMMANDS,
} from '../wallet.config.ts';

export type LaneDeps = BatchDeps & {
  log?: Pick<Logger, 'warn'> | undefined;
  onCommitted: (changed: MoneyContext['changed']) => void;
};

export type LaneOptions = {
  /** Lanes of this process; each has a connection of its own. */
  lanes?: number;
  /** 1 makes it a transaction per command. */
  maxBatch?: number;
};

/** Called with what a batch has decided, merchant by merchant, once it is committed. Must be fast and not throw. */
export type OnDecided<State> = (states: readonly State[]) => void;

export type Lane<Command, Outcome> = {
  /**
   * Resolves once the outcome is durable. A command may be submitted again with the same id at any time.
   *
   * @throws `server.unavailable` if the database was unreachable: the outcome is unknown until the command is
   *   submitted again
   */
  submit: (command: Command) => Promise<Outcome>;
  /** The same for several commands, which are decided in their order. */
  submitAll: (commands: readonly Command[]) => Promise<Outcome>[];
  /** Accepts nothing more and resolves when everything accepted is answered. */
  close: () => Promise<void>;
};

type Waiting<Command, Outcome> = {
  command: Command;
  resolve: (outcome: Outcome) => void;
  reject: (error: unknown) => void;
  /** How often it was decided again with other accounts. */
  repeated?: number;
};

/** The connection or the database failed, or the commit was not confirmed: the commands themselves are fine. */
function isLost(error: unknown, session: Session | undefined): boolean {
  const state = sqlStateOf(error);
  if (state !== undefined) return /^(?:08|57|53)/.test(state);
  return error instanceof NotCommittedError || !session?.alive() || isDatabaseUnavailable(error);
}

/** One queue with one connection: commands that arrive during a commit go together into the next. */
function createSingleLane<Command extends MerchantCommand, Outcome, State>(
  deps: LaneDeps,
  domain: MoneyDomain<Command, Outcome, State>,
  { maxBatch, onDecided }: { maxBatch: number; onDecided: OnDecided<State> | undefined },
) {
  type Item = Waiting<Command, Outcome>;
  const waiting: Item[] = [];
  let session: Session | undefined;
  let running: Promise<void> | undefined;

  const dropSession = async (): Promise<void> => {
    const lost = session;
    session = undefined;
    await lost?.close();
  };

  const connected = async (): Promise<Session> => {
    if (session?.alive()) return session;
    await dropSession();
    session = await openSession(deps.db);
    return session;
  };

  /** Puts commands first in the queue once their domain has looked up what they lacked. */
  const decideAgain = async (failed: readonly { item: Item; error: unknown }[]): Promise<void> => {
    const errors = [...new Set(failed.map(({ error }) => error))];
    const lookUps = await Promise.allSettled(
      errors.map(async (error) => domain.again?.lookUp(deps.db, error)),
    );
    const again: Item[] = [];
    for (const { item, error } of failed) {
      const lookUp = lookUps[errors.indexOf(error)];
      if (lookUp?.status === 'fulfilled') again.push({ ...item, repeated: (item.repeated ?? 0) + 1 });
      else item.reject(lookUp?.reason);
    }
    waiting.unshift(...again);
  };

  const tryBatch = async (items: readonly Item[]): Promise<void> => {
    const commands = items.map(({ command }) => command);
    const { decided, changed, states } = await runBatch(deps, await connected(), domain, commands);
    const failed: { item: Item; error: unknown }[] = [];
    for (const [index, item] of items.entries()) {
      const one = decided[index];
      if (one?.ok) item.resolve(one.outcome);
      else if ((item.repeated ?? 0) < MAX_TRIES && domain.again?.isFor(one?.error))
        failed.push({ item, error: one?.error });
      else item.reject(one?.error);
    }
    if (changed.length > 0) deps.onCommitted(changed);
    onDecided?.(states);
    if (failed.length > 0) await decideAgain(failed);
  };

  const rejectAll = (items: readonly Item[], error: unknown): void => {
    for (const { reject } of items) reject(error);
  };

  /** Always safe to repeat: committed ids are recognized and answered, not executed again. */
  const settle = async (items: readonly Item[]): Promise<void> => {
    const begun = performance.now();
    for (let tries = 1; ; tries += 1) {
      try {
        await tryBatch(items);
        return;
      } catch (error) {
        if (isLost(error, session)) {
          deps.log?.warn({ err: error, commands: items.length }, 'batch of unknown fate, trying again');
          await dropSession();
          if (performance.now() - begun > LANE_RETRY_MILLISECONDS) {
            rejectAll(items, appError(requestErrors.unavailable));
            return;
          }
          await pause(RECONNECT_MILLISECONDS);
          continue;
        }
        await session?.run([ROLLBACK]).catch(dropSession);
        if (isPartitionMissing(error) && tries === 1) await ensurePartitions(deps.db, deps.clock.now());
        else if (isWorthRepeating(error) && tries < MAX_TRIES) await backoff(tries);
        else if (items.length === 1) {
          rejectAll(items, error);
          return;
        } else {
          // A command that the database refuses must not fail the others.
          const middle = Math.ceil(items.length / 2);
          await settle(items.slice(0, middle));
          await settle(items.slice(middle));
          return;
        }
      }
    }
  };

  const work = async (): Promise<void> => {
    // Commands submitted in the same turn of the event loop go together.
    await new Promise<void>((done) => setImmediate(done));
    while (waiting.length > 0) {
      const items = waiting.splice(0, maxBatch);
      await settle(items).catch((error: unknown) => rejectAll(items, error));
      await new Promise<void>((done) => setImmediate(done));
    }
    running = undefined;
  };

  function enqueue(item: Item): void {
    waiting.push(item);
    running ??= work();
  }

  return {
    submit: (command: Command): Promise<Outcome> =>
      new Promise((resolve, reject) => {
        if (waiting.length >= MAX_WAITING_COMMANDS) reject(appError(requestErrors.unavailable));
        else enqueue({ command, resolve, reject });
      }),
    close: async (): Promise<void> => {
      await running;
      await dropSession();
    },
  };
}

/** FNV-1a, only to spread keys over lanes. */
function hash(text: string): number {
  let value = 2_166_136_261;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 16_777_619);
  return value >>> 0;
}

export function createLane<Command extends MerchantCommand, Outcome, State>(
  deps: LaneDeps,
  domain: MoneyDomain<Command, Outcome, State>,
  { lanes = 1, maxBatch = MAX_BATCH_COMMANDS }: LaneOptions = {},
  onDecided?: OnDecided<State>,
): Lane<Command, Outcome> {
  const all = Array.from({ length: lanes }, () => createSingleLane(deps, domain, { maxBatch, onDecided }));
  let underWay = 0;
  let closed = false;
  const laneFor = (command: Command) => {
    const spread = underWay >= SPREAD_FROM_COMMANDS;
    return all[spread ? hash(domain.laneKey(command)) % lanes : 0];
  };
  const submitTo = async (lane: ReturnType<typeof laneFor>, command: Command): Promise<Outcome> => {
    if (closed || !lane) throw appError(requestErrors.unavailable);
    underWay += 1;
    try {
      return await lane.submit(command);
    } finally {
      underWay -= 1;
    }
  };
  return {
    submit: (command) => submitTo(laneFor(command), command),
    submitAll: (commands) => {
      const [first] = commands;
      const lane = first && laneFor(first);
      return commands.map((command) => submitTo(lane, command));
    },
    close: async () => {
      closed = true;
      await Promise.all(all.map((lane) => lane.close()));
    },
  };
}
