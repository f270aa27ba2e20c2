import type { CashOutHow } from '@croupier/fairplay/crash-table.ts';

export type BetState = 'open' | 'cashed' | 'won' | 'lost' | 'cancelled' | 'refunded' | 'voided';

/** A bet in a game; its id is the round's. Multipliers are in hundredths. */
export type CrashBetRow = {
  merchantId: string;
  id: string;
  gameNo: number;
  memberId: string;
  currency: string;
  /** What other players see. */
  name: string;
  stakeMinor: bigint;
  auto: number;
  state: BetState;
  cashedAt: number | null;
  cashedMs: number | null;
  how: CashOutHow | null;
  payoutMinor: bigint;
  placedAt: Date;
};

export type BetKey = { merchantId: string; id: string };
