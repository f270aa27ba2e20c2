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

/** The height of a bar. */
export const valueOf = (day: Day, measure: Measure): number =>
  isCount(measure) ? day[measure] : toNumber(day[measure]);
