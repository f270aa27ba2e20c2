import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { OfMember } from './kyc.types.ts';
import type { Uses } from './tiers.rules.ts';

/** Adds to a day; negative amounts take back what was added. */
export async function addUse(
  tx: Tx,
  { merchantId, memberId, day, deposits, withdrawals }: OfMember & Uses & { day: string },
): Promise<void> {
  await sql`
    insert into kyc_uses as u (merchant_id, member_id, day, deposits_minor, withdrawals_minor)
    values (${merchantId}, ${memberId}, ${day}, greatest(${deposits}::bigint, 0), greatest(${withdrawals}::bigint, 0))
    on conflict (merchant_id, member_id, day) do update set
      deposits_minor = greatest(u.deposits_minor + ${deposits}::bigint, 0),
      withdrawals_minor = greatest(u.withdrawals_minor + ${withdrawals}::bigint, 0)`.execute(tx);
}

/** What a member has used since a day. */
export async function sumUses(
  db: Db,
  { merchantId, memberId, since }: OfMember & { since: string },
): Promise<Uses> {
  const { rows } = await sql<Uses>`
    select coalesce(sum(deposits_minor), 0)::bigint as deposits,
      coalesce(sum(withdrawals_minor), 0)::bigint as withdrawals
    from kyc_uses where merchant_id = ${merchantId} and member_id = ${memberId} and day >= ${since}`.execute(
    db,
  );
  return rows[0] ?? { deposits: 0n, withdrawals: 0n };
}

export type NotedWithdrawal = OfMember & { id: string; amountMinor: bigint; at: Date };

/** Returns false for a withdrawal that is noted already. */
export async function insertWithdrawal(tx: Tx, noted: NotedWithdrawal): Promise<boolean> {
  const { merchantId, memberId, id, amountMinor, at } = noted;
  const { numAffectedRows } = await sql`
    insert into kyc_withdrawals (merchant_id, id, member_id, amount_minor, noted_at)
    values (${merchantId}, ${id}, ${memberId}, ${amountMinor}, ${at})
    on conflict (merchant_id, id) do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

/** The withdrawal, if it counted until now. */
export async function undoWithdrawal(
  tx: Tx,
  { merchantId, id, at }: { merchantId: string; id: string; at: Date },
): Promise<NotedWithdrawal | undefined> {
  const { rows } = await sql<NotedWithdrawal>`
    update kyc_withdrawals set undone_at = ${at}
    where merchant_id = ${merchantId} and id = ${id} and undone_at is null
    returning merchant_id as "merchantId", member_id as "memberId", id, amount_minor as "amountMinor",
      noted_at as at`.execute(tx);
  return rows[0];
}
