import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import type { PlayerKey } from './seeds.queries.ts';
import type { RevealedPair } from './seeds.rules.ts';

const pairColumns = sql`id, server_seed as "serverSeed", client_seed as "clientSeed", rounds,
  revealed_at as "revealedAt"`;

export async function findRevealedPair(
  db: Db,
  { merchantId, memberId, pairId }: PlayerKey & { pairId: string },
): Promise<RevealedPair | undefined> {
  const { rows } = await sql<RevealedPair>`select ${pairColumns} from revealed_seed_pairs
    where merchant_id = ${merchantId} and id = ${pairId} and member_id = ${memberId}`.execute(db);
  return rows[0];
}

/** Newest first. */
export async function listRevealedPairs(
  db: Db,
  { merchantId, memberId, limit, offset }: PlayerKey & { limit: number; offset: number },
): Promise<{ pairs: RevealedPair[]; total: number }> {
  const mine = sql`from revealed_seed_pairs where merchant_id = ${merchantId} and member_id = ${memberId}`;
  const [pairs, counted] = await Promise.all([
    sql<RevealedPair>`select ${pairColumns} ${mine}
      order by revealed_at desc, id desc limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total ${mine}`.execute(db),
  ]);
  return { pairs: pairs.rows, total: counted.rows[0]?.total ?? 0 };
}
