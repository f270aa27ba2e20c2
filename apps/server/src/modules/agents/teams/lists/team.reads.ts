import type { RateSheet } from '@croupier/agreements/rates/sheets.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import { endOfTeam, lastNo } from '../../network/index.ts';
import { MAX_CANDIDATES, MAX_SIZED, MAX_TOTALS, ONLINE_MINUTES } from '../teams.config.ts';
import type { Days, TeamFigures } from '../teams.types.ts';
import { FIGURE_SUMS, figureColumns, withFigures, type Whose } from './figures.reads.ts';
import { isAfter, orderBy, placeColumn, type Order } from './keyset.reads.ts';
import { readNode } from './node.reads.ts';
import type { Place } from './paging.rules.ts';

export type TeamRow = TeamFigures & {
  id: string;
  account: string;
  nickname: string;
  type: number;
  status: 'open' | 'closed' | 'locked';
  level: number;
  uplineId: string | null;
  uplineAccount: string | null;
  sheet: RateSheet | null;
  directs: number;
  teamSize: number;
  balance: bigint;
  openedAt: Date;
  lastSeenAt: Date | null;
  isOnline: boolean;
  place: Place;
};

/** The part of a tree that an agent looks at. */
export type Team = { merchantId: string; path: string; depth: number; visibleDepth: number; at: Date };

export type TeamFilter = {
  /** Direct downlines of a node; everybody below the path without it. */
  uplineNo?: number | undefined;
  /** Everybody below this path, which is in the team. */
  below: string;
  accountKey?: string | undefined;
  level?: number | undefined;
  type?: number | undefined;
  status?: string | undefined;
  rateIndex?: number | undefined;
  rateMinPpm?: number | undefined;
  rateMaxPpm?: number | undefined;
  activity?: 'seen' | 'silent3' | 'silent7' | 'never' | undefined;
  period: number;
};

/** Where the setting of the visible depth hides nothing. */
const DEEPEST = 64;
const DAY_MILLISECONDS = 24 * 60 * 60_000;
const before = (at: Date, milliseconds: number): Date => new Date(at.getTime() - milliseconds);

/** Players who excluded themselves appear as closed: nobody may reach them. */
export const statusColumn = (merchantId: string, at: Date): RawBuilder<unknown> => sql`case when exists (
    select 1 from protection_exclusions e where e.merchant_id = ${merchantId} and e.member_id = n.member_id
      and e.starts_at <= ${at} and (e.ends_at is null or e.ends_at > ${at})
  ) then 'closed' else m.status end`;

export const sheetColumn = (merchantId: string, period: number): RawBuilder<unknown> => sql`(
  select s.rates_ppm from node_rates r
  join rate_sheets s on s.merchant_id = ${merchantId} and s.id = r.sheet_id
  where r.merchant_id = ${merchantId} and r.no = n.no and r.from_period <= ${period}
  order by r.from_period desc limit 1)`;

function activityOf(activity: TeamFilter['activity'], at: Date): RawBuilder<unknown> {
  if (activity === 'never') return sql`m.last_login_at is null`;
  if (activity === 'seen') return sql`m.last_login_at > ${before(at, 3 * DAY_MILLISECONDS)}`;
  const days = activity === 'silent3' ? 3 : 7;
  return sql`coalesce(m.last_login_at, n.opened_at) <= ${before(at, days * DAY_MILLISECONDS)}`;
}

