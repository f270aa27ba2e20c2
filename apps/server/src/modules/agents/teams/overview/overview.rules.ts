import type { TeamFigures } from '../teams.types.ts';
import type { DayFigures } from './overview.reads.ts';

export type PeriodFigures = TeamFigures & {
  newMembers: number;
  firstDeposits: number;
  active: number | null;
  ownIncome: bigint;
};

const NOTHING: Omit<PeriodFigures, 'active'> = {
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
  ownIncome: 0n,
};

/** Everything but active members, who don't add up. */
export const sumOfDays = (days: readonly DayFigures[]): Omit<PeriodFigures, 'active'> =>
  days.reduce(
    (sum, day) => ({
      deposits: sum.deposits + day.deposits,
      withdrawals: sum.withdrawals + day.withdrawals,
      stake: sum.stake + day.stake,
      validBet: sum.validBet + day.validBet,
      payout: sum.payout + day.payout,
      rebates: sum.rebates + day.rebates,
      bonuses: sum.bonuses + day.bonuses,
      netResult: sum.netResult + day.netResult,
      newMembers: sum.newMembers + day.newMembers,
      firstDeposits: sum.firstDeposits + day.firstDeposits,
      ownIncome: sum.ownIncome + day.ownIncome,
    }),
    NOTHING,
  );
