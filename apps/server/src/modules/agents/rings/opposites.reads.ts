import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { slotsIn, type SealedSpan } from '../../games/figures/index.ts';

export type OppositeBets = {
  ringId: string;
  slots: number;
  stakeMinor: bigint;
  netMinor: bigint;
  members: string[];
};

/**
 * Rings of whom several members played one game in the same slot, some winning and some losing, and won or lost together at
 * most a part of the stakes. Members of dismissed rings are different people.
 */
export async function listOppositeBets(
  db: Db,
  { currency, netBps, ...span }: SealedSpan & { currency: string; netBps: number },
): Promise<OppositeBets[]> {
  const { merchantId } = span;
  const { rows } = await sql<OppositeBets>`
    with played as (
      select g.ring_id, s.game_id, s.period, g.member_id, sum(s.stake_minor) as stake,
        sum(s.payout_minor - s.stake_minor) as net
      from rings r join ring_members g on g.merchant_id = ${merchantId} and g.ring_id = r.id
      join ${slotsIn(span)} s on s.member_id = g.member_id and s.currency = ${currency}
      where r.merchant_id = ${merchantId} and r.state <> 'dismissed'
      group by 1, 2, 3, 4
    ), opposite as (
      select ring_id, game_id, period, sum(stake) as stake, sum(net) as net from played
      group by ring_id, game_id, period
      having count(*) > 1 and bool_or(net > 0) and bool_or(net < 0) and abs(sum(net)) * 10000 <= sum(stake) * ${netBps}::int
    )
    select o.ring_id as "ringId", count(distinct o.period)::int as slots, sum(o.stake)::int8 as "stakeMinor",
      sum(o.net)::int8 as "netMinor",
      (select array_agg(distinct p.member_id) from played p where p.ring_id = o.ring_id
        and exists (select 1 from opposite q where q.ring_id = p.ring_id and q.game_id = p.game_id and q.period = p.period))
        as members
    from opposite o group by o.ring_id order by o.ring_id`.execute(db);
  return rows;
}
