import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import { figureColumns, FIGURE_SUMS, withFigures } from '../lists/figures.reads.ts';
import { isAfter, orderBy, placeColumn } from '../lists/keyset.reads.ts';
import type { Place } from '../lists/paging.rules.ts';
import type { Days, TeamFigures } from '../teams.types.ts';
import { TREE_ORDER } from './tree.reads.ts';

type Profit = { commissions: bigint; profit: bigint };
export type RootLine = TeamFigures &
  Profit & { id: string; account: string; nickname: string; type: number; place: Place };

/** Roots with the figures of their lines as `n`, `p`, `c`, and the commissions paid into them as `k`. */
const lines = (merchantId: string, days: Days) => sql`
  agent_nodes n ${withFigures({ merchantId, whose: 'team', days })}
  cross join lateral (
    select coalesce(sum(d.commissions_minor), 0)::int8 as commissions from team_money_days d
    where d.merchant_id = ${merchantId} and d.no = n.no and d.day between ${days.from}::date and ${days.until}::date
  ) k`;
const PROFIT = sql`k.commissions, (p.stake - p.payout - c.rebates - c.bonuses - k.commissions)::int8 as profit`;

/** What the house earned with each root and everybody below. */
export async function listRootLines(
  db: Db,
  query: { merchantId: string; days: Days; place: Place | undefined; limit: number },
): Promise<RootLine[]> {
  const { merchantId, days, place, limit } = query;
  const { rows } = await sql<RootLine>`
    select m.id, m.account, m.nickname, m.type, ${figureColumns()}, ${PROFIT}, ${placeColumn(TREE_ORDER)}
    from ${lines(merchantId, days)} join members m on m.merchant_id = ${merchantId} and m.id = n.member_id
    where n.merchant_id = ${merchantId} and n.upline_no = 0 and ${isAfter(TREE_ORDER, place)}
      and (p.stake <> 0 or c.deposits <> 0 or c.withdrawals <> 0 or k.commissions <> 0
        or exists (select 1 from agent_nodes d where d.merchant_id = ${merchantId} and d.upline_no = n.no))
    ${orderBy(TREE_ORDER)} limit ${limit}`.execute(db);
  return rows;
}

/** All lines together: the team of the house. */
export async function sumRootLines(
  db: Db,
  { merchantId, days }: { merchantId: string; days: Days },
): Promise<TeamFigures & Profit> {
  const { rows } = await sql<TeamFigures & Profit>`
    select ${FIGURE_SUMS}, sum(commissions)::int8 as commissions, sum(profit)::int8 as profit from (
      select ${figureColumns()}, ${PROFIT} from (select 0 as no) n
      ${withFigures({ merchantId, whose: 'team', days })}
      cross join lateral (
        select coalesce(sum(d.commissions_minor), 0)::int8 as commissions from team_money_days d
        where d.merchant_id = ${merchantId} and d.no = n.no and d.day between ${days.from}::date and ${days.until}::date
      ) k
    ) house`.execute(db);
  const [sums] = rows;
  if (!sums) throw new Error('a sum has one row');
  return sums;
}
