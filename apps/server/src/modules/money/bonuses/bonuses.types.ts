import type { BonusEnd, BonusState, BonusTerms } from '@croupier/contract/bonuses/terms.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Approvals } from '../../access/approvals/index.ts';
import type { Members } from '../../access/members/index.ts';
import type { Audit } from '../../base/audit-log/index.ts';
import type { Merchants } from '../../base/merchants/index.ts';
import type { Protection } from '../protection/index.ts';
import type { MoneyTx, Wallet } from '../wallet/index.ts';

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

/** Rounds that the house pays, and whose winnings are the member's own at once. */
export type NewFreeRounds = MemberKey & {
  currency: string;
  gameId: string;
  /** Above zero, at `stakeMinor` each. */
  count: number;
  stakeMinor: bigint;
  days: number;
  source: 'promotion' | 'mall';
  /** The grant or redemption; `position` says which rounds of it. */
  reference: string;
  position?: number;
  /** The house's account `bonus_cost` that pays the stakes. */
  costKey: string;
};

/** Hands out free rounds in games of a later module. */
export type FreeRoundsIssuer = {
  /** Whether a game of this merchant has free rounds now. */
  offers: (of: { merchantId: string; gameId: string }) => Promise<boolean>;
  /** In the caller's transaction; the same id again changes nothing. False if the game has none here. */
  issue: (
    tx: MoneyTx,
    rounds: Omit<NewFreeRounds, 'days' | 'position'> & { id: string; expiresAt: Date },
  ) => Promise<boolean>;
  /** Takes back what is not used yet. */
  revoke: (tx: MoneyTx, of: { merchantId: string; reference: string }) => Promise<void>;
};

type TitlesQuery = { merchantId: string; promotionIds: readonly string[]; language: string };

export type BonusHooks = {
  freeRounds: FreeRoundsIssuer[];
  /** Names of promotions by their ids. */
  titles: ((of: TitlesQuery) => Promise<ReadonlyMap<string, string>>)[];
};

export type BonusDeps = {
  db: Db;
  clock: Clock;
  audit: Pick<Audit, 'record'>;
  merchants: Pick<Merchants, 'byId' | 'list'>;
  members: Pick<Members, 'find'>;
  approvals: Pick<Approvals, 'ask'>;
  protection: Pick<Protection, 'stateOf'>;
  wallet: Pick<Wallet, 'transaction' | 'decideIn' | 'balanceOf'>;
  hooks: BonusHooks;
};
