import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';

type AccountKey = { merchantId: string; accountId: string };
export type TestPlayer = { name: string; memberId: string };

export async function findTestPlayer(
  db: Db,
  { merchantId, accountId, name }: AccountKey & { name: string },
): Promise<TestPlayer | undefined> {
  const { rows } = await sql<TestPlayer>`select name, member_id as "memberId" from vendor_players
    where merchant_id = ${merchantId} and account_id = ${accountId} and name = ${name} and is_test`.execute(
    db,
  );
  return rows[0];
}

/** False if the name is taken or the member has one. */
export async function insertTestPlayer(
  tx: Tx,
  player: AccountKey & TestPlayer & { at: Date },
): Promise<boolean> {
  const { merchantId, accountId, name, memberId, at } = player;
  const { numAffectedRows } = await sql`
    insert into vendor_players (merchant_id, account_id, name, member_id, created_at, is_test)
    values (${merchantId}, ${accountId}, ${name}, ${memberId}, ${at}, true) on conflict do nothing`.execute(
    tx,
  );
  return numAffectedRows === 1n;
}

export async function countTestPlayers(
  db: Db,
  { merchantId, accountId, since }: AccountKey & { since: Date },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from vendor_players
    where merchant_id = ${merchantId} and account_id = ${accountId} and is_test and created_at >= ${since}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

export type LastVisit = { id: string; sessionId: string; gameId: string };

export async function findLastVisit(
  db: Db,
  { merchantId, accountId, memberId }: AccountKey & { memberId: string },
): Promise<LastVisit | undefined> {
  const { rows } = await sql<LastVisit>`select id, session_id as "sessionId", game_id as "gameId"
    from vendor_visits
    where merchant_id = ${merchantId} and account_id = ${accountId} and member_id = ${memberId}
    order by opened_at desc, id desc limit 1`.execute(db);
  return rows[0];
}
