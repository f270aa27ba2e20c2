import type { StakeLimits } from '@croupier/contract/games/originals.ts';
import { payoutMinor } from '@croupier/fairplay/money.ts';
import { clampAmount } from '@croupier/web/forms/money-input.ts';
import type { Funds } from './funds.ts';

const onStep = (amountMinor: bigint, stepMinor: bigint): bigint => amountMinor - (amountMinor % stepMinor);

/** For visitors, without funds, only the limits apply. */
export type StakeRoom = Funds & {
  limits: StakeLimits | undefined;
  /** The highest multiplier of the bet; a higher one lowers the stake that the payout limit allows. */
  multiplierE4: bigint;
  /** The smallest amount that can be entered: one hundredth, or one unit of a currency without decimals. */
  stepMinor: bigint;
};

/** The highest stake that limits, balance and payout limit allow; never negative. */
export function highestStake({
  limits,
  balanceMinor,
  bonusLimitMinor,
  multiplierE4,
  stepMinor,
}: StakeRoom): bigint | undefined {
  const roomMinor =
    limits && multiplierE4 > 0n ? (limits.maxPayout * 10_000n + 9_999n) / multiplierE4 : undefined;
  const bounds = [limits?.maxStake, balanceMinor, bonusLimitMinor, roomMinor].filter(
    (bound) => bound !== undefined,
  );
  const [first, ...rest] = bounds;
  if (first === undefined) return undefined;
  return onStep(
    rest.reduce((low, bound) => (bound < low ? bound : low), first),
    stepMinor,
  );
}

/** 1.00 in the ledger's scale. */
const ONE_MINOR = 10_000n;

/** The default stake: one unit of the currency, or the minimum stake if that is higher. */
export const firstStake = ({ minStake }: StakeLimits): bigint =>
  minStake > ONE_MINOR ? minStake : ONE_MINOR;

export type StakeProblem =
  | 'empty'
  | 'belowMin'
  | 'aboveMax'
  | 'aboveBalance'
  | 'aboveBonusLimit'
  | 'payoutAboveLimit';

/** Why a stake cannot be placed; the server decides in the end. */
export function stakeProblem(stakeMinor: bigint | undefined, room: StakeRoom): StakeProblem | undefined {
  const { limits, balanceMinor, bonusLimitMinor, multiplierE4 } = room;
  if (stakeMinor === undefined || stakeMinor <= 0n) return 'empty';
  if (limits && stakeMinor < limits.minStake) return 'belowMin';
  if (limits && stakeMinor > limits.maxStake) return 'aboveMax';
  if (balanceMinor !== undefined && stakeMinor > balanceMinor) return 'aboveBalance';
  if (bonusLimitMinor !== undefined && stakeMinor > bonusLimitMinor) return 'aboveBonusLimit';
  if (limits && payoutMinor(stakeMinor, multiplierE4) > limits.maxPayout) return 'payoutAboveLimit';
  return undefined;
}

export type StakeMove = 'half' | 'double' | 'min' | 'max';

/** Applies a stake button, within the limits. */
export function moveStake(stakeMinor: bigint, move: StakeMove, room: StakeRoom): bigint {
  const lowest = room.limits?.minStake ?? room.stepMinor;
  const highest = highestStake(room) ?? stakeMinor * 2n;
  const wished = { half: stakeMinor / 2n, double: stakeMinor * 2n, min: lowest, max: highest }[move];
  return onStep(clampAmount(wished, lowest, highest), room.stepMinor);
}

const CHIP_STEPS: readonly bigint[] = [1n, 5n, 20n, 100n];

/** Four usual stakes: multiples of the first one, within the limits. */
export function chipStakes(limits: StakeLimits): bigint[] {
  const first = firstStake(limits);
  return CHIP_STEPS.map((step) => first * step).filter((stake) => stake <= limits.maxStake);
}
