import type { RateClass } from '../rates/sheets.ts';
import type { CarryMode } from './carry.ts';

export const SALARIES = ['daily', 'hourly', 'realtime'] as const;
export const KINDS = ['dividend', ...SALARIES] as const;
export type ContractKind = (typeof KINDS)[number];

export const DIVIDEND_PERIODS = ['daily', 'weekly', 'semimonthly', 'monthly'] as const;
export type DividendPeriod = (typeof DIVIDEND_PERIODS)[number];

/** What has to be reached in the period; zero asks nothing. */
export type Conditions = {
  activeMembers: number;
  validBetMinor: bigint;
  /** Absent asks nothing: a net loss below zero is possible. */
  netLossMinor?: bigint;
};

/** A tier of a dividend, a daily or an hourly salary. */
export type Tier = { conditions: Conditions; ratePpm: number };

/** A tier of a real-time salary: for single bets from this band of stakes on. */
export type BandTier = { fromBand: number; winRatePpm: number; lossRatePpm: number };

type Shared = {
  /** Only play of these counts. */
  classes: readonly RateClass[];
  /** The last period that is settled; absent has no end. */
  lastDay?: string;
};

type Counted = Shared & {
  /** The valid bet from which a member counts as active. */
  activeFromMinor: bigint;
  tiers: readonly Tier[];
};

export type DividendTerms = Counted & {
  kind: 'dividend';
  period: DividendPeriod;
  carry: CarryMode;
  /** What is deducted from the net loss, such as `rebates`. */
  deductions: readonly string[];
};

/** The net loss of a daily salary's tier is optional. */
export type SalaryTerms = Counted & { kind: 'daily' | 'hourly' };
export type RealtimeTerms = Shared & { kind: 'realtime'; tiers: readonly BandTier[] };
export type CountedTerms = DividendTerms | SalaryTerms;
export type Terms = CountedTerms | RealtimeTerms;

/** Stakes are recorded in bands 0 to 7. */
export const LAST_BAND = 7;
export const MAX_TIERS = 10;
