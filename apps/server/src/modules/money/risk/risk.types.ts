import type { RiskRules } from '@croupier/contract/risk/risk-settings.ts';
import type { FlagKind, RiskVerdict } from '@croupier/contract/risk/risk-states.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { BoundRoutes } from '../../../platform/http/call.ts';
import type { ExportableList } from '../../../platform/lists/list-reader.ts';
import type { Outbox } from '../../../platform/outbox.ts';
import type { Approvals } from '../../access/approvals/index.ts';
import type { Members } from '../../access/members/index.ts';
import type { Audit } from '../../base/audit-log/index.ts';
import type { Merchants } from '../../base/merchants/index.ts';

/**
 * What the caller knows of a payment, as read in its transaction. A rule whose facts are left out does not apply. Sums
 * and lists include the payment itself.
 */
export type RiskFacts = {
  merchantId: string;
  memberId: string;
  currency: string;
  event: 'deposit' | 'withdrawal' | 'transfer' | 'beneficiary' | 'play';
  /** Kind and id of what happened, such as `deposit:<id>`: a rule raises one flag for it, however often it is assessed. */
  subject: string;
  amountMinor: bigint;
  at: Date;
  /** The amounts of the member's deposits within the last 24 hours. */
  depositsIn24h?: readonly bigint[];
  /** Within the last 30 days. */
  last30Days?: { depositedMinor: bigint; withdrawnMinor: bigint; validBetMinor: bigint };
  /** What is left in the main wallet afterwards. */
  balanceAfterMinor?: bigint;
  /** Of the account. */
  openedAt?: Date;
  /** The last payment or play before this one; null if there was none. */
  lastActiveAt?: Date | null;
  /** Other members with the same beneficiary, device or address. */
  sharedBeneficiary?: readonly string[];
  sharedDevice?: readonly string[];
  sharedAddress?: readonly string[];
  /** Whether the payer, or the holder of the beneficiary, has the member's name. */
  nameMatches?: boolean;
  /** Names the payer for the case. */
  payerName?: string;
  /** Members who took part in transfers that came back to this member. */
  circularWith?: readonly string[];
  /** Slots of a day in which members of a ring bet against each other on one game, with their stakes and result together. */
  oppositeBets?: { slots: number; stakeMinor: bigint; netMinor: bigint; members: readonly string[] };
  /** Addresses on a chain that pay or are paid. */
  wallets?: readonly string[];
};

/** A rule that applied. */
export type RaisedFlag = {
  kind: FlagKind;
  verdict: RiskVerdict;
  /** The figures that made it apply, as texts. */
  facts: Readonly<Record<string, string>>;
  /** Other members whom the facts name. */
  members: readonly string[];
};

export type Assessment = {
  flags: readonly RaisedFlag[];
  /** The strictest of the flags; `pass` without any. */
  verdict: RiskVerdict;
  /** The case that the flags joined. */
  caseId: string | null;
};

export type RuleInput = {
  facts: RiskFacts;
  rules: RiskRules;
  listedWallets: readonly string[];
  lineMinor: bigint;
};

/** What is known of a member, for automatic approvals. */
export type RiskStanding = {
  /** The case that is open; its verdict is the strictest of its flags. */
  openCase: { id: string; verdict: RiskVerdict } | null;
};

export type Risk = {
  /**
   * Applies the merchant's rules to a payment in its transaction, stores the flags and joins them to the member's open
   * case. Never show the outcome to the member.
   */
  assess: (tx: Tx, facts: RiskFacts) => Promise<Assessment>;
  standingOf: (of: { merchantId: string; memberId: string }, within?: Db) => Promise<RiskStanding>;
  /** Opens a case that no rule asks for, such as one about a chargeback; joins the open one. Returns its id. */
  openCase: (tx: Tx, of: { merchantId: string; memberId: string; reason: string }) => Promise<string>;
  /** Reacts to `member.under_age`: a case has an operator see to it that the deposits are returned. */
  underAge: (merchantId: string, payload: Readonly<Record<string, unknown>>) => Promise<void>;
  /** The kind of request with which rules are changed. */
  rulesChange: Parameters<Approvals['hooks']['kinds']['push']>[number];
  consoleRoutes: BoundRoutes[];
  exportable: readonly ExportableList[];
};

export type RiskDeps = {
  db: Db;
  clock: Clock;
  outbox: Pick<Outbox, 'record'>;
  audit: Pick<Audit, 'record' | 'ofSubject'>;
  merchants: Pick<Merchants, 'byId' | 'list' | 'lockSettings' | 'changeSettings' | 'refresh'>;
  members: Pick<Members, 'find'>;
  approvals: Pick<Approvals, 'ask'>;
};
