import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

type Change = { merchantId: string; currency: string; from: Date };

/** The time until which balances have been copied; undefined before the first copy. */
export async function findCopiedUntil(db: Db, merchantId: string): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date }>`
    select copied_until as at from member_balance_marks where merchant_id = ${merchantId}`.execute(db);
  return rows[0]?.at;
}

/** Adds members who have no balance yet, because they have just registered. */
export async function addNewMembers(db: Db, { merchantId, from }: Omit<Change, 'currency'>): Promise<void> {
  await sql`
    insert into member_balances (merchant_id, member_id, balance_minor)
    select merchant_id, id, 0 from members where merchant_id = ${merchantId} and registered_at >= ${from}
    order by merchant_id, id on conflict do nothing`.execute(db);
}

export async function addMember(
  db: Db,
  { merchantId, memberId }: { merchantId: string; memberId: string },
): Promise<void> {
  await sql`
    insert into member_balances (merchant_id, member_id, balance_minor) values (${merchantId}, ${memberId}, 0)
    on conflict do nothing`.execute(db);
}

/** Copies the balances that transfers have changed since `from`. */
export async function copyBalances(db: Db, { merchantId, currency, from }: Change): Promise<void> {
  await sql`
    insert into member_balances (merchant_id, member_id, balance_minor)
    select a.merchant_id, a.member_id, a.balance_minor from member_accounts a
    where a.merchant_id = ${merchantId} and a.currency = ${currency} and a.kind = 'main' and a.id in (
      select side.account from transfers t cross join lateral (values (t.debit_account), (t.credit_account)) as side (account)
      where t.merchant_id = ${merchantId} and t.at >= ${from}
    )
    order by a.merchant_id, a.member_id
    on conflict (merchant_id, member_id) do update set balance_minor = excluded.balance_minor
      where member_balances.balance_minor <> excluded.balance_minor`.execute(db);
}

export async function markCopied(
  db: Db,
  { merchantId, until }: { merchantId: string; until: Date },
): Promise<void> {
  await sql`
    insert into member_balance_marks (merchant_id, copied_until) values (${merchantId}, ${until})
    on conflict (merchant_id) do update set copied_until = excluded.copied_until`.execute(db);
}
