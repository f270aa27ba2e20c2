import type { TeamFigures } from '@croupier/contract/agents/figures.ts';
import { toNumber } from '../parts/shares.ts';

export type Day = TeamFigures & {
  day: string;
  newMembers: number;
  firstDeposits: number;
  active: number;
  ownIncome: bigint;
};

export const MEASURES = [
  'ownIncome',
  'validBet',
  'netResult',
  'deposits',
  'withdrawals',
  'active',
  'newMembers',
] as const;
export type Measure = (typeof MEASURES)[number];

export const isCount = (measure: Measure): measure is 'active' | 'newMembers' =>
  measure === 'active' || measure === 'newMembers';

const nothing = {
  deposits: 0n,
  withdrawals: 0n,
  stake: 0n,
  validBet: 0n,
  payout: 0n,
  rebates: 0n,
  bonuses: 0n,
  netResult: 0n,
  newMembers: 0,
  firstDeposits: 0,
  active: 0,
  ownIncome: 0n,
} as const;

/** Every day of the period, also those without figures. */
export const allDays = (days: readonly Day[], all: readonly string[]): Day[] =>
  all.map((day) => days.find((each) => each.day === day) ?? { day, ...nothing });

/** The height of a bar. */
export const valueOf = (day: Day, measure: Measure): number =>
  isCount(measure) ? day[measure] : toNumber(day[measure]);
