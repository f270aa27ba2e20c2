import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { publicName } from '../../access/members/index.ts';

/** The names of members as others see them. */
export async function publicNames(
  db: Db,
  { merchantId, memberIds }: { merchantId: string; memberIds: readonly string[] },
): Promise<ReadonlyMap<string, string>> {
  if (memberIds.length === 0) return new Map();
  const { rows } = await sql<{ id: string; account: string; hidesName: boolean }>`
    select id, account, hides_name as "hidesName" from members
    where merchant_id = ${merchantId} and id = any(${[...memberIds]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, publicName(row)]));
}
