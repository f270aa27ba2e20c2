import { sql } from 'kysely';
import type { Db, Tx } from '../../../../../platform/db/database.ts';
import type { CrashGameRow, CutReason, GameState, Leader } from './room.types.ts';

export type GameKey = { merchantId: string; gameNo: number };

export const gameColumns = sql`merchant_id as "merchantId", game_no as "gameNo", chain_id as "chainId",
  rules_version as "rulesVersion", state, limit_minor as "limitMinor", opened_at as "openedAt",
  started_at as "startedAt", heartbeat_ms as "heartbeatMs", hash, point::float8 as point, cut_ms as "cutMs",
  cut_reason as "cutReason", ended_at as "endedAt"`;

/** Every write of a leader begins with this: the room is locked and its epoch compared. */
const ledBy = ({ merchantId, epoch }: Leader) => sql`exists (
  select 1 from (select epoch from crash_rooms where merchant_id = ${merchantId} and epoch = ${epoch} for share) r)`;

/** Locks the room against another leader until the transaction ends. */
export async function lockLedRoom(tx: Tx, { merchantId, epoch }: Leader): Promise<boolean> {
  const { rows } = await sql`select 1 from crash_rooms
    where merchant_id = ${merchantId} and epoch = ${epoch} for share`.execute(tx);
  return rows.length === 1;
}

export async function findGame(db: Db, { merchantId, gameNo }: GameKey): Promise<CrashGameRow | undefined> {
  const { rows } = await sql<CrashGameRow>`select ${gameColumns} from crash_games
    where merchant_id = ${merchantId} and game_no = ${gameNo}`.execute(db);
  return rows[0];
}

/** The game whose hash has not been revealed. */
export async function findGameInPlay(db: Db, merchantId: string): Promise<CrashGameRow | undefined> {
  const { rows } = await sql<CrashGameRow>`select ${gameColumns} from crash_games
    where merchant_id = ${merchantId} and state in ('betting', 'locked', 'running')`.execute(db);
  return rows[0];
}

/** Ended games with bets that may not be settled, the oldest first. */
export async function listUnsettled(db: Db, merchantId: string): Promise<CrashGameRow[]> {
  const { rows } = await sql<CrashGameRow>`select ${gameColumns} from crash_games
    where merchant_id = ${merchantId} and state = 'ended' order by game_no limit 20`.execute(db);
  return rows;
}

export async function findLastGameNo(db: Db, merchantId: string): Promise<number> {
  const { rows } = await sql<{ last: number | null }>`select max(game_no) as last from crash_games
    where merchant_id = ${merchantId}`.execute(db);
  return rows[0]?.last ?? 0;
}

export async function insertGame(
  tx: Tx,
  game: GameKey & { chainId: string; rulesVersion: string; limitMinor: bigint; at: Date },
): Promise<void> {
  await sql`insert into crash_games (merchant_id, game_no, chain_id, rules_version, state, limit_minor, opened_at)
    values (${game.merchantId}, ${game.gameNo}, ${game.chainId}, ${game.rulesVersion}, 'betting', ${game.limitMinor},
      ${game.at})`.execute(tx);
}

type Step = Leader & { gameNo: number };

const moved = async (
  query: { execute: (db: Db) => Promise<{ numAffectedRows?: bigint | undefined }> },
  db: Db,
) => (await query.execute(db)).numAffectedRows === 1n;

/** False if another process leads by now. */
export const reopenGame = (db: Db, { gameNo, at, ...leader }: Step & { at: Date }): Promise<boolean> =>
  moved(
    sql`update crash_games set state = 'betting', opened_at = ${at} where merchant_id = ${leader.merchantId}
      and game_no = ${gameNo} and state in ('betting', 'locked') and ${ledBy(leader)}`,
    db,
  );

/** Waits for the bets under way; none can follow. False if another process leads by now. */
export const lockGame = (db: Db, { gameNo, ...leader }: Step): Promise<boolean> =>
  moved(
    sql`update crash_games set state = 'locked' where merchant_id = ${leader.merchantId} and game_no = ${gameNo}
      and state = 'betting' and ${ledBy(leader)}`,
    db,
  );

export const startGame = (db: Db, { gameNo, at, ...leader }: Step & { at: Date }): Promise<boolean> =>
  moved(
    sql`update crash_games set state = 'running', started_at = ${at}, heartbeat_ms = 0
      where merchant_id = ${leader.merchantId} and game_no = ${gameNo} and state = 'locked' and ${ledBy(leader)}`,
    db,
  );

export const beatGame = (db: Db, { gameNo, ms, ...leader }: Step & { ms: number }): Promise<boolean> =>
  moved(
    sql`update crash_games set heartbeat_ms = ${ms} where merchant_id = ${leader.merchantId}
      and game_no = ${gameNo} and state = 'running' and ${ledBy(leader)}`,
    db,
  );

export type GameEnd = {
  hash: string;
  point: number;
  cut: { ms: number; reason: CutReason } | null;
  at: Date;
};

export const endGame = (
  db: Db,
  { gameNo, hash, point, cut, at, ...leader }: Step & GameEnd,
): Promise<boolean> =>
  moved(
    sql`update crash_games set state = 'ended', hash = ${hash}, point = ${point}, cut_ms = ${cut?.ms ?? null},
        cut_reason = ${cut?.reason ?? null}, ended_at = ${at}
      where merchant_id = ${leader.merchantId} and game_no = ${gameNo} and state = 'running' and ${ledBy(leader)}`,
    db,
  );

/** Once every bet has its result. Any process may do it. */
export async function markSettled(db: Db, { merchantId, gameNo, at }: GameKey & { at: Date }): Promise<void> {
  await sql`update crash_games g set state = 'settled', settled_at = ${at}
    where merchant_id = ${merchantId} and game_no = ${gameNo} and state = 'ended'
      and not exists (select 1 from crash_bets b
        where b.merchant_id = ${merchantId} and b.game_no = ${gameNo} and b.state = 'open')`.execute(db);
}

export const isOver = (state: GameState): boolean => state === 'ended' || state === 'settled';
