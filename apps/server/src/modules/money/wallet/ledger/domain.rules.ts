import type { Statement } from '../../../../platform/db/statement.ts';
import { accountKey, type Account } from '../accounts/accounts.usecases.ts';
import type { NamedAccount } from '../accounts/accounts.queries.ts';
import type { AskedId } from './ledger.queries.ts';
import type { LedgerBatch } from './ledger.rules.ts';

/** Money never moves between merchants, so every command belongs to one. */
export type MerchantCommand = { readonly merchantId: string };

/**
 * What a module brings to have its commands decided and written, in batches or in a transaction of its own. A batch
 * reads and decides merchant by merchant: `reads`, `open` and `decide` see one merchant only.
 */
export type MoneyDomain<Command extends MerchantCommand, Outcome, State> = {
  /** Commands with equal keys go through the same lane, one after another. */
  laneKey: (command: Command) => string;
  /** Accounts that the command may move money on. */
  accounts: (command: Command) => readonly NamedAccount[];
  /**
   * Ids that the command uses or asks for, each with the account that the entry of its transfer is in: the debit
   * side's where that is a member, else the credit side's.
   */
  ids: (command: Command) => readonly UsedId[];
  /**
   * Rows of one merchant that are locked before the accounts are, as every transaction that locks both does: in one
   * order everywhere, or they deadlock.
   */
  locks?: (merchantId: string, commands: readonly Command[]) => readonly Statement[];
  /** The module's own rows of one merchant, read once the accounts are locked. */
  reads: (merchantId: string, commands: readonly Command[]) => readonly Statement[];
  /** Gets the answers to `locks` and `reads`, in this order, and those to `furtherReads` where there were any. */
  open: (answers: readonly (readonly unknown[])[], further: readonly (readonly unknown[])[]) => State;
  /** Decides one command; what it throws rejects this command alone, so it must not throw after it changed anything. */
  decide: (command: Command, ledger: LedgerBatch, state: State, accountOf: AccountOf) => Outcome;
  /** Once all commands are decided: posts what they cause together, as one transfer in place of many. */
  finish?: (ledger: LedgerBatch, state: State, accountOf: AccountOf) => void;
  /**
   * What deciding turned out to need besides, for what is too rare to read for every batch. It is read in the same
   * transaction, and all commands are decided again with it; what was decided without it is dropped.
   */
  furtherReads?: (state: State) => readonly Statement[];
  /** The module's own rows of all merchants of the batch, written in the same transaction. Inserts may mix merchants. */
  writes: (states: readonly State[]) => readonly Statement[];
};

export type UsedId = { id: string; account: NamedAccount };

export type AccountOf = (account: NamedAccount) => Account;

export const accountFinder =
  (accounts: ReadonlyMap<string, Account>): AccountOf =>
  ({ merchantId, currency, ref }) => {
    const account = accounts.get(accountKey(merchantId, currency, ref));
    if (!account) throw new Error('a command uses an account that it did not name');
    return account;
  };

/** The commands of one merchant in a batch, and every account that they may move money on. */
export type MerchantGroup<Command> = { merchantId: string; commands: Command[]; accounts: Account[] };

/** Sorted by merchant: two batches lock their merchants in the same order, so they can't deadlock. */
export function groupByMerchant<Command extends MerchantCommand>(
  commands: readonly Command[],
  accounts: ReadonlyMap<string, Account>,
): MerchantGroup<Command>[] {
  const groups = new Map<string, MerchantGroup<Command>>();
  const groupOf = (merchantId: string): MerchantGroup<Command> => {
    const known = groups.get(merchantId);
    if (known) return known;
    const group = { merchantId, commands: [], accounts: [] };
    groups.set(merchantId, group);
    return group;
  };
  for (const command of commands) groupOf(command.merchantId).commands.push(command);
  for (const account of accounts.values()) groupOf(account.merchantId).accounts.push(account);
  return [...groups.values()].toSorted((a, b) => (a.merchantId < b.merchantId ? -1 : 1));
}

export const askedOf = (ids: readonly UsedId[], accountOf: AccountOf): AskedId[] =>
  ids.map(({ id, account }) => ({ id, account: accountOf(account).id }));
