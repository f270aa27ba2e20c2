import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Logger } from '../../../platform/log.ts';
import type { Outbox } from '../../../platform/outbox.ts';
import type { Approvals } from '../../access/approvals/index.ts';
import type { Members } from '../../access/members/index.ts';
import type { Permissions } from '../../access/permissions/index.ts';
import type { Audit } from '../../base/audit-log/index.ts';
import type { Files } from '../../base/files/index.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import type { Merchants } from '../../base/merchants/index.ts';
import type { Messages } from '../../engagement/messages/index.ts';
import type { SignIn } from '../../access/sign-in/index.ts';
import type { Kyc } from '../kyc/index.ts';
import type { Protection } from '../protection/index.ts';
import type { Risk } from '../risk/index.ts';
import type { Wallet } from '../wallet/index.ts';
import type { Accounts } from './accounts/accounts.types.ts';
import type { RecordChange } from './changes/changes.types.ts';
import type { PayoutTiming } from './payouts/payouts.types.ts';
import type { PaymentAdapter } from './providers/provider.types.ts';

/**
 * How much of a deposit may be taken; asked in the transaction that stores or credits it. `code` says why it is not
 * all of it. A deposit that is stored already must not count against itself.
 */
export type DepositAdmission = (
  tx: Tx,
  asked: { merchantId: string; memberId: string; amountMinor: bigint; depositId?: string },
) => Promise<{ admittedMinor: bigint; code: string | null }>;

export type PaymentDeps = {
  db: Db;
  clock: Clock;
  log: Logger;
  outbox: Pick<Outbox, 'record'>;
  audit: Pick<Audit, 'record'>;
  merchants: Pick<Merchants, 'byId' | 'list' | 'lockSettings' | 'changeSettings' | 'refresh'>;
  members: Pick<Members, 'find' | 'lock'>;
  permissions: Pick<Permissions, 'rightsIn'>;
  approvals: Pick<Approvals, 'ask' | 'isKnown' | 'versionsOf'>;
  wallet: Pick<Wallet, 'transaction' | 'post' | 'balanceOf' | 'houseAccountBalance' | 'figures'>;
  messages: Pick<Messages, 'send'>;
  risk: Pick<Risk, 'assess' | 'openCase' | 'standingOf'>;
  checkPaymentPassword: SignIn['checkPaymentPassword'];
  files: Pick<Files, 'attach' | 'ofSubject' | 'seenBefore' | 'read'>;
  kyc: Pick<Kyc, 'capsOf' | 'noteUse' | 'undoUse'>;
  protection: Pick<Protection, 'stateOf'>;
  /** Limits of player protection and of identity checks. */
  admissions: readonly DepositAdmission[];
  adapters: readonly PaymentAdapter[];
  /** The usual one where it is left out. */
  payoutTiming?: PayoutTiming | undefined;
  secretsKey?: Buffer | undefined;
  /** Whether accounts may name hosts that are not on the internet, like the demo’s sandbox. */
  privateIntegrations?: boolean;
  /** Scheme, host and port of a site, for the addresses that providers report to. */
  siteOrigin: (host: string) => string;
};

/** What every part of payments works with. */
export type PaymentParts = PaymentDeps & {
  /** Seals what must be read again: secrets of accounts. */
  box: SecretBox;
  accounts: Accounts;
  /** Event, audit entry and news for the member's pages, in the transaction of the change. */
  recordChange: RecordChange;
};
