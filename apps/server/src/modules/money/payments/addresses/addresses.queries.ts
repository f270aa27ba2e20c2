import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';

type OfAccount = { merchantId: string; accountId: string };

export async function findAddress(
  db: Db,
  { merchantId, accountId, memberId }: OfAccount & { memberId: string },
): Promise<{ index: number; address: string } | undefined> {
  const { rows } = await sql<{ index: number; address: string }>`
    select index, address from payment_addresses
    where merchant_id = ${merchantId} and account_id = ${accountId} and member_id = ${memberId}`.execute(db);
  return rows[0];
}

/** The next free index. Members who get an address at the same time wait for each other. */
export async function lockNextIndex(tx: Tx, { merchantId, accountId }: OfAccount): Promise<number> {
  await sql`select 1 from payment_accounts where merchant_id = ${merchantId} and id = ${accountId}
    for no key update`.execute(tx);
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(index) + 1, 0) as next from payment_addresses
    where merchant_id = ${merchantId} and account_id = ${accountId}`.execute(tx);
  return rows[0]?.next ?? 0;
}

export async function insertAddress(
  tx: Tx,
  row: OfAccount & { memberId: string; index: number; address: string; at: Date },
): Promise<void> {
  await sql`
    insert into payment_addresses (merchant_id, account_id, member_id, index, address, created_at)
    values (${row.merchantId}, ${row.accountId}, ${row.memberId}, ${row.index}, ${row.address}, ${row.at})`.execute(
    tx,
  );
}

/** Every address of the account, for watching the chain. */
export async function listAddresses(db: Db, { merchantId, accountId }: OfAccount): Promise<string[]> {
  const { rows } = await sql<{ address: string }>`
    select address from payment_addresses
    where merchant_id = ${merchantId} and account_id = ${accountId} order by index`.execute(db);
  return rows.map(({ address }) => address);
}
