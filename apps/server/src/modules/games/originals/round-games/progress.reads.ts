import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import type { PlayerKey } from '../seeds/seeds.queries.ts';

export type OpenRoundKey = PlayerKey & { gameId: string; roundId: string; currency: string };

const keys = sql`g.merchant_id as "merchantId", g.member_id as "memberId", g.game_id as "gameId",
  g.round_id as "roundId", r.currency`;

/** Rounds that were not moved since, oldest first. The condition on nonces is that of the index by age. */
export async function listStaleRounds(
  db: Db,
  { merchantId, movedBefore, limit }: { merchantId: string; movedBefore: Date; limit: number },
): Promise<OpenRoundKey[]> {
  const { rows } = await sql<OpenRoundKey>`
    select ${keys} from games_in_progress g join rounds r on r.merchant_id = ${merchantId} and r.id = g.round_id
    where g.merchant_id = ${merchantId} and g.opened_at < ${movedBefore} and g.moved_at < ${movedBefore}
      and g.nonce >= 0
    order by g.opened_at limit ${limit}`.execute(db);
  return rows;
}

export async function listOpenRounds(db: Db, { merchantId, memberId }: PlayerKey): Promise<OpenRoundKey[]> {
  const { rows } = await sql<OpenRoundKey>`
    select ${keys} from games_in_progress g join rounds r on r.merchant_id = ${merchantId} and r.id = g.round_id
    where g.merchant_id = ${merchantId} and g.member_id = ${memberId}`.execute(db);
  return rows;
}
