import { PLAY_MONEY } from '@croupier/contract/money/play-money.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/** Members who have joined since, by merchant. */
export async function readNewMembers(
  db: Db,
  { merchantIds, since }: { merchantIds: readonly string[]; since: Date },
): Promise<Map<string, number>> {
  const { rows } = await sql<{ merchantId: string; count: number }>`
    select merchant_id as "merchantId", count(*)::int as count from members
    where merchant_id = any(${[...merchantIds]}::text[]) and registered_at >= ${since}
    group by merchant_id`.execute(db);
  return new Map(rows.map(({ merchantId, count }) => [merchantId, count]));
}

/** Members who have played real money since the start of a period. */
export async function readPlayers(
  db: Db,
  { merchantIds, period }: { merchantIds: readonly string[]; period: number },
): Promise<Map<string, number>> {
  const { rows } = await sql<{ merchantId: string; count: number }>`
    select merchant_id as "merchantId", count(distinct member_id)::int as count from member_accounts
    where merchant_id = any(${[...merchantIds]}::text[]) and currency <> ${PLAY_MONEY} and period >= ${period}
    group by merchant_id`.execute(db);
  return new Map(rows.map(({ merchantId, count }) => [merchantId, count]));
}

export type QueueRow = { merchantId: string; waiting: number; oldestAt: Date | null; atRisk: number };

/** Requests that wait for a decision; those that expire before `riskAt` are at risk. */
export async function readWaitingApprovals(
  db: Db,
  { merchantIds, now, riskAt }: { merchantIds: readonly string[]; now: Date; riskAt: Date },
): Promise<QueueRow[]> {
  const { rows } = await sql<QueueRow>`
    select merchant_id as "merchantId", count(*)::int as waiting, min(asked_at) as "oldestAt",
      (count(*) filter (where expires_at <= ${riskAt}))::int as "atRisk"
    from approvals where merchant_id = any(${[...merchantIds]}::text[]) and state = 'asked' and expires_at > ${now}
    group by merchant_id`.execute(db);
  return rows;
}

/** Rounds that were opened in a span and are still open; all of them are at risk. */
export async function readOpenRounds(
  db: Db,
  { merchantIds, from, until }: { merchantIds: readonly string[]; from: Date; until: Date },
): Promise<QueueRow[]> {
  const { rows } = await sql<QueueRow>`
    select merchant_id as "merchantId", count(*)::int as waiting, min(opened_at) as "oldestAt", count(*)::int as "atRisk"
    from played_rounds where merchant_id = any(${[...merchantIds]}::text[]) and state = 'open' and currency <> ${PLAY_MONEY}
      and opened_at > '-infinity' and opened_at >= ${from} and opened_at < ${until}
    group by merchant_id`.execute(db);
  return rows;
}

/** Withdrawals that wait for an operator; those promised before `riskAt` are at risk. */
export async function readWaitingWithdrawals(
  db: Db,
  { merchantIds, riskAt }: { merchantIds: readonly string[]; riskAt: Date },
): Promise<QueueRow[]> {
  const { rows } = await sql<QueueRow>`
    select merchant_id as "merchantId", count(*)::int as waiting, min(requested_at) as "oldestAt",
      (count(*) filter (where promised_at <= ${riskAt}))::int as "atRisk"
    from withdrawals where merchant_id = any(${[...merchantIds]}::text[]) and state in ('review', 'second')
    group by merchant_id`.execute(db);
  return rows;
}

/** Withdrawals that members say have not arrived. */
export async function readOpenDisputes(db: Db, merchantIds: readonly string[]): Promise<QueueRow[]> {
  const { rows } = await sql<QueueRow>`
    select merchant_id as "merchantId", count(*)::int as waiting, min(changed_at) as "oldestAt", 0 as "atRisk"
    from withdrawals where merchant_id = any(${[...merchantIds]}::text[]) and receipt in ('disputed', 'shown')
    group by merchant_id`.execute(db);
  return rows;
}

type Storm = { merchantId: string; locks: number; since: Date };

