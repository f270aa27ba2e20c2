import type { MethodTerms } from '@croupier/contract/payments/methods.ts';

type Limits = Pick<MethodTerms, 'min' | 'max' | 'step'> & {
  /** What limits and tier let this member use now. */
  allowed: bigint;
};

export type AmountProblem = 'missing' | 'tooLow' | 'tooHigh' | 'step' | 'allowed';

/** Why an amount cannot be used; undefined if it can. */
export function amountProblem(amountMinor: bigint | undefined, limits: Limits): AmountProblem | undefined {
  if (amountMinor === undefined || amountMinor <= 0n) return 'missing';
  if (amountMinor < limits.min) return 'tooLow';
  if (amountMinor > limits.max) return 'tooHigh';
  if (amountMinor > limits.allowed) return 'allowed';
  return limits.step > 0n && amountMinor % limits.step !== 0n ? 'step' : undefined;
}

/** The highest amount in whole steps. */
export function highestAmount({ max, allowed, step }: Omit<Limits, 'min'>): bigint {
  const highest = allowed < max ? allowed : max;
  return step > 0n ? highest - (highest % step) : highest;
}

const SHOWN = 5;
const SERIES = [1n, 2n, 5n] as const;

/** A few round amounts from the lowest one on: 1, 2 or 5 times a power of ten. */
export function quickAmounts(limits: Limits): bigint[] {
  const highest = highestAmount(limits);
  const found: bigint[] = [];
  for (let power = 1n; power <= highest && found.length < SHOWN; power *= 10n)
    for (const factor of SERIES) {
      const amount = factor * power;
      if (amount >= limits.min && amount <= highest && amount % (limits.step || 1n) === 0n)
        found.push(amount);
    }
  return found.slice(0, SHOWN);
}
