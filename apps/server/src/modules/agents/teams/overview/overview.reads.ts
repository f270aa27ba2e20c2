import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import { endOfTeam } from '../../network/index.ts';
import { netResult, playOf, withFigures } from '../lists/figures.reads.ts';
import type { Days, TeamFigures } from '../teams.types.ts';

type OfNode = { merchantId: string; no: number; days: Days };

export type DayFigures = TeamFigures & {
  day: string;
  newMembers: number;
  firstDeposits: number;
  active: number;
  ownIncome: bigint;
};

/** What a node's team did on each day on which something happened. */
export async function listDays(db: Db, { merchantId, no, days }: OfNode): Promise<DayFigures[]> {
  const { from, until } = days;
  const { rows } = await sql<DayFigures>`
    select to_char(day, 'YYYY-MM-DD') as day, ${sql.join(
      [
        ['stake', 'stake'],
        ['valid_bet', 'validBet'],
        ['payout', 'payout'],
        ['deposits', 'deposits'],
        ['withdrawals', 'withdrawals'],
        ['rebates', 'rebates'],
        ['bonuses', 'bonuses'],
        ['income', 'ownIncome'],
      ].map(([column = '', name = '']) => sql`sum(${sql.ref(column)})::int8 as ${sql.id(name)}`),
    )}, sum(payout - stake + rebates + bonuses)::int8 as "netResult", sum(new_members)::int as "newMembers",
      sum(first_deposits)::int as "firstDeposits", sum(active)::int as active
    from (
      select day, ${playOf('team', 'stake')}, ${playOf('team', 'valid_bet')}, ${playOf('team', 'payout')},
        0, 0, 0, 0, 0, 0, 0, 0 from team_days d
        where merchant_id = ${merchantId} and no = ${no} and day between ${from}::date and ${until}::date
      union all
      select day, 0, 0, 0, deposits_minor, withdrawals_minor, rebates_minor, bonuses_minor, 0, new_members,
        first_deposits, active_1 from team_money_days
        where merchant_id = ${merchantId} and no = ${no} and day between ${from}::date and ${until}::date
      union all
      select day, 0, 0, 0, 0, 0, 0, 0, own_minor + share_minor, 0, 0, 0 from rebate_days
        where merchant_id = ${merchantId} and no = ${no} and day between ${from}::date and ${until}::date
    ) parts (day, stake, valid_bet, payout, deposits, withdrawals, rebates, bonuses, income, new_members,
      first_deposits, active)
    group by day order by day`.execute(db);
  return rows;
}

export type TeamNow = {
  agents: number;
  members: number;
  online: number;
  silent3Days: number;
  silent7Days: number;
  balance: bigint;
};

type Below = { merchantId: string; path: string };

/** Who is in a team now, without the agent. */
export async function readNow(
  db: Db,
  {
    merchantId,
    path,
    at,
    onlineSince,
    showsBalances,
  }: Below & { at: Date; onlineSince: Date; showsBalances: boolean },
): Promise<TeamNow> {
  const before = (days: number): Date => new Date(at.getTime() - days * 24 * 60 * 60_000);
  const { rows } = await sql<TeamNow>`
    select count(*) filter (where m.type <> 0)::int as agents, count(*) filter (where m.type = 0)::int as members,
      count(*) filter (where exists (select 1 from sessions s where s.merchant_id = ${merchantId}
        and s.account_id = n.member_id and s.revoked_at is null and s.last_seen_at > ${onlineSince}))::int as online,
      count(*) filter (where coalesce(m.last_login_at, n.opened_at) <= ${before(3)})::int as "silent3Days",
      count(*) filter (where coalesce(m.last_login_at, n.opened_at) <= ${before(7)})::int as "silent7Days",
      ${showsBalances ? sql`coalesce(sum(b.balance_minor), 0)::int8` : sql`0::int8`} as balance
    from agent_nodes n join members m on m.merchant_id = ${merchantId} and m.id = n.member_id
    ${
      showsBalances
        ? sql`left join member_balances b on b.merchant_id = ${merchantId} and b.member_id = n.member_id`
        : sql``
    }
    where n.merchant_id = ${merchantId} and n.path > ${path} and n.path < ${endOfTeam(path)}`.execute(db);
  const [now] = rows;
  if (!now) throw new Error('a count has one row');
  return now;
}

/** How many are in a team without the agent, up to a bound. */
export async function countBelow(
  db: Db,
  { merchantId, path, max }: Below & { max: number },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
    select 1 from agent_nodes where merchant_id = ${merchantId} and path > ${path} and path < ${endOfTeam(path)}
    limit ${max}) below`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Everybody who was ever opened below a node, however many. */
export async function countOpened(
  db: Db,
  { merchantId, no }: { merchantId: string; no: number },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select coalesce(sum(new_members), 0)::int as count
    from team_money_days where merchant_id = ${merchantId} and no = ${no}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Members below whose valid bets in some days reach a threshold. */
export async function countActive(
  db: Db,
  { merchantId, path, days, fromMinor }: Below & { days: Days; fromMinor: bigint },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
    select d.no from team_days d where d.merchant_id = ${merchantId} and d.no in (
        select no from agent_nodes
        where merchant_id = ${merchantId} and path > ${path} and path < ${endOfTeam(path)})
      and d.day between ${days.from}::date and ${days.until}::date
    group by d.no having sum(d.own_valid_bet_minor) >= ${fromMinor}) active`.execute(db);
  return rows[0]?.count ?? 0;
}

export type Branch = {
  id: string;
  account: string;
  nickname: string;
  type: number;
  stake: bigint;
  validBet: bigint;
  netResult: bigint;
};

/** The direct downlines whose teams bet most. */
export async function listBranches(
  db: Db,
  { merchantId, no, days, limit }: OfNode & { limit: number },
): Promise<Branch[]> {
  const { rows } = await sql<Branch>`
    select m.id, m.account, m.nickname, m.type, p.stake, p.valid_bet as "validBet", ${netResult()} as "netResult"
    from agent_nodes n join members m on m.merchant_id = ${merchantId} and m.id = n.member_id
    ${withFigures({ merchantId, whose: 'team', days })}
    where n.merchant_id = ${merchantId} and n.upline_no = ${no} and p.stake > 0
    order by p.valid_bet desc, n.no limit ${limit}`.execute(db);
  return rows;
}

/** Direct downlines who have not signed in since. */
export async function countQuiet(
  db: Db,
  { merchantId, no, since }: { merchantId: string; no: number; since: Date },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from agent_nodes n
    join members m on m.merchant_id = ${merchantId} and m.id = n.member_id and m.status = 'open'
    where n.merchant_id = ${merchantId} and n.upline_no = ${no}
      and coalesce(m.last_login_at, n.opened_at) <= ${since}`.execute(db);
  return rows[0]?.count ?? 0;
}
