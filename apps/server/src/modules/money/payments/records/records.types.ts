import type { GameCategory } from '@croupier/contract/games/catalogue.ts';
import type { TransferCode } from '@croupier/contract/money/wallet.ts';

export type OfMember = { merchantId: string; memberId: string };
export type OfAccount = OfMember & { currency: string };
/** A half-open interval. */
export type Span = { from: Date; until: Date };

export type Figures = {
  stakeMinor: bigint;
  validBetMinor: bigint;
  payoutMinor: bigint;
  rebateMinor: bigint;
  bonusMinor: bigint;
  otherMinor: bigint;
};

type Key = {
  /** The first day of the row, `yyyy-MM-dd`; null in rows by category. */
  day: string | null;
  category: GameCategory | null;
};

/** Movements of one code across the border of the member's money, summed up. */
export type ProfitEntry = Key & { code: TransferCode; inMinor: bigint; outMinor: bigint };
export type ValidBet = Key & { validBetMinor: bigint };
export type ProfitRow = Key & Figures & { netMinor: bigint };
export type ProfitSums = {
  rows: ProfitRow[];
  totals: Figures & { netMinor: bigint };
  depositsMinor: bigint;
  withdrawalsMinor: bigint;
};
