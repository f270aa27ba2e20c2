import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { arrayOf, type Statement } from '../../../../platform/db/statement.ts';
import type { FairPlayer, RevealedPair, SecretPair } from './seeds.rules.ts';

export type PlayerKey = { merchantId: string; memberId: string };

const playerColumns = sql`pair_id as "pairId", server_seed as "serverSeed", client_seed as "clientSeed",
  next_nonce as "nextNonce", next_pair_id as "nextPairId", next_server_seed as "nextServerSeed"`;

export async function findPlayer(db: Db, key: PlayerKey): Promise<FairPlayer | undefined> {
  const { rows } = await sql<FairPlayer>`select ${playerColumns} from fair_players
    where merchant_id = ${key.merchantId} and member_id = ${key.memberId}`.execute(db);
  return rows[0];
}

/**
 * The first lock of every transaction that plays or rotates, taken before the locks of accounts and jackpots, so that
 * the operations of one player are serialized.
 */
export async function lockPlayer(tx: Tx, key: PlayerKey): Promise<FairPlayer | undefined> {
  const { rows } = await sql<FairPlayer>`select ${playerColumns} from fair_players
    where merchant_id = ${key.merchantId} and member_id = ${key.memberId} for no key update`.execute(tx);
  return rows[0];
}

/** Does nothing if the player exists already. */
export async function insertPlayer(
  db: Db,
  player: PlayerKey & { clientSeed: string; current: SecretPair; next: SecretPair },
): Promise<void> {
  const { current, next } = player;
  await sql`
    insert into fair_players (merchant_id, member_id, pair_id, server_seed, client_seed, next_pair_id,
      next_server_seed)
    values (${player.merchantId}, ${player.memberId}, ${current.pairId}, ${current.serverSeed},
      ${player.clientSeed}, ${next.pairId}, ${next.serverSeed})
    on conflict do nothing`.execute(db);
}

/** The source of a round. Contains a secret: never part of a response, log line or event. */
export type LockedPlayer = Pick<FairPlayer, 'pairId' | 'serverSeed' | 'clientSeed' | 'nextNonce'> & {
  memberId: string;
  lastRoundAt: Date | null;
};

/** Many players of one merchant, ordered by id so that batches can't deadlock. */
export const lockPlayers = (merchantId: string, memberIds: readonly string[]): Statement => ({
  name: 'lock_fair_players',
  text: `select member_id as "memberId", pair_id as "pairId", server_seed as "serverSeed",
      client_seed as "clientSeed", next_nonce as "nextNonce", last_round_at as "lastRoundAt"
    from fair_players where merchant_id = $1 and member_id = any($2::uuid[])
    order by member_id for no key update`,
  values: [merchantId, arrayOf(memberIds, (memberId) => memberId)],
});

export type UsedNonce = PlayerKey & { nextNonce: number; lastRoundAt: Date };

/** Only under the locks of the players. */
export const advanceNonces = (merchantId: string, players: readonly UsedNonce[]): Statement => ({
  name: 'advance_nonces',
  text: `update fair_players p set next_nonce = v.next_nonce, last_round_at = v.last_round_at
    from unnest($2::uuid[], $3::int[], $4::timestamptz[]) as v (member_id, next_nonce, last_round_at)
    where p.merchant_id = $1 and p.member_id = v.member_id and p.member_id = any($2::uuid[])`,
  values: [
    merchantId,
    arrayOf(players, ({ memberId }) => memberId),
    arrayOf(players, ({ nextNonce }) => nextNonce),
    arrayOf(players, ({ lastRoundAt }) => lastRoundAt.toISOString()),
  ],
});

/** Puts the next pair into use with nonce 0. Only under the lock of the player. */
export async function replacePair(
  tx: Tx,
  rotation: PlayerKey & { clientSeed: string; next: SecretPair },
): Promise<void> {
  await sql`
    update fair_players set pair_id = next_pair_id, server_seed = next_server_seed,
      client_seed = ${rotation.clientSeed}, next_nonce = 0,
      next_pair_id = ${rotation.next.pairId}, next_server_seed = ${rotation.next.serverSeed}
    where merchant_id = ${rotation.merchantId} and member_id = ${rotation.memberId}`.execute(tx);
}

export async function insertRevealedPair(tx: Tx, pair: PlayerKey & RevealedPair): Promise<void> {
  await sql`
    insert into revealed_seed_pairs (merchant_id, id, member_id, server_seed, client_seed, rounds, revealed_at)
    values (${pair.merchantId}, ${pair.id}, ${pair.memberId}, ${pair.serverSeed}, ${pair.clientSeed},
      ${pair.rounds}, ${pair.revealedAt})`.execute(tx);
}
