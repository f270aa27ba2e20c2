import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { PlayerKey } from '../seeds/seeds.queries.ts';

/** A round of several calls that is not over. */
export type GameInProgress = {
  gameId: string;
  roundId: string;
  pairId: string;
  nonce: number;
  rulesVersion: string;
  stakeMinor: bigint;
  maxPayoutMinor: bigint;
  /** The player's moves so far, in the format of the game. */
  state: unknown;
};

const columns = sql`game_id as "gameId", round_id as "roundId", pair_id as "pairId", nonce,
  rules_version as "rulesVersion", stake_minor as "stakeMinor", max_payout_minor as "maxPayoutMinor", state`;

/** Reliable only under the player's lock, which every writer of these rows holds. */
export async function findGameInProgress(
  db: Db,
  { merchantId, memberId, gameId }: PlayerKey & { gameId: string },
): Promise<GameInProgress | undefined> {
  const { rows } = await sql<GameInProgress>`select ${columns} from games_in_progress
    where merchant_id = ${merchantId} and member_id = ${memberId} and game_id = ${gameId}`.execute(db);
  return rows[0];
}

/** The game that blocks a rotation, if any. */
export async function findBlockingGame(
  db: Db,
  { merchantId, memberId }: PlayerKey,
): Promise<string | undefined> {
  const { rows } = await sql<{ gameId: string }>`select game_id as "gameId" from games_in_progress
    where merchant_id = ${merchantId} and member_id = ${memberId} order by game_id limit 1`.execute(db);
  return rows[0]?.gameId;
}

export async function insertGameInProgress(tx: Tx, game: PlayerKey & GameInProgress): Promise<void> {
  await sql`
    insert into games_in_progress (merchant_id, member_id, game_id, round_id, pair_id, nonce, rules_version,
      stake_minor, max_payout_minor, state)
    values (${game.merchantId}, ${game.memberId}, ${game.gameId}, ${game.roundId}, ${game.pairId}, ${game.nonce},
      ${game.rulesVersion}, ${game.stakeMinor}, ${game.maxPayoutMinor},
      ${JSON.stringify(game.state)}::jsonb)`.execute(tx);
}

export async function updateGameInProgress(
  tx: Tx,
  { merchantId, memberId, gameId, state }: PlayerKey & { gameId: string; state: unknown },
): Promise<void> {
  await sql`update games_in_progress set state = ${JSON.stringify(state)}::jsonb
    where merchant_id = ${merchantId} and member_id = ${memberId} and game_id = ${gameId}`.execute(tx);
}

export async function deleteGameInProgress(
  tx: Tx,
  { merchantId, memberId, gameId }: PlayerKey & { gameId: string },
): Promise<void> {
  await sql`delete from games_in_progress
    where merchant_id = ${merchantId} and member_id = ${memberId} and game_id = ${gameId}`.execute(tx);
}

export async function deleteRoundInProgress(
  tx: Tx,
  { merchantId, memberId, id }: PlayerKey & { id: string },
): Promise<void> {
  await sql`delete from games_in_progress
    where merchant_id = ${merchantId} and member_id = ${memberId} and round_id = ${id}`.execute(tx);
}
