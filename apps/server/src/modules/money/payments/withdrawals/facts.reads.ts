import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';

type OfMember = { merchantId: string; memberId: string };

/** Withdrawals that were not rejected or cancelled, within the last 24 hours and 30 days. */
export type Velocity = {
  openId: string | null;
  dayCount: number;
  daySumMinor: bigint;
  monthSumMinor: bigint;
  /** Of all time. */
  paidCount: number;
  openDisputes: number;
};

/** @param exceptId the withdrawal that is being requested */
export async function readVelocity(
  db: Db,
  of: OfMember & { exceptId: string | null; day: Date; month: Date },
): Promise<Velocity> {
  const { merchantId, memberId, exceptId, day, month } = of;
  const { rows } = await sql<Omit<Velocity, 'dayCount' | 'paidCount' | 'openDisputes'> & Counts>`
    select
      (array_agg(id) filter (where state in ('requested', 'review', 'held', 'second', 'approved', 'sending')))[1]
        as "openId",
      count(*) filter (where requested_at > ${day} and state not in ('rejected', 'cancelled')) as "dayCount",
      coalesce(sum(amount_minor) filter (where requested_at > ${day} and state not in ('rejected', 'cancelled')),
        0)::int8 as "daySumMinor",
      coalesce(sum(amount_minor) filter (where requested_at > ${month} and state not in ('rejected', 'cancelled')),
        0)::int8 as "monthSumMinor",
      count(*) filter (where state = 'paid') as "paidCount",
      count(*) filter (where receipt in ('disputed', 'shown')) as "openDisputes"
    from withdrawals
    where merchant_id = ${merchantId} and member_id = ${memberId} and id is distinct from ${exceptId}::uuid`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('an aggregate answers one row');
  return {
    ...row,
    dayCount: Number(row.dayCount),
    paidCount: Number(row.paidCount),
    openDisputes: Number(row.openDisputes),
  };
}

type Counts = { dayCount: bigint; paidCount: bigint; openDisputes: bigint };

/** What changes who can take the account over. */
const SECURITY_ACTIONS = [
  'member.password_changed',
  'member.password_reset',
  'member.payment_secret_changed',
  'member.mobile_bound',
  'member.email_bound',
  'factors.totp_switched_on',
  'factors.totp_switched_off',
  'factors.passkey_added',
  'factors.passkey_removed',
  'factors.recovery_code_used',
  'factors.recovery_codes_renewed',
] as const;

/** When the member's password, factors, mobile number or mail address last changed after registration. */
export async function lastSecurityChange(
  db: Db,
  { merchantId, memberId, since }: OfMember & { since: Date },
): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date }>`
    select at from audit_entries
    where merchant_id = ${merchantId} and subject = ${`member:${memberId}`} and at > ${since}
      and action = any(${[...SECURITY_ACTIONS]}::text[])
    order by at desc limit 1`.execute(db);
  return rows[0]?.at;
}

export async function findPaymentPasswordReset(
  db: Db,
  { merchantId, memberId }: OfMember,
): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select payment_password_reset_at as at from members
    where merchant_id = ${merchantId} and id = ${memberId}`.execute(db);
  return rows[0]?.at ?? null;
}

export async function readMainBalance(
  db: Db,
  { merchantId, memberId, currency }: OfMember & { currency: string },
): Promise<bigint> {
  const { rows } = await sql<{ balanceMinor: bigint }>`
    select balance_minor as "balanceMinor" from member_accounts
    where merchant_id = ${merchantId} and member_id = ${memberId} and currency = ${currency}
      and kind = 'main'`.execute(db);
  return rows[0]?.balanceMinor ?? 0n;
}

/** Whether the member signed in from the address before `before`. */
export async function isKnownAddress(
  db: Db,
  { merchantId, memberId, ip, before }: OfMember & { ip: string; before: Date },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from sessions
    where merchant_id = ${merchantId} and kind = 'member' and account_id = ${memberId} and ip = ${ip}
      and created_at < ${before} limit 1`.execute(db);
  return rows.length > 0;
}

export type Payments = {
  lastDepositAt: Date | null;
  /** Within the last 30 days. */
  depositedMinor: bigint;
  depositsIn24h: bigint[];
};

export async function readDeposits(
  db: Db,
  { merchantId, memberId, day, month }: OfMember & { day: Date; month: Date },
): Promise<Payments> {
  const { rows } = await sql<Omit<Payments, 'depositsIn24h'> & { inDay: bigint[] | null }>`
    select max(credited_at) as "lastDepositAt",
      coalesce(sum(received_minor) filter (where credited_at > ${month}), 0)::int8 as "depositedMinor",
      array_agg(received_minor) filter (where credited_at > ${day}) as "inDay"
    from deposits
    where merchant_id = ${merchantId} and member_id = ${memberId} and state = 'credited'`.execute(db);
  const [row] = rows;
  return {
    lastDepositAt: row?.lastDepositAt ?? null,
    depositedMinor: row?.depositedMinor ?? 0n,
    depositsIn24h: (row?.inDay ?? []).map(BigInt),
  };
}

/** Payee name or beneficiaries of the member that the operator changed since then. */
export async function hasChangedPayee(
  db: Db,
  { merchantId, memberId, operatorId, since }: OfMember & { operatorId: string; since: Date },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from audit_entries
    where merchant_id = ${merchantId} and subject = ${`member:${memberId}`} and at > ${since}
      and actor_kind = 'operator' and actor_id = ${operatorId}
      and action in ('member.payee_name_set', 'member.payee_name_changed', 'member.beneficiary_added',
        'member.beneficiary_removed') limit 1`.execute(db);
  return rows.length > 0;
}