/** Sign-in names and addresses that were locked within a window, by merchant. */
export async function readLocks(
  db: Db,
  { merchantIds, since }: { merchantIds: readonly string[]; since: Date },
): Promise<Storm[]> {
  const { rows } = await sql<Storm>`
    select merchant_id as "merchantId", count(*)::int as locks, min(last_at) as since from attempts
    where merchant_id = any(${[...merchantIds]}::text[]) and last_at >= ${since} and locked_until is not null
    group by merchant_id`.execute(db);
  return rows;
}

/** Deposits that an operator has to decide; those that wait since before `riskAt` are at risk. */
export async function readDepositsToDecide(
  db: Db,
  { merchantIds, riskAt }: { merchantIds: readonly string[]; riskAt: Date },
): Promise<QueueRow[]> {
  const { rows } = await sql<QueueRow>`
    select merchant_id as "merchantId", count(*)::int as waiting, min(changed_at) as "oldestAt",
      (count(*) filter (where changed_at < ${riskAt}))::int as "atRisk"
    from deposits where merchant_id = any(${[...merchantIds]}::text[]) and state = 'review'
    group by merchant_id`.execute(db);
  return rows;
}

/** Money without an owner, or on its way back to its payer. */
export async function readUnmatched(
  db: Db,
  { merchantIds, riskAt }: { merchantIds: readonly string[]; riskAt: Date },
): Promise<QueueRow[]> {
  const { rows } = await sql<QueueRow>`
    select merchant_id as "merchantId", count(*)::int as waiting, min(at) as "oldestAt",
      (count(*) filter (where at < ${riskAt}))::int as "atRisk"
    from movements where merchant_id = any(${[...merchantIds]}::text[]) and suspense_minor > 0
    group by merchant_id`.execute(db);
  return rows;
}

/** Payouts that an operator has to pay by hand. */
export async function readPayoutsByHand(
  db: Db,
  { merchantIds, riskAt }: { merchantIds: readonly string[]; riskAt: Date },
): Promise<QueueRow[]> {
  const { rows } = await sql<QueueRow>`
    select merchant_id as "merchantId", count(*)::int as waiting, min(created_at) as "oldestAt",
      (count(*) filter (where created_at < ${riskAt}))::int as "atRisk"
    from payouts where merchant_id = any(${[...merchantIds]}::text[]) and state in ('queued', 'submitted')
      and is_by_hand
    group by merchant_id`.execute(db);
  return rows;
}

/** Refunds that an operator has to send by hand. */
export async function readRefundsByHand(
  db: Db,
  { merchantIds, riskAt }: { merchantIds: readonly string[]; riskAt: Date },
): Promise<QueueRow[]> {
  const { rows } = await sql<QueueRow>`
    select merchant_id as "merchantId", count(*)::int as waiting, min(created_at) as "oldestAt",
      (count(*) filter (where created_at < ${riskAt}))::int as "atRisk"
    from refunds where merchant_id = any(${[...merchantIds]}::text[]) and is_by_hand
      and state not in ('done', 'failed')
    group by merchant_id`.execute(db);
  return rows;
}

/** Chargebacks for which no evidence was sent. */
export async function readOpenChargebacks(
  db: Db,
  { merchantIds, riskAt }: { merchantIds: readonly string[]; riskAt: Date },
): Promise<QueueRow[]> {
  const { rows } = await sql<QueueRow>`
    select merchant_id as "merchantId", count(*)::int as waiting, min(opened_at) as "oldestAt",
      (count(*) filter (where opened_at < ${riskAt}))::int as "atRisk"
    from chargebacks where merchant_id = any(${[...merchantIds]}::text[]) and state = 'opened'
    group by merchant_id`.execute(db);
  return rows;
}

/** Open differences between provider accounts and the ledger. */
export async function readDifferences(
  db: Db,
  { merchantIds, riskAt }: { merchantIds: readonly string[]; riskAt: Date },
): Promise<QueueRow[]> {
  const { rows } = await sql<QueueRow>`
    select merchant_id as "merchantId", count(*)::int as waiting, min(found_at) as "oldestAt",
      (count(*) filter (where found_at < ${riskAt}))::int as "atRisk"
    from payment_findings where merchant_id = any(${[...merchantIds]}::text[]) and resolved_at is null
    group by merchant_id`.execute(db);
  return rows;
}
