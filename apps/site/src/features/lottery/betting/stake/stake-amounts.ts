import { typedAmount } from '@croupier/web/forms/money-input.ts';

const TIMES = [1n, 5n, 10n, 50n, 100n];

/** The amounts to choose from where amounts are typed, as somebody would type them: the first one is where it begins. */
export const stakeAmounts = (unitMinor: bigint, decimals: number): string[] =>
  TIMES.map((times) => typedAmount(unitMinor * times, decimals).replace(/\.0+$/, ''));