/** The conditions of a selection of nodes `n` and members `m`. */
export function conditionsOf(team: Team, filter: TeamFilter): RawBuilder<unknown> {
  const { merchantId, path, depth, visibleDepth, at } = team;
  const { below, uplineNo, accountKey, level, type, status, rateIndex, activity } = filter;
  const rate = sql`coalesce((${sheetColumn(merchantId, filter.period)})[${rateIndex ?? 1}::int], 0)`;
  const conditions = [
    sql`n.merchant_id = ${merchantId}`,
    uplineNo === undefined
      ? sql`n.path > ${below} and n.path < ${endOfTeam(below)}`
      : sql`n.upline_no = ${uplineNo}`,
    sql`n.path > ${path} and n.path < ${endOfTeam(path)} and n.depth <= ${depth + visibleDepth}`,
    ...(accountKey === undefined
      ? []
      : [
          sql`n.member_id in (select id from members where merchant_id = ${merchantId}
            and account_key >= ${accountKey} and starts_with(account_key, ${accountKey})
            order by account_key limit ${MAX_CANDIDATES})`,
        ]),
    ...(level === undefined ? [] : [sql`n.depth = ${depth + level}`]),
    ...(type === undefined ? [] : [sql`m.type = ${type}`]),
    ...(status === undefined ? [] : [sql`(${statusColumn(merchantId, at)}) = ${status}`]),
    ...(filter.rateMinPpm === undefined ? [] : [sql`${rate} >= ${filter.rateMinPpm}`]),
    ...(filter.rateMaxPpm === undefined ? [] : [sql`${rate} <= ${filter.rateMaxPpm}`]),
    ...(activity === undefined ? [] : [activityOf(activity, at)]),
  ];
  return sql.join(conditions, sql` and `);
}

/** Counted in small teams. Of bigger ones it is everybody who was opened below, which is added up already. */
const teamSize = (merchantId: string): RawBuilder<unknown> => sql`(
  select case when below.count <= ${MAX_SIZED} then below.count else (
    select coalesce(sum(d.new_members), 0)::int from team_money_days d
    where d.merchant_id = ${merchantId} and d.no = n.no) end
  from (select count(*)::int as count from (select 1 from agent_nodes b
    where b.merchant_id = ${merchantId} and b.path > n.path and b.path < n.path || '~'
    limit ${MAX_SIZED + 1}) b) below)`;

type Selected = { team: Team; filter: TeamFilter; days: Days };

const rowColumns = ({ merchantId, depth, at }: Team, period: number): RawBuilder<unknown> => sql`
  n.member_id as id, m.account, m.nickname, m.type, ${statusColumn(merchantId, at)} as status,
  n.depth - ${depth} as level,
  (select u.member_id from agent_nodes u where u.merchant_id = ${merchantId} and u.no = n.upline_no) as "uplineId",
  (select um.account from agent_nodes u join members um on um.merchant_id = ${merchantId} and um.id = u.member_id
    where u.merchant_id = ${merchantId} and u.no = n.upline_no) as "uplineAccount",
  ${sheetColumn(merchantId, period)} as sheet,
  (select count(*)::int from agent_nodes d where d.merchant_id = ${merchantId} and d.upline_no = n.no) as directs,
  ${teamSize(merchantId)} as "teamSize",
  coalesce((select b.balance_minor from member_balances b
    where b.merchant_id = ${merchantId} and b.member_id = n.member_id), 0)::int8 as balance,
  n.opened_at as "openedAt", m.last_login_at as "lastSeenAt",
  exists (select 1 from sessions s where s.merchant_id = ${merchantId} and s.account_id = n.member_id
    and s.revoked_at is null and s.last_seen_at > ${before(at, ONLINE_MINUTES * 60_000)}) as "isOnline"`;

/** Nodes `n` with members `m`. */
const people = (merchantId: string, nodes = sql`agent_nodes n`): RawBuilder<unknown> =>
  sql`${nodes} join members m on m.merchant_id = ${merchantId} and m.id = n.member_id`;

/** A page of the team, each with the figures of its own team. Only an order by figures needs those of everybody. */
export async function listTeam(
  db: Db,
  query: Selected & { order: Order & { isByFigure: boolean }; place: Place | undefined; limit: number },
): Promise<TeamRow[]> {
  const { team, filter, days, order, place, limit } = query;
  const { merchantId } = team;
  const wanted = sql`where ${conditionsOf(team, filter)} and ${isAfter(order, place)}`;
  const page = sql`(select n.* from ${people(merchantId)} ${wanted} ${orderBy(order)} limit ${limit}) n`;
  const { rows } = await sql<TeamRow>`
    select ${rowColumns(team, filter.period)}, ${figureColumns()}, ${placeColumn(order)}
    from ${order.isByFigure ? people(merchantId) : people(merchantId, page)}
    ${withFigures({ merchantId, whose: 'team', days })}
    ${order.isByFigure ? wanted : sql``}
    ${orderBy(order)} limit ${limit}`.execute(db);
  return rows;
}

