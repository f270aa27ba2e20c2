import type { ADJUST_DIRECTIONS, ADJUST_REASONS } from '@croupier/contract/money/adjustments.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Outbox } from '../../../platform/outbox.ts';
import type { Approvals } from '../../access/approvals/index.ts';
import type { Members } from '../../access/members/index.ts';
import type { Operator, Permissions } from '../../access/permissions/index.ts';
import type { Audit } from '../../base/audit-log/index.ts';
import type { Merchants } from '../../base/merchants/index.ts';
import type { Wallet } from '../wallet/index.ts';

export type AdjustmentDeps = {
  db: Db;
  clock: Clock;
  outbox: Pick<Outbox, 'record'>;
  audit: Pick<Audit, 'record'>;
  merchants: Pick<Merchants, 'byId' | 'list'>;
  members: Pick<Members, 'find' | 'lock'>;
  permissions: Pick<Permissions, 'rightsIn'>;
  approvals: Pick<Approvals, 'ask' | 'isKnown'>;
  wallet: Pick<Wallet, 'transaction' | 'post' | 'balanceOf'>;
};

/** What is executed: also the payload of the request, without the ids. */
export type AdjustmentPayload = {
  direction: (typeof ADJUST_DIRECTIONS)[number];
  amountMinor: bigint;
  reasonCode: (typeof ADJUST_REASONS)[number];
  reason: string;
};

export type NewAdjustment = AdjustmentPayload & {
  merchantId: string;
  /** Made by the operator's browser; also the id of the transfer and of the request. */
  id: string;
  memberId: string;
};

/** What an operator wants to do alone, or to ask for. */
export type AdjustInput = { adjustment: NewAdjustment; operator: Operator };

/** What one operator has moved alone within a day in one currency: for all members, and for one of them. */
export type MovedAlone = { movedMinor: bigint; ofMemberMinor: bigint };

/** `operatorId` asked, `approvedBy` decided; null where one operator did it alone. */
export type StoredAdjustment = NewAdjustment & {
  currency: string;
  operatorId: string;
  approvedBy: string | null;
  at: Date;
};
