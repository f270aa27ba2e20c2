import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import type { Days, TeamFigures } from '../teams.types.ts';
import { figureColumns, withFigures, type Whose } from './figures.reads.ts';
import { isAfter, orderBy, placeColumn, type Order } from './keyset.reads.ts';
import type { Place } from './paging.rules.ts';
import { conditionsOf, type Team, type TeamFilter } from './team.reads.ts';

export type LossRow = TeamFigures & {
  id: string;
  account: string;
  nickname: string;
  type: number;
  level: number;
  directs: number;
  place: Place;
};

/** What branches or members won and lost. */
export async function listLosses(
  db: Db,
  query: {
    team: Team;
    filter: TeamFilter;
    days: Days;
    whose: Whose;
    of: string | undefined;
    order: Order;
    place: Place | undefined;
    limit: number;
  },
): Promise<LossRow[]> {
  const { team, filter, order, place, limit, of } = query;
  const { merchantId, depth } = team;
  const { rows } = await sql<LossRow>`
    select n.member_id as id, m.account, m.nickname, m.type, n.depth - ${depth} as level,
      (select count(*)::int from agent_nodes d where d.merchant_id = ${merchantId} and d.upline_no = n.no) as directs,
      ${figureColumns(of)}, ${placeColumn(order)}
    from agent_nodes n join members m on m.merchant_id = ${merchantId} and m.id = n.member_id
    ${withFigures({ merchantId, ...query })}
    where n.merchant_id = ${merchantId} and ${conditionsOf(team, filter)} and ${isAfter(order, place)}
    ${orderBy(order)} limit ${limit}`.execute(db);
  return rows;
}
