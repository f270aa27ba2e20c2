import type { Statement } from '../../../../platform/db/statement.ts';
import { accountKey, type Account } from '../accounts/accounts.usecases.ts';
import type { NamedAccount } from '../accounts/accounts.queries.ts';
import type { AskedId } from './ledger.queries.ts';
import type { LedgerBatch } from './ledger.rules.ts';

/** What a module brings to have its commands decided and written, in batches or in a transaction of its own. */
export type MoneyDomain<Command, Outcome, State> = {
  /** Commands with equal keys go through the same lane, one after another. */
  laneKey: (command: Command) => string;
  /** Accounts that the command may move money on. */
  accounts: (command: Command) => readonly NamedAccount[];
  /**
   * Ids that the command uses or asks for, each with the account that the entry of its transfer is in: the debit
   * side's where that is a member, else the credit side's.
   */
  ids: (command: Command) => readonly UsedId[];
  /** The module's own rows, read once the accounts are locked; `open` gets the answers in the same order. */
  reads: (commands: readonly Command[]) => readonly Statement[];
  open: (answers: readonly (readonly unknown[])[]) => State;
  /** Decides one command; what it throws rejects this command alone, so it must not throw after it changed anything. */
  decide: (command: Command, ledger: LedgerBatch, state: State, accountOf: AccountOf) => Outcome;
  /** The module's own rows, written in the same transaction. */
  writes: (state: State) => readonly Statement[];
};

export type UsedId = { id: string; account: NamedAccount };

export type AccountOf = (account: NamedAccount) => Account;

/** Every account of a batch once, and the way from its name to it. */
export function gather(accounts: ReadonlyMap<string, Account>): {
  distinct: Account[];
  accountOf: AccountOf;
} {
  return {
    distinct: [...new Map([...accounts.values()].map((account) => [account.id, account])).values()],
    accountOf: ({ merchantId, currency, ref }) => {
      const account = accounts.get(accountKey(merchantId, currency, ref));
      if (!account) throw new Error('a command uses an account that it did not name');
      return account;
    },
  };
}

export const askedOf = (ids: readonly UsedId[], accountOf: AccountOf): AskedId[] =>
  ids.map(({ id, account }) => ({ merchantId: account.merchantId, id, account: accountOf(account).id }));
