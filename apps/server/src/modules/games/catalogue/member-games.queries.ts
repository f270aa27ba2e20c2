import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

type Owner = { merchantId: string; memberId: string };

/** Ids of the favourites, newest first. */
export async function listFavorites(db: Db, { merchantId, memberId }: Owner): Promise<string[]> {
  const { rows } = await sql<{ game_id: string }>`
    select game_id from favorite_games where merchant_id = ${merchantId} and member_id = ${memberId}
    order by created_at desc, game_id`.execute(db);
  return rows.map(({ game_id }) => game_id);
}

/** One statement, so that concurrent calls exceed the limit by no more than their number. */
export async function insertFavorite(
  db: Db,
  pick: Owner & { gameId: string; at: Date; most: number },
): Promise<'added' | 'there' | 'too_many'> {
  const { merchantId, memberId, gameId, at, most } = pick;
  const { rows } = await sql<{ there: boolean; added: boolean }>`
    with counted as (
      select count(*) as favorites, coalesce(bool_or(game_id = ${gameId}), false) as there from favorite_games
      where merchant_id = ${merchantId} and member_id = ${memberId}),
    added as (
      insert into favorite_games (merchant_id, member_id, game_id, created_at)
      select ${merchantId}, ${memberId}, ${gameId}, ${at}::timestamptz from counted where favorites < ${most}
      on conflict do nothing returning 1)
    select there, exists (select from added) as added from counted`.execute(db);
  if (rows[0]?.added) return 'added';
  return rows[0]?.there ? 'there' : 'too_many';
}

export async function deleteFavorite(db: Db, pick: Owner & { gameId: string }): Promise<void> {
  await sql`delete from favorite_games where merchant_id = ${pick.merchantId} and member_id = ${pick.memberId}
    and game_id = ${pick.gameId}`.execute(db);
}

/** Ids of recently opened games, newest first. */
export async function listRecent(
  db: Db,
  { merchantId, memberId, limit }: Owner & { limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ game_id: string }>`
    select game_id from recent_games where merchant_id = ${merchantId} and member_id = ${memberId}
    order by opened_at desc, game_id limit ${limit}`.execute(db);
  return rows.map(({ game_id }) => game_id);
}

/** Records a visit and keeps only the newest `keep` games. */
export async function upsertRecent(
  db: Db,
  visit: Owner & { gameId: string; at: Date; keep: number },
): Promise<void> {
  const { merchantId, memberId, gameId, at, keep } = visit;
  await sql`
    with old as (
      delete from recent_games where merchant_id = ${merchantId} and member_id = ${memberId} and game_id in (
        select game_id from recent_games
        where merchant_id = ${merchantId} and member_id = ${memberId} and game_id <> ${gameId}
        order by opened_at desc offset ${keep - 1}))
    insert into recent_games (merchant_id, member_id, game_id, opened_at)
    values (${merchantId}, ${memberId}, ${gameId}, ${at})
    on conflict (merchant_id, member_id, game_id) do update set opened_at = excluded.opened_at`.execute(db);
}
