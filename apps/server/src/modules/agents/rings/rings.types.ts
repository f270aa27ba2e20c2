import type { RING_REASONS, RING_STATES } from '@croupier/contract/agents/agent-desk.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Audit } from '../../base/audit-log/index.ts';
import type { Risk } from '../../money/risk/index.ts';
import type { Merchants } from '../../base/merchants/index.ts';

export type RingReason = (typeof RING_REASONS)[number];
export type RingState = (typeof RING_STATES)[number];

export type RingDeps = {
  db: Db;
  clock: Clock;
  audit: Pick<Audit, 'record'>;
  merchants: Pick<Merchants, 'list' | 'byId'>;
  risk: Pick<Risk, 'assess'>;
};

/** Nodes that have something in common. */
export type Tie = { reason: RingReason; nos: number[] };

export type RingMember = { no: number; memberId: string; reasons: RingReason[] };

export type Ring = {
  id: string;
  state: RingState;
  reasons: RingReason[];
  size: number;
  foundAt: Date;
  decidedAt: Date | null;
  decision: string | null;
};
