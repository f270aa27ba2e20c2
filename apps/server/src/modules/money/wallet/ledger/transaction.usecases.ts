import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { sqlStateOf } from '../../../../platform/db/failures.ts';
import { ensurePartitions } from '../../../../platform/db/partitions.ts';
import type { Account, Directory } from '../accounts/accounts.usecases.ts';
import { MAX_TRIES, RETRY_BASE_MILLISECONDS } from '../wallet.config.ts';
import type { MoneyTx } from '../wallet.types.ts';

/** What a money transaction has done, to be announced after its commit. */
export type MoneyContext = {
  opened: Map<string, Account>;
  changed: { merchantId: string; memberId: string }[];
};

const contexts = new WeakMap<object, MoneyContext>();

/** @throws Error if the transaction was not created by `wallet.transaction` */
export function contextOf(tx: MoneyTx): MoneyContext {
  const context = contexts.get(tx);
  if (!context) throw new Error('money moves only in wallet.transaction');
  return context;
}

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const UNIQUE_VIOLATION = '23505';
const CHECK_VIOLATION = '23514';

/** PostgreSQL reports it as a check violation. */
export const isPartitionMissing = (error: unknown): boolean =>
  sqlStateOf(error) === CHECK_VIOLATION && error instanceof Error && error.message.includes('no partition');

/** A conflict with another transaction: nothing was written, and the same work can be repeated. */
export const isWorthRepeating = (error: unknown): boolean =>
  [SERIALIZATION_FAILURE, DEADLOCK, UNIQUE_VIOLATION].includes(sqlStateOf(error) ?? '') ||
  isPartitionMissing(error);

export const backoff = (tries: number): Promise<void> => pause(RETRY_BASE_MILLISECONDS * 2 ** (tries - 1));

export type TransactionDeps = {
  db: Db;
  clock: Clock;
  directory: Directory;
  onCommitted: (changed: MoneyContext['changed']) => void;
};

/** One attempt. New accounts and changes are published only after the commit. */
async function attempt<T>(deps: TransactionDeps, work: (tx: MoneyTx) => Promise<T>): Promise<T> {
  const context: MoneyContext = { opened: new Map(), changed: [] };
  const result = await deps.db.transaction().execute(async (plain) => {
    const tx = plain as MoneyTx;
    contexts.set(tx, context);
    try {
      return await work(tx);
    } finally {
      contexts.delete(tx);
    }
  });
  deps.directory.remember(context.opened);
  if (context.changed.length > 0) deps.onCommitted(context.changed);
  return result;
}

/** Runs `work` in a transaction that may move money, and repeats it after a conflict. */
export async function transaction<T>(deps: TransactionDeps, work: (tx: MoneyTx) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt(deps, work);
    } catch (error) {
      if (tries >= MAX_TRIES || !isWorthRepeating(error)) throw error;
      if (isPartitionMissing(error)) await ensurePartitions(deps.db, deps.clock.now());
      else await backoff(tries);
    }
  }
}
