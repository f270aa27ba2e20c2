import type { CapUse, IdentityCheck, MemberDocument } from '@croupier/contract/kyc/kyc.ts';
import type { Tier } from '@croupier/contract/kyc/kyc-states.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { BoundRoutes } from '../../../platform/http/call.ts';
import type { Job } from '../../../platform/jobs.ts';
import type { ExportableList } from '../../../platform/lists/list-reader.ts';
import type { Outbox } from '../../../platform/outbox.ts';
import type { ApprovalKind, Approvals } from '../../access/approvals/index.ts';
import type { Members } from '../../access/members/index.ts';
import type { Audit } from '../../base/audit-log/index.ts';
import type { Files } from '../../base/files/index.ts';
import type { Merchants } from '../../base/merchants/index.ts';
import type { Messages } from '../../engagement/messages/index.ts';
import type { Protection } from '../protection/index.ts';

export type OfMember = { merchantId: string; memberId: string };

/** What a member may still deposit and withdraw within 30 days. */
export type Caps = { tier: Tier; deposits: CapUse; withdrawals: CapUse };

export type Use = OfMember & {
  direction: 'deposit' | 'withdrawal';
  /** What was credited, or what was requested. */
  amountMinor: bigint;
  /** The day it counts for; now where it is left out. To undo a use, the time of the use. */
  at?: Date;
};

export type Kyc = {
  /** The member's tier of identity checks. Reads in the given transaction, or outside any. */
  tierOf: (of: OfMember, within?: Db) => Promise<Tier>;
  /** The caps of the tier and what is left of them. */
  capsOf: (of: OfMember, within?: Db) => Promise<Caps>;
  /**
   * Adds a payment to what the member has used, in its transaction and once per payment; near a cap, documents of the
   * next tier are asked for, so that a withdrawal never has to ask first.
   */
  noteUse: (tx: Tx, use: Use) => Promise<void>;
  /** Takes a payment back that did not happen, such as a rejected withdrawal. */
  undoUse: (tx: Tx, use: Use) => Promise<void>;
  /** Whether the member has a document to send or an operator has one to decide. */
  hasOpenDocument: (of: OfMember, within?: Db) => Promise<boolean>;
  /** Objects to withdrawals above the cap. */
  withdrawalCheck: (db: Db, of: OfMember) => Promise<Array<{ code: 'document' }>>;
  routes: BoundRoutes;
  consoleRoutes: readonly BoundRoutes[];
  /** The rules of identity checks, which two persons change. */
  rulesChange: ApprovalKind;
  jobs: readonly Job[];
  exportable: readonly ExportableList[];
};

export type KycDeps = {
  db: Db;
  clock: Clock;
  outbox: Pick<Outbox, 'record'>;
  audit: Pick<Audit, 'record'>;
  merchants: Pick<Merchants, 'byId' | 'list' | 'lockSettings' | 'changeSettings' | 'refresh'>;
  approvals: Pick<Approvals, 'ask' | 'versionsOf'>;
  members: Pick<Members, 'find' | 'profileOf' | 'fillProfile'>;
  files: Pick<Files, 'attach' | 'ofSubject' | 'read' | 'release'>;
  messages: Pick<Messages, 'send'>;
  protection: Pick<Protection, 'close'>;
};

export type DocumentRow = MemberDocument & { memberId: string; reviewer: string | null };

export type { CapUse, IdentityCheck };
