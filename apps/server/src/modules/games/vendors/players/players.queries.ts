import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import { readTogether } from '../../../../platform/db/reader.ts';

type AccountKey = { merchantId: string; accountId: string };

export async function findPlayerName(
  db: Db,
  { merchantId, accountId, memberId }: AccountKey & { memberId: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`select name from vendor_players
    where merchant_id = ${merchantId} and account_id = ${accountId} and member_id = ${memberId}`.execute(db);
  return rows[0]?.name;
}

/** By its key, in a table of any size; prepared, because the calls of vendors begin with it. */
export async function findPlayer(
  db: Db,
  { merchantId, accountId, name }: AccountKey & { name: string },
): Promise<string | undefined> {
  const [row] = await readTogether<{ memberId: string }>(db, {
    name: 'read_vendor_player',
    text: `select member_id as "memberId" from vendor_players
      where merchant_id = $1 and account_id = $2 and name = $3`,
    values: [merchantId, accountId, name],
  });
  return row?.memberId;
}

/** Does nothing if the name is taken or the member has one. */
export async function insertPlayer(
  db: Db,
  player: AccountKey & { name: string; memberId: string; at: Date },
): Promise<void> {
  const { merchantId, accountId, name, memberId, at } = player;
  await sql`insert into vendor_players (merchant_id, account_id, name, member_id, created_at)
    values (${merchantId}, ${accountId}, ${name}, ${memberId}, ${at}) on conflict do nothing`.execute(db);
}
