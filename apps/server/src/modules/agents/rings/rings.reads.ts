import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Position } from '../../../platform/keyset.ts';
import type { Ring, RingReason, RingState } from './rings.types.ts';

const COLUMNS = sql`r.id, r.state, r.reasons, r.size, r.found_at as "foundAt", r.found_at as at,
  r.decided_at as "decidedAt", r.decision`;

export async function listRings(
  db: Db,
  query: { merchantId: string; state: RingState | undefined; before: Position | undefined; limit: number },
): Promise<Array<Ring & { at: Date }>> {
  const { merchantId, state, before, limit } = query;
  const { rows } = await sql<Ring & { at: Date }>`select ${COLUMNS} from rings r
    where r.merchant_id = ${merchantId} and (${state ?? null}::text is null or r.state = ${state ?? null})
      and (${before?.at ?? null}::timestamptz is null
        or (r.found_at, r.id) < (${before?.at ?? null}::timestamptz, ${before?.id ?? null}::uuid))
    order by r.found_at desc, r.id desc limit ${limit}`.execute(db);
  return rows;
}

export async function findRing(
  db: Db,
  { merchantId, id }: { merchantId: string; id: string },
): Promise<Ring | undefined> {
  const { rows } = await sql<Ring>`select ${COLUMNS} from rings r
    where r.merchant_id = ${merchantId} and r.id = ${id}`.execute(db);
  return rows[0];
}

export type SeenMember = {
  id: string;
  account: string;
  nickname: string;
  type: number;
  status: 'open' | 'closed' | 'locked';
  uplineAccount: string | null;
  validBet: bigint;
  reasons: RingReason[];
};

/** The members of a ring with what they bet in the last 30 days, which shows whose turnover it is. */
export async function listRingMembers(
  db: Db,
  { merchantId, id, since }: { merchantId: string; id: string; since: string },
): Promise<SeenMember[]> {
  const { rows } = await sql<SeenMember>`
    select m.id, m.account, m.nickname, m.type, m.status, um.account as "uplineAccount", g.reasons,
      (select coalesce(sum(d.own_valid_bet_minor), 0)::int8 from team_days d
        where d.merchant_id = ${merchantId} and d.no = g.no and d.day >= ${since}::date) as "validBet"
    from ring_members g join members m on m.merchant_id = ${merchantId} and m.id = g.member_id
    left join members um on um.merchant_id = ${merchantId} and um.id = m.upline_id
    where g.merchant_id = ${merchantId} and g.ring_id = ${id} order by g.no`.execute(db);
  return rows;
}

/** Which rings nodes belong to. Dismissed rings don't count: their members are different people. */
export async function ringsOfNodes(
  db: Db,
  { merchantId, nos }: { merchantId: string; nos: readonly number[] },
): Promise<Map<number, string>> {
  const { rows } = await sql<{ no: number; ringId: string }>`
    select m.no, m.ring_id as "ringId" from ring_members m
    join rings r on r.merchant_id = ${merchantId} and r.id = m.ring_id and r.state <> 'dismissed'
    where m.merchant_id = ${merchantId} and m.no = any(${[...nos]}::int[])`.execute(db);
  return new Map(rows.map(({ no, ringId }) => [no, ringId]));
}
