import type { Db } from '../../../../platform/db/database.ts';
import type { MemberRow } from '../../../access/members/index.ts';
import { listBeneficiaries } from '../beneficiaries/beneficiaries.queries.ts';
import { hasOpenChargeback } from '../chargebacks/chargebacks.queries.ts';
import type { Turnover } from '../turnover/turnover.rules.ts';
import { findPaymentPasswordReset, lastSecurityChange, readVelocity } from './facts.reads.ts';
import type { Situation } from './obstacles.rules.ts';
import type { Obstacle, WithdrawalDeps } from './withdrawals.types.ts';

const DAY_MILLISECONDS = 24 * 60 * 60_000;
const HOUR_MILLISECONDS = 60 * 60_000;
const MONTH_DAYS = 30;

export const daysBefore = (now: Date, days: number): Date =>
  new Date(now.getTime() - days * DAY_MILLISECONDS);

/** Any 24 hours and any 30 days, so that a boundary doubles nothing. */
export const windowsAt = (now: Date): { day: Date; month: Date } => ({
  day: daysBefore(now, 1),
  month: daysBefore(now, MONTH_DAYS),
});

/** What the member's level of identity checks leaves. */
async function capOf(
  { kyc }: Pick<WithdrawalDeps, 'kyc'>,
  db: Db,
  of: { merchantId: string; memberId: string },
): Promise<Obstacle[]> {
  const { left } = (await kyc.capsOf(of, db)).withdrawals;
  return left === null ? [] : [{ code: 'document', amountMinor: left }];
}

async function objectionsOf(
  { hooks }: Pick<WithdrawalDeps, 'hooks'>,
  db: Db,
  of: { merchantId: string; memberId: string; currency: string },
) {
  const found = [];
  // One after another, because they share the transaction.
  for (const check of hooks.checks) found.push(...(await check(db, of)));
  return found;
}

/** What is so of a member, without the withdrawal `exceptId` that is being requested. */
export async function situationOf(
  deps: Pick<WithdrawalDeps, 'clock' | 'merchants' | 'hooks' | 'kyc'>,
  db: Db,
  of: { merchantId: string; member: MemberRow; turnover: Turnover; exceptId: string | null },
): Promise<Situation> {
  const { merchantId, member, turnover, exceptId } = of;
  const memberId = member.id;
  const { currency, settings } = await deps.merchants.byId(merchantId);
  const { payments } = settings;
  const now = deps.clock.now();
  const key = { merchantId, memberId };
  const changedSince = new Date(now.getTime() - payments.coolDownHours * HOUR_MILLISECONDS);
  const velocity = await readVelocity(db, { ...key, exceptId, ...windowsAt(now) });
  const beneficiaries = await listBeneficiaries(db, key);
  const usable = beneficiaries.map(({ usableFrom }) => usableFrom.getTime());
  return {
    now,
    settings: payments,
    velocity,
    turnover,
    hasPaymentPassword: member.has_payment_password,
    paymentPasswordResetAt: await findPaymentPasswordReset(db, key),
    securityChangedAt: await lastSecurityChange(db, { ...key, since: changedSince }),
    beneficiaryUsableFrom: usable.length > 0 ? new Date(Math.min(...usable)) : undefined,
    objections: [
      ...((await hasOpenChargeback(db, key)) ? [{ code: 'chargeback' } as const] : []),
      ...(await capOf(deps, db, key)),
      ...(await objectionsOf(deps, db, { ...key, currency })),
    ],
  };
}
