import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';

export type RebateCost = { path: string; class: string; amountMinor: bigint };

/** What everybody, or everybody of a team, earned in rebates on settlement days, the last one included. */
export async function readRebateCosts(
  db: Db,
  of: { merchantId: string; from: string; until: string; team: string },
): Promise<RebateCost[]> {
  const { rows } = await sql<RebateCost>`
    select n.path, d.class, sum(d.own_minor + d.share_minor)::int8 as "amountMinor"
    from rebate_days d join agent_nodes n on n.merchant_id = ${of.merchantId} and n.no = d.no
    where d.merchant_id = ${of.merchantId} and d.day between ${of.from}::date and ${of.until}::date
      and n.path >= ${of.team} and n.path < ${`${of.team}~`}
    group by 1, 2`.execute(db);
  return rows;
}
