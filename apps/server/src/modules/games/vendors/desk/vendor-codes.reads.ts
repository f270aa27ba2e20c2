import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';

/** The ids of vendors by their codes; unknown codes are left out. */
export async function findVendorIds(db: Db, codes: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from vendors where code = any(${[...codes]}::text[]) and not in_house`.execute(db);
  return rows.map(({ id }) => id);
}

export async function vendorCodesOf(
  db: Db,
  { merchantId, accountId }: { merchantId: string; accountId: string },
): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select v.code from vendor_account_vendors a join vendors v on v.id = a.vendor_id
    where a.merchant_id = ${merchantId} and a.account_id = ${accountId} order by v.code`.execute(db);
  return rows.map(({ code }) => code);
}

/** The vendor and the code of a game. */
export async function findVendorGame(
  db: Db,
  gameId: string,
): Promise<{ vendorId: string; code: string } | undefined> {
  const { rows } = await sql<{ vendorId: string; code: string }>`
    select vendor_id as "vendorId", code from games where id = ${gameId}`.execute(db);
  return rows[0];
}