/** Figures of one member, of its team or alone. */
export async function findTeamMember(
  db: Db,
  { team, memberId, days, period }: { team: Team; memberId: string; days: Days; period: number },
): Promise<Omit<TeamRow, 'place'> | undefined> {
  const { merchantId, path } = team;
  const { rows } = await sql<Omit<TeamRow, 'place'>>`
    select ${rowColumns(team, period)}, ${figureColumns()}
    from agent_nodes n join members m on m.merchant_id = ${merchantId} and m.id = n.member_id
    ${withFigures({ merchantId, whose: 'team', days })}
    where n.merchant_id = ${merchantId} and n.member_id = ${memberId} and n.path > ${path}
      and n.path < ${endOfTeam(path)}`.execute(db);
  return rows[0];
}

/** How many nodes a selection has, up to a bound. */
export async function countTeam(
  db: Db,
  { team, filter, max }: Pick<Selected, 'team' | 'filter'> & { max: number },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
    select 1 from agent_nodes n join members m on m.merchant_id = ${team.merchantId} and m.id = n.member_id
    where ${conditionsOf(team, filter)} limit ${max}) found`.execute(db);
  return rows[0]?.count ?? 0;
}

const NARROWING = ['accountKey', 'level', 'type', 'status', 'rateMinPpm', 'rateMaxPpm', 'activity'] as const;

/** Whether a selection is everybody below a node, or all its direct downlines. */
const isWhole = (filter: TeamFilter): boolean => NARROWING.every((name) => filter[name] === undefined);

/** Everybody below a node together: its team without itself, which is added up already. */
async function sumWhole(db: Db, { team, filter, days }: Selected): Promise<TeamFigures & { count: number }> {
  const { merchantId, depth, visibleDepth } = team;
  const { below, uplineNo } = filter;
  const no = lastNo(below);
  const [all, alone] = [
    await readNode(db, { merchantId, no, days, whose: 'team' }),
    await readNode(db, { merchantId, no, days, whose: 'own' }),
  ];
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
    select 1 from agent_nodes n where n.merchant_id = ${merchantId} and ${
      uplineNo === undefined
        ? sql`n.path > ${below} and n.path < ${endOfTeam(below)}`
        : sql`n.upline_no = ${uplineNo}`
    } ${visibleDepth < DEEPEST ? sql`and n.depth <= ${depth + visibleDepth}` : sql``}
    limit ${MAX_TOTALS}) found`.execute(db);
  const names = Object.keys(all) as Array<keyof TeamFigures>;
  const figures = Object.fromEntries(names.map((name) => [name, all[name] - alone[name]])) as TeamFigures;
  return { ...figures, count: rows[0]?.count ?? 0 };
}

/** The figures of a selection together: of teams that don't contain each other, or of members alone. */
export async function sumTeam(
  db: Db,
  { team, filter, days, whose, of }: Selected & { whose: Whose; of?: string | undefined },
): Promise<TeamFigures & { count: number }> {
  const { merchantId } = team;
  if (of === undefined && isWhole(filter)) return sumWhole(db, { team, filter, days });
  const { rows } = await sql<TeamFigures & { count: number }>`
    select count(*)::int as count, ${FIGURE_SUMS} from (
      select ${figureColumns(of)} from (
        select n.no from agent_nodes n join members m on m.merchant_id = ${merchantId} and m.id = n.member_id
        where ${conditionsOf(team, filter)} limit ${MAX_TOTALS}
      ) n ${withFigures({ merchantId, whose, days, of })}
    ) found`.execute(db);
  const [sums] = rows;
  if (!sums) throw new Error('a sum has one row');
  return sums;
}
