import { sql } from 'kysely';
import type { LastGame } from '@croupier/contract/games/crash-room.ts';
import type { Db } from '../../../../platform/db/database.ts';

export type EndedGame = {
  gameNo: number;
  chainId: string;
  hash: string;
  point: number;
  cutMs: number | null;
  cutReason: 'leader_lost' | 'restart' | null;
  endedAt: Date;
  bets: number;
  rulesVersion: string;
};

/** The latest points, newest first. */
export async function listLastGames(db: Db, merchantId: string, limit: number): Promise<LastGame[]> {
  const { rows } = await sql<LastGame>`
    select game_no as "gameNo", point::float8 as point, cut_ms is not null as "isCut"
    from crash_games where merchant_id = ${merchantId} and hash is not null
    order by game_no desc limit ${limit}`.execute(db);
  return rows;
}

/** Games that have ended, newest first. */
export async function listEndedGames(
  db: Db,
  {
    merchantId,
    before,
    isCut,
    limit,
  }: { merchantId: string; before?: number; isCut?: boolean; limit: number },
): Promise<EndedGame[]> {
  const { rows } = await sql<EndedGame>`
    select game_no as "gameNo", chain_id as "chainId", hash, point::float8 as point, cut_ms as "cutMs",
      cut_reason as "cutReason", ended_at as "endedAt", rules_version as "rulesVersion",
      (select count(*)::int from crash_bets b where b.merchant_id = ${merchantId} and b.game_no = g.game_no) as bets
    from crash_games g
    where merchant_id = ${merchantId} and hash is not null
      and (${before ?? null}::int is null or game_no < ${before ?? null}::int)
      and (${isCut ?? null}::boolean is null or (cut_ms is not null) = ${isCut ?? null}::boolean)
    order by game_no desc limit ${limit}`.execute(db);
  return rows;
}

/** How many games of each chain have ended. */
export async function countPlayed(db: Db, merchantId: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ chainId: string; played: number }>`
    select chain_id as "chainId", count(*)::int as played from crash_games
    where merchant_id = ${merchantId} and hash is not null group by chain_id`.execute(db);
  return new Map(rows.map(({ chainId, played }) => [chainId, played]));
}
