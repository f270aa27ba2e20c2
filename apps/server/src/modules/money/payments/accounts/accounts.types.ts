import type { PaymentAdapter, ProviderAccount } from '../providers/provider.types.ts';

export type AccountState = 'open' | 'resting' | 'closed';

export type AccountRow = {
  merchantId: string;
  id: string;
  adapter: string;
  name: string;
  currency: string;
  config: unknown;
  secretsKeyId: string;
  secrets: Buffer;
  state: AccountState;
  failures: number;
  lastHookAt: Date | null;
  lastSuccessAt: Date | null;
  createdAt: Date;
  changedAt: Date;
};

export type AccountKey = { merchantId: string; id: string };

/** An account with its secrets, ready for calls. */
export type OpenedAccount = { row: AccountRow; adapter: PaymentAdapter; account: ProviderAccount };

/** What operators enter. Secrets that are left out keep their value. */
export type AccountInput = { name: string; config: unknown; secrets?: unknown };

export type Accounts = {
  /** @throws `payments.account_not_found` */
  open: (key: AccountKey) => Promise<OpenedAccount>;
  /** Undefined for an account that does not exist, is closed, or can't be opened. */
  find: (key: AccountKey) => Promise<OpenedAccount | undefined>;
  /** Accounts that are not closed. */
  list: (merchantId: string) => Promise<AccountRow[]>;
  /**
   * Calls the provider and keeps count of failures: five in a row let the account rest until a call succeeds.
   *
   * @param hasFailed whether an answer counts as a failure; a rejected promise always does
   */
  call: <T>(
    opened: OpenedAccount,
    work: (adapter: PaymentAdapter, account: ProviderAccount) => Promise<T>,
    hasFailed: (answer: T) => boolean,
  ) => Promise<T>;
  /** Forgets what is cached of an account that was changed. */
  forget: (key: AccountKey) => void;
};
