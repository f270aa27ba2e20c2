import type { PaymentSettings } from '@croupier/contract/payments/payment-settings.ts';
import type { MethodTerms } from '@croupier/contract/payments/methods.ts';
import type { Turnover } from '../turnover/turnover.rules.ts';
import type { Velocity } from './facts.reads.ts';
import type { Obstacle } from './withdrawals.types.ts';

const HOUR_MILLISECONDS = 60 * 60_000;
const RESET_HOURS = 24;

export type Situation = {
  now: Date;
  settings: PaymentSettings;
  velocity: Velocity;
  turnover: Turnover;
  hasPaymentPassword: boolean;
  paymentPasswordResetAt: Date | null;
  securityChangedAt: Date | undefined;
  /** When the first of the member's beneficiaries can be paid; undefined without any. */
  beneficiaryUsableFrom: Date | undefined;
  /** Of other modules. */
  objections: readonly Obstacle[];
};

const hoursAfter = (at: Date, hours: number): Date => new Date(at.getTime() + hours * HOUR_MILLISECONDS);

const positive = (amountMinor: bigint): bigint => (amountMinor > 0n ? amountMinor : 0n);

function velocityObstacles({ velocity, settings }: Situation): Obstacle[] {
  const found: Obstacle[] = [];
  if (velocity.openId !== null) found.push({ code: 'one_open' });
  if (velocity.dayCount >= settings.withdrawalsPerDay) found.push({ code: 'day_count' });
  const dayLeft = positive(settings.withdrawalsPerDayAmount - velocity.daySumMinor);
  const monthLeft = positive(settings.withdrawalsPerMonthAmount - velocity.monthSumMinor);
  if (dayLeft <= monthLeft) found.push({ code: 'day_sum', amountMinor: dayLeft });
  else found.push({ code: 'month_sum', amountMinor: monthLeft });
  return found;
}

function securityObstacles(situation: Situation): Obstacle[] {
  const { now, settings, hasPaymentPassword, paymentPasswordResetAt, securityChangedAt } = situation;
  const found: Obstacle[] = [];
  if (!hasPaymentPassword) found.push({ code: 'payment_password_missing' });
  const resetUntil = paymentPasswordResetAt && hoursAfter(paymentPasswordResetAt, RESET_HOURS);
  if (resetUntil && resetUntil > now) found.push({ code: 'payment_password_reset', until: resetUntil });
  const changedUntil = securityChangedAt && hoursAfter(securityChangedAt, settings.coolDownHours);
  if (changedUntil && changedUntil > now) found.push({ code: 'security_changed', until: changedUntil });
  const { beneficiaryUsableFrom } = situation;
  if (!beneficiaryUsableFrom) found.push({ code: 'beneficiary_missing' });
  else if (beneficiaryUsableFrom > now)
    found.push({ code: 'beneficiary_cooling', until: beneficiaryUsableFrom });
  return found;
}

/** Everything that stands against a withdrawal, with amounts and times. */
export function obstaclesOf(situation: Situation): Obstacle[] {
  const { turnover, objections } = situation;
  const owedMinor = turnover.requiredMinor - turnover.doneMinor;
  return [
    ...securityObstacles(situation),
    ...velocityObstacles(situation),
    ...(owedMinor > 0n ? [{ code: 'turnover', amountMinor: owedMinor } as const] : []),
    ...objections,
  ];
}

/** Obstacles that leave an amount. */
const SUMS: ReadonlySet<string> = new Set(['day_sum', 'month_sum', 'document', 'agent_bills']);
const isSum = ({ code, amountMinor }: Obstacle): boolean => SUMS.has(code) && amountMinor !== undefined;

/** What may leave now: nothing while anything but a sum stands against it. */
export function withdrawableOf(balanceMinor: bigint, obstacles: readonly Obstacle[]): bigint {
  if (obstacles.some((obstacle) => !isSum(obstacle))) return 0n;
  return obstacles.reduce(
    (least, { amountMinor = least }) => (amountMinor < least ? amountMinor : least),
    balanceMinor,
  );
}

/** Those that bind: a sum that leaves the whole balance does not. */
export const bindingObstacles = (balanceMinor: bigint, obstacles: readonly Obstacle[]): Obstacle[] =>
  obstacles.filter((obstacle) => !isSum(obstacle) || (obstacle.amountMinor ?? 0n) < balanceMinor);

/** Whether the amount is within the bounds. The last withdrawal may be below the minimum. */
export const isWithin = ({ min, max }: MethodTerms, amountMinor: bigint, balanceMinor: bigint): boolean =>
  amountMinor <= max && (amountMinor >= min || amountMinor === balanceMinor);
