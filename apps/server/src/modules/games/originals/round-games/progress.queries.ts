import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { arrayOf, insertInto, type Statement } from '../../../../platform/db/statement.ts';
import type { LockedPlayer, PlayerKey } from '../seeds/seeds.queries.ts';
import { stateOf, type Progress, type StoredProgress } from './progress.rules.ts';

const columns = `g.merchant_id as "merchantId", g.member_id as "memberId", g.game_id as "gameId", g.round_id as "roundId", g.pair_id as "pairId",
  g.nonce, g.rules_version as "rulesVersion", g.stake_minor as "stakeMinor",
  g.max_payout_minor as "maxPayoutMinor", g.state, g.opened_at as "openedAt", g.moved_at as "movedAt"`;

export type GameKey = { memberId: string; gameId: string };

/** Reliable only under the locks of the players, which every writer of these rows holds. */
export const readProgress = (merchantId: string, games: readonly GameKey[]): Statement => ({
  name: 'read_games_in_progress',
  text: `select g.* from unnest($2::uuid[], $3::text[]) as wanted (member_id, game_id)
    cross join lateral (
      select ${columns} from games_in_progress g
      where g.merchant_id = $1 and g.member_id = wanted.member_id and g.game_id = wanted.game_id limit 1
    ) g`,
  values: [merchantId, arrayOf(games, ({ memberId }) => memberId), arrayOf(games, ({ gameId }) => gameId)],
});

export const insertProgress = insertInto<Progress>('games_in_progress', [
  ['merchant_id', 'text', ({ merchantId }) => merchantId],
  ['member_id', 'uuid', ({ memberId }) => memberId],
  ['game_id', 'text', ({ gameId }) => gameId],
  ['round_id', 'uuid', ({ roundId }) => roundId],
  ['pair_id', 'uuid', ({ pairId }) => pairId],
  ['nonce', 'int', ({ nonce }) => nonce],
  ['rules_version', 'text', ({ rulesVersion }) => rulesVersion],
  ['stake_minor', 'bigint', ({ stakeMinor }) => stakeMinor],
  ['max_payout_minor', 'bigint', ({ maxPayoutMinor }) => maxPayoutMinor],
  ['state', 'jsonb', (progress) => JSON.stringify(stateOf(progress))],
  ['opened_at', 'timestamptz', ({ openedAt }) => openedAt.toISOString()],
  ['moved_at', 'timestamptz', ({ movedAt }) => movedAt.toISOString()],
]);

/** The moves of rounds. */
export const updateProgress = (merchantId: string, games: readonly Progress[]): Statement => ({
  name: 'update_games_in_progress',
  text: `update games_in_progress g set state = v.state, moved_at = v.moved_at
    from unnest($2::uuid[], $3::text[], $4::jsonb[], $5::timestamptz[]) as v (member_id, game_id, state, moved_at)
    where g.merchant_id = $1 and g.member_id = v.member_id and g.game_id = v.game_id
      and g.member_id = any($2::uuid[])`,
  values: [
    merchantId,
    arrayOf(games, ({ memberId }) => memberId),
    arrayOf(games, ({ gameId }) => gameId),
    arrayOf(games, (progress) => JSON.stringify(stateOf(progress))),
    arrayOf(games, ({ movedAt }) => movedAt.toISOString()),
  ],
});

export const deleteProgress = (merchantId: string, games: readonly GameKey[]): Statement => ({
  name: 'delete_games_in_progress',
  text: `delete from games_in_progress g using unnest($2::uuid[], $3::text[]) as v (member_id, game_id)
    where g.merchant_id = $1 and g.member_id = v.member_id and g.game_id = v.game_id
      and g.member_id = any($2::uuid[])`,
  values: [merchantId, arrayOf(games, ({ memberId }) => memberId), arrayOf(games, ({ gameId }) => gameId)],
});

/** The game that blocks a rotation, if any. */
export async function findBlockingGame(
  db: Db,
  { merchantId, memberId }: PlayerKey,
): Promise<string | undefined> {
  const { rows } = await sql<{ gameId: string }>`select game_id as "gameId" from games_in_progress
    where merchant_id = ${merchantId} and member_id = ${memberId} order by game_id limit 1`.execute(db);
  return rows[0]?.gameId;
}

/** Only under the lock of the player. */
export async function deleteRoundInProgress(
  tx: Tx,
  { merchantId, memberId, id }: PlayerKey & { id: string },
): Promise<void> {
  await sql`delete from games_in_progress
    where merchant_id = ${merchantId} and member_id = ${memberId} and round_id = ${id}`.execute(tx);
}

/** The round of a game with the seeds it depends on, in one statement, because no lock holds them together. */
export async function findWithSeeds(
  db: Db,
  { merchantId, memberId, gameId }: PlayerKey & { gameId: string },
): Promise<(StoredProgress & Pick<LockedPlayer, 'serverSeed' | 'clientSeed'>) | undefined> {
  const { rows } = await sql<StoredProgress & Pick<LockedPlayer, 'serverSeed' | 'clientSeed'>>`
    select ${sql.raw(columns)}, p.server_seed as "serverSeed", p.client_seed as "clientSeed"
    from games_in_progress g
      join fair_players p on p.merchant_id = ${merchantId} and p.member_id = g.member_id and p.pair_id = g.pair_id
    where g.merchant_id = ${merchantId} and g.member_id = ${memberId} and g.game_id = ${gameId}`.execute(db);
  return rows[0];
}
