import type {
  Broadcast,
  BroadcastPurpose,
  BroadcastTexts,
  Segment,
} from '@croupier/contract/engagement/broadcasts.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/database.ts';
import type { Account } from '../../../../platform/http/context.ts';
import type { Audit } from '../../../base/audit-log/index.ts';
import type { Merchants } from '../../../base/merchants/index.ts';

export type BroadcastDeps = {
  db: Db;
  clock: Clock;
  audit: Audit;
  merchants: Pick<Merchants, 'byId' | 'list'>;
};

/** Who makes the call, for the audit log. */
export type Operator = { account: Pick<Account, 'kind' | 'id'>; ip: string; requestId: string };

export type BroadcastRow = Omit<Broadcast, 'title'>;

export type NewBroadcast = BroadcastTexts & {
  merchantId: string;
  id: string;
  segment: Segment;
  purpose: BroadcastPurpose;
  memberIds: readonly string[] | null;
  total: number;
  operatorId: string;
  at: Date;
};

/** A broadcast that is being sent, locked until the transaction ends. */
export type OpenBroadcast = {
  id: string;
  segment: Segment;
  purpose: BroadcastPurpose;
  memberIds: string[] | null;
  reached: string | null;
  createdAt: Date;
};
