import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseUnavailable, sqlStateOf } from '../../../../platform/db/failures.ts';
import { ensurePartitions } from '../../../../platform/db/partitions.ts';
import { openSession, type Session } from '../../../../platform/db/session.ts';
import type { Statement } from '../../../../platform/db/statement.ts';
import type { NamedAccount } from '../accounts/accounts.queries.ts';
import { openBulkBatch, withMark } from '../ledger/batch.queries.ts';
import { lockOwnedAccounts, writesOf, type OwnedRow } from '../ledger/ledger.queries.ts';
import type { LedgerBatch } from '../ledger/ledger.rules.ts';
import { backoff, isPartitionMissing, isWorthRepeating } from '../ledger/transaction.usecases.ts';
import { holdMark, type MarkRow } from '../seal/marks.queries.ts';
import { LANE_RETRY_MILLISECONDS, MAX_TRIES, RECONNECT_MILLISECONDS } from '../wallet.config.ts';
import { NotCommittedError, ROLLBACK } from './batch.usecases.ts';
import type { LaneDeps } from './lane.usecases.ts';

/** Money of many members of one merchant that moves in one commit, for reasons that are known beforehand. */
export type BulkChunk = {
  merchantId: string;
  /** Numbers of the members' accounts to lock. */
  accounts: readonly number[];
  /** Numbers of the house accounts that take part. */
  house: readonly number[];
  /**
   * Claims the chunk and returns a row, unless it has been written before. It runs first, so it stands for looking up
   * the ids of the transfers.
   */
  guard: Statement;
  /** Read once the accounts are locked. */
  reads?: readonly Statement[];
  /**
   * Posts transfers and figures by the rules of every batch, and returns what else the commit writes. It gets the rows
   * of `reads`.
   */
  decide: (ledger: LedgerBatch, answers: readonly (readonly unknown[])[]) => readonly Statement[];
};

export type Bulk = {
  /** False if the guard returned no row: nothing is written then. */
  write: (chunk: BulkChunk) => Promise<boolean>;
  close: () => Promise<void>;
};

const plain = (name: string): Statement => ({ name, text: name, values: [] });

/** One attempt, in two round trips: claim, lock and read; write and commit. */
async function attempt(
  { clock, onCommitted }: LaneDeps,
  session: Session,
  { merchantId, accounts, house, guard, reads = [], decide }: BulkChunk,
): Promise<boolean> {
  const [, claimed, locked, marks, ...answered] = await session.run([
    plain('begin'),
    guard,
    lockOwnedAccounts(merchantId, accounts),
    holdMark(merchantId),
    ...reads,
  ]);
  if ((claimed?.rows.length ?? 0) === 0) {
    await session.run([ROLLBACK]);
    return false;
  }
  const run = async (statements: readonly Statement[]) =>
    (await session.run(statements)).map(({ rows }) => rows);
  const answers = [[], marks?.rows ?? []];
  const [, [mark] = []] = (await withMark(run, { merchantId, now: clock.now() }, answers)) as MarkRow[][];
  if (!mark) throw new Error(`merchant ${merchantId} has no seal mark`);
  const rows: readonly unknown[] = locked?.rows ?? [];
  // Only now: who waited for locks is later than the one it waited for.
  const ledger = openBulkBatch(
    clock.now(),
    { merchantId, house },
    { locked: rows as readonly OwnedRow[], mark },
  );
  const more = decide(
    ledger,
    answered.map(({ rows: of }) => of),
  );
  const changes = ledger.changes();
  const done = await session.run([...writesOf([changes]), ...more, plain('commit')]);
  if (done.at(-1)?.command !== 'COMMIT') throw new NotCommittedError('the transaction was rolled back');
  if (changes.members.length > 0) onCommitted(changes.members);
  return true;
}

/** One connection that writes chunk after chunk. */
export function createBulk(deps: LaneDeps): Bulk {
  let session: Session | undefined;

  const drop = async (): Promise<void> => {
    const lost = session;
    session = undefined;
    await lost?.close();
  };

  /** After a lost answer the guard tells whether the chunk was written. */
  const write = async (chunk: BulkChunk): Promise<boolean> => {
    const begun = performance.now();
    for (let tries = 1; ; tries += 1) {
      try {
        session = session?.alive() ? session : await openSession(deps.db);
        return await attempt(deps, session, chunk);
      } catch (error) {
        const isLost =
          error instanceof NotCommittedError || !session?.alive() || isDatabaseUnavailable(error);
        if (isLost) {
          await drop();
          if (performance.now() - begun > LANE_RETRY_MILLISECONDS) throw error;
          deps.log?.warn({ err: error }, 'chunk of unknown fate, trying again');
          await pause(RECONNECT_MILLISECONDS);
          continue;
        }
        await session?.run([ROLLBACK]).catch(drop);
        if (isPartitionMissing(error) && tries === 1) await ensurePartitions(deps.db, deps.clock.now());
        else if (isWorthRepeating(error) && sqlStateOf(error) !== '23505' && tries < MAX_TRIES)
          await backoff(tries);
        else throw error;
      }
    }
  };
  return { write, close: drop };
}

/** The number of an account; it is opened if it does not exist. */
export async function accountNumber({ db, directory }: LaneDeps, account: NamedAccount): Promise<number> {
  const { accounts, opened } = await directory.resolve(db, [account]);
  directory.remember(opened);
  const [found] = accounts.values();
  if (!found) throw new Error('an account was neither found nor opened');
  return found.id;
}
