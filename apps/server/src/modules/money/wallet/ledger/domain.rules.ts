import type { Db } from '../../../../platform/db/database.ts';
import type { Statement } from '../../../../platform/db/statement.ts';
import { accountKey, type Account } from '../accounts/accounts.usecases.ts';
import type { NamedAccount } from '../accounts/accounts.queries.ts';
import type { AskedId } from './ledger.queries.ts';
import type { LedgerBatch } from './ledger.rules.ts';

/** Money never moves between merchants, so every command belongs to one. */
export type MerchantCommand = { readonly merchantId: string };

/** What is looked up before a command is decided again, with other accounts. Other errors reject it for good. */
export type Again = {
  isFor: (error: unknown) => boolean;
  lookUp: (db: Db, error: unknown) => Promise<void>;
};

/**
 * What a module supplies to have its commands decided and written, in batches or in the caller's transaction. A batch
 * reads and decides merchant by merchant: `reads`, `open` and `decide` see one merchant only.
 */
export type MoneyDomain<Command extends MerchantCommand, Outcome, State> = {
  /** Commands with equal keys go through the same lane in order. */
  laneKey: (command: Command) => string;
  /** Accounts that the command may move money on. */
  accounts: (command: Command) => readonly NamedAccount[];
  /**
   * Ids that the command uses or looks up, each with the account of its transfer's entry: the debit side if that is a
   * member's account, else the credit side.
   */
  ids: (command: Command) => readonly UsedId[];
  /**
   * Rows of one merchant to lock before its accounts. Every transaction that locks both uses this order, to prevent
   * deadlocks.
   */
  locks?: (merchantId: string, commands: readonly Command[]) => readonly Statement[];
  /** The module's own rows of one merchant, read once the accounts are locked. */
  reads: (merchantId: string, commands: readonly Command[]) => readonly Statement[];
  /**
   * Receives the results of `locks` and `reads`, in this order, those of `furtherReads` if there were any, and the
   * statements of `reads` themselves.
   */
  open: (
    answers: readonly (readonly unknown[])[],
    further: readonly (readonly unknown[])[],
    reads: readonly Statement[],
  ) => State;
  /** Decides one command. An error rejects only this command, so it must be thrown before anything is changed. */
  decide: (command: Command, ledger: LedgerBatch, state: State, accountOf: AccountOf) => Outcome;
  /** For commands that `decide` rejected because they need more accounts than they named. */
  again?: Again;
  /** Called after all commands are decided: posts what they cause together, as one transfer instead of many. */
  finish?: (ledger: LedgerBatch, state: State, accountOf: AccountOf) => void;
  /**
   * Reads needed for rare cases only, which are found while deciding. They run in the same transaction; afterwards
   * all commands are decided again and the first result is discarded.
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

/** The commands of one merchant in a batch, and all accounts on which they may move money. */
export type MerchantGroup<Command> = { merchantId: string; commands: Command[]; accounts: Account[] };

/** Sorted by merchant, so that two batches lock merchants in the same order and can't deadlock. */
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
