import type { Tx } from '../../../../platform/db/database.ts';
import type { AuditActor } from '../../../base/audit-log/index.ts';

/** Who changes something: the platform itself, a member, or an operator with address and request. */
export type By = { actor: AuditActor; ip?: string; requestId?: string };

export type Change = {
  merchantId: string;
  /** Null for what belongs to no member. */
  memberId: string | null;
  thing: 'deposit' | 'withdrawal' | 'payout' | 'receipt' | 'refund' | 'chargeback' | 'movement';
  id: string;
  /** What it is now: `credited`. */
  state: string;
  before?: string;
  /** Amounts and reasons for the audit log and for those who react to the event. */
  facts?: Readonly<Record<string, string>>;
  by: By;
};

export type RecordChange = (tx: Tx, change: Change) => Promise<void>;
