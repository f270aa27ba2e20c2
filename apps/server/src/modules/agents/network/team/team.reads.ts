import type { RateSheet } from '@croupier/agreements/rates/sheets.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import { MAX_CANDIDATES } from '../network.config.ts';
import { endOfTeam } from '../tree/paths.rules.ts';

export type TeamMember = {
  id: string;
  account: string;
  nickname: string;
  type: number;
  status: 'open' | 'closed' | 'locked';
  /** Levels below the agent who asks. */
  level: number;
  uplineId: string | null;
  uplineAccount: string | null;
  sheet: RateSheet | null;
  directs: number;
  teamSize: number;
  openedAt: Date;
  lastSeenAt: Date | null;
};

type Team = { merchantId: string; path: string; depth: number; period: number };

const columns = ({
  merchantId,
  depth,
  period,
}: Team) => sql`m.id, m.account, m.nickname, m.type, m.status, n.depth - ${depth} as level,
  u.member_id as "uplineId", um.account as "uplineAccount", n.opened_at as "openedAt", m.last_login_at as "lastSeenAt",
  (select s.rates_ppm from node_rates r
    join rate_sheets s on s.merchant_id = ${merchantId} and s.id = r.sheet_id
    where r.merchant_id = ${merchantId} and r.no = n.no and r.from_period <= ${period}
    order by r.from_period desc limit 1) as sheet,
  (select count(*)::int from agent_nodes d where d.merchant_id = ${merchantId} and d.upline_no = n.no) as directs,
  (select count(*)::int - 1 from agent_nodes d
    where d.merchant_id = ${merchantId} and d.path >= n.path and d.path < n.path || '~') as "teamSize"`;
const nodes = ({ merchantId }: Team) => sql`agent_nodes n
  join members m on m.merchant_id = ${merchantId} and m.id = n.member_id
  left join agent_nodes u on u.merchant_id = ${merchantId} and u.no = n.upline_no
  left join members um on um.merchant_id = ${merchantId} and um.id = u.member_id`;

/** One of the team without the agent; undefined for everybody else. */
export async function findTeamMember(
  db: Db,
  team: Team & { memberId: string },
): Promise<TeamMember | undefined> {
  const { rows } = await sql<TeamMember>`select ${columns(team)} from ${nodes(team)}
    where n.merchant_id = ${team.merchantId} and n.member_id = ${team.memberId}
      and n.path > ${team.path} and n.path < ${endOfTeam(team.path)}`.execute(db);
  return rows[0];
}

/** Direct downlines, in the order of registration. */
export async function listDirects(
  db: Db,
  team: Team & { uplineNo: number; afterNo: number; limit: number },
): Promise<TeamMember[]> {
  const { rows } = await sql<TeamMember>`select ${columns(team)} from ${nodes(team)}
    where n.merchant_id = ${team.merchantId} and n.upline_no = ${team.uplineNo} and n.no > ${team.afterNo}
    order by n.no limit ${team.limit}`.execute(db);
  return rows;
}

/** Members of the team whose account begins so; a big team is searched up to a bound. */
export async function searchTeam(
  db: Db,
  team: Team & { accountKey: string; limit: number },
): Promise<TeamMember[]> {
  const { rows } = await sql<TeamMember>`
    with candidates as (
      select id from members where merchant_id = ${team.merchantId} and account_key >= ${team.accountKey}
        and starts_with(account_key, ${team.accountKey})
      order by account_key limit ${MAX_CANDIDATES}
    )
    select ${columns(team)} from ${nodes(team)}
    where n.merchant_id = ${team.merchantId} and n.member_id in (select id from candidates)
      and n.path > ${team.path} and n.path < ${endOfTeam(team.path)}
    order by n.no limit ${team.limit}`.execute(db);
  return rows;
}
