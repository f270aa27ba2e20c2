import type { Clock } from '../../../../platform/clock.ts';
import { runStatement, type Row } from '../../../../platform/db/statement.ts';
import { together } from '../../../../platform/db/together.ts';
import { appError } from '../../../../platform/http/errors.ts';
import type { Directory } from '../accounts/accounts.usecases.ts';
import { normalBatch } from './ids.rules.ts';
import { groupOf, readAndDecide, type Opened, type Run } from './deciding.usecases.ts';
import { accountFinder, askedOf, type MerchantCommand, type MoneyDomain } from './domain.rules.ts';
import { writesOf } from './ledger.queries.ts';
import { contextOf } from './transaction.usecases.ts';
import { MAX_TRIES } from '../wallet.config.ts';
import { transferDomain, type TransferOutcome } from './transfers.usecases.ts';
import type { MoneyTx, PostedTransfer, TransferBatch } from '../wallet.types.ts';

type PostingDeps = { clock: Clock; directory: Directory };

function acceptedOf(outcome: TransferOutcome | undefined): PostedTransfer[] {
  if (outcome?.status === 'accepted') return outcome.transfers;
  throw appError(outcome?.error ?? { code: 'server.internal', status: 500 });
}

function merchantOf(commands: readonly MerchantCommand[]): string {
  const [merchantId, ...others] = new Set(commands.map((command) => command.merchantId));
  if (merchantId === undefined || others.length > 0)
    throw new Error('a transaction moves money of exactly one merchant');
  return merchantId;
}

/**
 * Decides commands of one merchant in the caller's transaction, by the same rules as a lane. Accounts stay locked
 * until it ends, so call it as late as possible and with everything that belongs together. `linked` are plain
 * transfers posted with the commands or not at all. Errors of `decide` reach the caller, and nothing is written then.
 */
async function decideOnce<Command extends MerchantCommand, Outcome, State>(
  { clock, directory }: PostingDeps,
  tx: MoneyTx,
  domain: MoneyDomain<Command, Outcome, State>,
  commands: readonly Command[],
  linked?: TransferBatch,
): Promise<Outcome[]> {
  const context = contextOf(tx);
  const along = linked && linked.transfers.length > 0 ? [normalBatch(linked)] : [];
  const merchantId = merchantOf([...commands, ...along]);
  const { accounts, opened } = await directory.resolve(tx, [
    ...commands.flatMap(domain.accounts),
    ...along.flatMap(transferDomain.accounts),
  ]);
  for (const [key, account] of opened) context.opened.set(key, account);
  const accountOf = accountFinder(accounts);
  const ids = [...commands.flatMap(domain.ids), ...along.flatMap(transferDomain.ids)];
  const group = {
    merchantId,
    commands: [...commands],
    accounts: [...accounts.values()],
    ids: askedOf(ids, accountOf),
  };
  const run: Run = async (statements) => {
    const answers: Row[][] = [];
    for (const statement of statements) answers.push(await runStatement<Row>(tx, statement));
    return answers;
  };
  const decideAll = (opened: Opened<State>): Outcome[] => {
    const { ledger, state } = groupOf(opened, merchantId);
    const outcomes = commands.map((command) => domain.decide(command, ledger, state, accountOf));
    domain.finish?.(ledger, state, accountOf);
    for (const batch of along) acceptedOf(transferDomain.decide(batch, ledger, null, accountOf));
    return outcomes;
  };
  const given = { clock, domain, groups: [group], decide: decideAll };
  const { opened: decided, result } = await readAndDecide(run, given);

  const { ledger, state } = groupOf(decided, merchantId);
  const changes = ledger.changes();
  for (const write of [...writesOf([changes]), ...domain.writes([state])]) await runStatement(tx, write);
  context.changed.push(...changes.members);
  return result;
}

/** The same, with other accounts where the domain finds that a command needs them. Nothing is written before. */
export async function decideIn<Command extends MerchantCommand, Outcome, State>(
  deps: PostingDeps,
  tx: MoneyTx,
  domain: MoneyDomain<Command, Outcome, State>,
  commands: readonly Command[],
  linked?: TransferBatch,
): Promise<Outcome[]> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await decideOnce(deps, tx, domain, commands, linked);
    } catch (error) {
      if (tries >= MAX_TRIES || !domain.again?.isFor(error)) throw error;
      await domain.again.lookUp(tx, error);
    }
  }
}

/**
 * Posts linked transfers in the caller's transaction.
 *
 * @throws `wallet.insufficient_funds`, `wallet.transfer_mismatch`, without moving anything
 */
export function createPost(
  deps: PostingDeps,
): (tx: MoneyTx, batch: TransferBatch) => Promise<PostedTransfer[]> {
  const decide = together<TransferBatch, TransferOutcome>((tx, _merchantId, batches) =>
    decideIn(deps, tx as MoneyTx, transferDomain, batches.map(normalBatch)),
  );
  return async (tx, batch) => acceptedOf(await decide(tx, batch));
}
