import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/database.ts';
import type { Session } from '../../../../platform/db/session.ts';
import type { Statement } from '../../../../platform/db/statement.ts';
import type { Directory } from '../accounts/accounts.usecases.ts';
import { groupOf, readAndDecide, type Opened, type Run } from '../ledger/deciding.usecases.ts';
import { accountFinder, askedOf, groupByMerchant } from '../ledger/domain.rules.ts';
import type { MerchantCommand, MoneyDomain } from '../ledger/domain.rules.ts';
import { writesOf } from '../ledger/ledger.queries.ts';
import type { MoneyContext } from '../ledger/transaction.usecases.ts';

export type Decided<Outcome> = { ok: true; outcome: Outcome } | { ok: false; error: unknown };

const plain = (name: string): Statement => ({ name, text: name, values: [] });
const BEGIN = plain('begin');
const COMMIT = plain('commit');
export const ROLLBACK = plain('rollback');

export type BatchDeps = { db: Db; clock: Clock; directory: Directory };

/** The commit was not confirmed, so nothing was written. */
export class NotCommittedError extends Error {
  override name = 'NotCommittedError';
}

/**
 * One transaction for many commands, in two round trips: lock and read; write and commit. In between everything is
 * decided in memory, one command after another, as if each were alone. Every statement except inserts concerns one
 * merchant, so that a distributed database runs it on that merchant's node.
 */
export async function runBatch<Command extends MerchantCommand, Outcome, State>(
  { db, clock, directory }: BatchDeps,
  session: Session,
  domain: MoneyDomain<Command, Outcome, State>,
  commands: readonly Command[],
): Promise<{ decided: Decided<Outcome>[]; changed: MoneyContext['changed']; states: State[] }> {
  const { accounts, opened: newAccounts } = await directory.resolve(db, commands.flatMap(domain.accounts));
  if (newAccounts.size > 0) directory.remember(newAccounts);
  const accountOf = accountFinder(accounts);
  const groups = groupByMerchant(commands, accounts).map((group) => ({
    ...group,
    ids: askedOf(group.commands.flatMap(domain.ids), accountOf),
  }));

  let begun = false;
  const run: Run = async (statements) => {
    const answers = await session.run(begun ? statements : [BEGIN, ...statements]);
    const rows = answers.slice(begun ? 0 : 1).map((answer) => answer.rows);
    begun = true;
    return rows;
  };
  const decideAll = (opened: Opened<State>): Decided<Outcome>[] => {
    const late = new Map<string, unknown>();
    const decided = commands.map((command): Decided<Outcome> => {
      const { ledger, state } = groupOf(opened, command.merchantId);
      try {
        // In order: what comes after a command that is decided again is decided again as well.
        if (late.size > 0 && late.has(domain.laneKey(command))) throw late.get(domain.laneKey(command));
        return { ok: true, outcome: domain.decide(command, ledger, state, accountOf) };
      } catch (error) {
        if (domain.again?.isFor(error)) late.set(domain.laneKey(command), error);
        return { ok: false, error };
      }
    });
    for (const { ledger, state } of opened.values()) domain.finish?.(ledger, state, accountOf);
    return decided;
  };
  const { opened, result } = await readAndDecide(run, { clock, domain, groups, decide: decideAll });

  const changes = [...opened.values()].map(({ ledger }) => ledger.changes());
  const states = [...opened.values()].map(({ state }) => state);
  const writes = [...writesOf(changes), ...domain.writes(states)];
  const done = await session.run([...writes, COMMIT]);
  if (done.at(-1)?.command !== 'COMMIT') throw new NotCommittedError('the transaction was rolled back');
  return { decided: result, changed: changes.flatMap(({ members }) => members), states };
}
