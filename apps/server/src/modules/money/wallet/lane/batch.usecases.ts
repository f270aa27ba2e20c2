import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/database.ts';
import type { Session } from '../../../../platform/db/session.ts';
import type { Statement } from '../../../../platform/db/statement.ts';
import type { Directory } from '../accounts/accounts.usecases.ts';
import { openLedgerBatch, readsOf } from '../ledger/batch.queries.ts';
import { askedOf, gather, type MoneyDomain } from '../ledger/domain.rules.ts';
import { writesOf } from '../ledger/ledger.queries.ts';
import type { MoneyContext } from '../ledger/transaction.usecases.ts';

export type Decided<Outcome> = { ok: true; outcome: Outcome } | { ok: false; error: unknown };

const plain = (name: string): Statement => ({ name, text: name, values: [] });
const BEGIN = plain('begin');
const COMMIT = plain('commit');
export const ROLLBACK = plain('rollback');

export type BatchDeps = { db: Db; clock: Clock; directory: Directory };

/** The commit did not say COMMIT: whatever was wrong, nothing was written. */
export class NotCommittedError extends Error {
  override name = 'NotCommittedError';
}

/**
 * One transaction for many commands, in two round trips: lock and read; write and commit. In between everything is
 * decided in memory, one command after another, exactly as if each had come alone.
 */
export async function runBatch<Command, Outcome, State>(
  { db, clock, directory }: BatchDeps,
  session: Session,
  domain: MoneyDomain<Command, Outcome, State>,
  commands: readonly Command[],
): Promise<{ decided: Decided<Outcome>[]; changed: MoneyContext['changed'] }> {
  const { accounts, opened } = await directory.resolve(db, commands.flatMap(domain.accounts));
  if (opened.size > 0) directory.remember(opened);
  const { distinct, accountOf } = gather(accounts);
  const ledgerReads = readsOf(distinct, askedOf(commands.flatMap(domain.ids), accountOf));
  const answers = await session.run([BEGIN, ...ledgerReads, ...domain.reads(commands)]);
  const rows = answers.slice(1).map((answer) => answer.rows);
  const ledger = openLedgerBatch(clock.now(), distinct, rows.slice(0, ledgerReads.length));
  const state = domain.open(rows.slice(ledgerReads.length));

  const decided = commands.map((command): Decided<Outcome> => {
    try {
      return { ok: true, outcome: domain.decide(command, ledger, state, accountOf) };
    } catch (error) {
      return { ok: false, error };
    }
  });
  const changes = ledger.changes();
  const done = await session.run([...writesOf(changes), ...domain.writes(state), COMMIT]);
  if (done.at(-1)?.command !== 'COMMIT') throw new NotCommittedError('the transaction was rolled back');
  return { decided, changed: changes.members };
}
