import type { RateSheet } from '@croupier/agreements/rates/sheets.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Audit } from '../../base/audit-log/index.ts';
import type { Approvals } from '../../access/approvals/index.ts';
import type { Messages } from '../../engagement/messages/index.ts';
import type { Merchants } from '../../base/merchants/index.ts';
import type { Members } from '../../access/members/index.ts';
import type { SignIn } from '../../access/sign-in/index.ts';

export type NetworkDeps = {
  db: Db;
  clock: Clock;
  audit: Pick<Audit, 'record'>;
  merchants: Pick<Merchants, 'byId' | 'list'>;
  members: Pick<Members, 'find' | 'open'>;
  signIn: Pick<SignIn, 'firstPassword'>;
  messages: Pick<Messages, 'send'>;
  approvals: Pick<Approvals, 'ask'>;
};

/** A node that got another upline, 0 for the house, from a period on. */
export type Moved = { merchantId: string; memberId: string; no: number; fromNo: number; period: number };

export type NetworkHooks = {
  /** Called in the transaction that moves a node with everybody below. */
  moved: Array<(tx: Tx, moved: Moved) => Promise<void>>;
};

/** A place in a merchant's tree. The house is number 0 and has no node. */
export type Node = { no: number; memberId: string; uplineNo: number; depth: number; path: string };

export type MemberKey = { merchantId: string; memberId: string };

/** Who asks, for the audit log. */
export type Caller = { ip: string; requestId?: string | undefined };

/** A node's sheet from a period on. */
export type NodeRates = { merchantId: string; no: number; fromPeriod: number; sheet: RateSheet };
