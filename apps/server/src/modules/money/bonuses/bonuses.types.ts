import type { BonusEnd, BonusState, BonusTerms } from '@croupier/contract/bonuses/terms.ts';

/** Money under terms. All amounts in the ledger's scale. */
export type Bonus = {
  merchantId: string;
  id: string;
  memberId: string;
  currency: string;
  /** Also the key of the house account that pays it. */
  promotionId: string;
  grantId: string;
  terms: BonusTerms;
  state: BonusState;
  endedHow: BonusEnd | null;
  grantedMinor: bigint;
  requiredMinor: bigint;
  wageredMinor: bigint;
  /** Bonus money in open rounds. */
  openStakeMinor: bigint;
  /** Open rounds that count for it, with bonus money or without. */
  openRounds: number;
  /** What became the member's own. */
  releasedMinor: bigint;
  /** What went back to the house. */
  returnedMinor: bigint;
  /** What corrected results took beyond the balance, paid by the house. */
  coveredMinor: bigint;
  issuedAt: Date;
  startUntil: Date;
  startedAt: Date | null;
  expiresAt: Date | null;
  pausedUntil: Date | null;
  endedAt: Date | null;
};

export type MemberKey = { merchantId: string; memberId: string };
export type BonusKey = { merchantId: string; bonusId: string };

export type NewBonus = MemberKey & {
  currency: string;
  grantId: string;
  /** Which bonus of the grant, if it has several. */
  position?: number;
  promotionId: string;
  terms: BonusTerms;
  /** Above zero. */
  amountMinor: bigint;
  /** The deposit that it is given for; zero without one. */
  baseMinor: bigint;
};

/** Ends that somebody decides; the others come from play. */
export type DecidedEnd = Extract<BonusEnd, 'cancelled' | 'expired' | 'withdrawn' | 'excluded' | 'revoked'>;

/** A game, as terms know it. */
export type BonusGame = { gameId: string; vendor: string; class: string };
