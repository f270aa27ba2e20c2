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

const AMOUNTS = 'deposits withdrawals stake validBet payout rebates bonuses netResult ownIncome'.split(' ');
const COUNTS = ['newMembers', 'firstDeposits', 'active'];

/** A day without figures. */
const emptyDay = (day: string): Day =>
  Object.fromEntries([
    ['day', day],
    ...AMOUNTS.map((name) => [name, 0n]),
    ...COUNTS.map((name) => [name, 0]),
  ]) as Day;

/** Every day of the period, also those without figures. */
export const allDays = (days: readonly Day[], all: readonly string[]): Day[] =>
  all.map((day) => days.find((each) => each.day === day) ?? emptyDay(day));

/** The height of a bar. */
export const valueOf = (day: Day, measure: Measure): number =>
  isCount(measure) ? day[measure] : toNumber(day[measure]);
