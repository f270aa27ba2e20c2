import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Merchants } from '../../base/merchants/index.ts';
import type { FiguresModule } from '../../games/figures/index.ts';

export type MemberKey = { merchantId: string; memberId: string };

/** What waits for an agent, as later modules see it. */
export type Attention = {
  kind: 'quiet_members' | 'contract_requests' | 'open_bills' | 'next_tier';
  count: number;
  amount: bigint | null;
};

export type TeamHooks = {
  /** Asked for the overview of an agent. */
  attention: Array<(db: Db, agent: MemberKey) => Promise<Attention[]>>;
};

export type TeamDeps = {
  db: Db;
  clock: Clock;
  merchants: Pick<Merchants, 'byId' | 'list'>;
  figures: Pick<FiguresModule, 'reader'>;
};

/** All amounts in the ledger's scale. */
export type TeamFigures = {
  deposits: bigint;
  withdrawals: bigint;
  stake: bigint;
  validBet: bigint;
  payout: bigint;
  rebates: bigint;
  bonuses: bigint;
  netResult: bigint;
};

/** Settlement days, both included. */
export type Days = { from: string; until: string };

export type ClassFigures = { class: string; stake: bigint; validBet: bigint; payout: bigint };
