import type { RateSheet } from '@croupier/agreements/rates/sheets.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import { isAfter, orderBy, placeColumn, type Order } from '../lists/keyset.reads.ts';
import type { Place } from '../lists/paging.rules.ts';
import { sheetColumn } from '../lists/team.reads.ts';
import { MAX_CANDIDATES } from '../teams.config.ts';

export type TreeRow = {
  no: number;
  id: string;
  account: string;
  nickname: string;
  type: number;
  status: 'open' | 'closed' | 'locked';
  depth: number;
  uplineId: string | null;
  sheet: RateSheet | null;
  directs: number;
  teamSize: number;
  openedAt: Date;
  lastSeenAt: Date | null;
};

const columns = (merchantId: string, period: number): RawBuilder<unknown> => sql`
  n.no, n.member_id as id, m.account, m.nickname, m.type, m.status, n.depth,
  (select u.member_id from agent_nodes u where u.merchant_id = ${merchantId} and u.no = n.upline_no) as "uplineId",
  ${sheetColumn(merchantId, period)} as sheet,
  (select count(*)::int from agent_nodes d where d.merchant_id = ${merchantId} and d.upline_no = n.no) as directs,
  (select count(*)::int - 1 from agent_nodes d
    where d.merchant_id = ${merchantId} and d.path >= n.path and d.path < n.path || '~') as "teamSize",
  n.opened_at as "openedAt", m.last_login_at as "lastSeenAt"`;

export const TREE_ORDER: Order = {
  by: sql`n.no`,
  id: sql`n.no`,
  types: { sort: 'integer', id: 'integer' },
  isDescending: false,
};

/** Direct downlines of a node, 0 for the house; or everybody whose account begins so. */
export async function listTree(
  db: Db,
  query: {
    merchantId: string;
    uplineNo: number;
    accountKey: string | undefined;
    period: number;
    place: Place | undefined;
    limit: number;
  },
): Promise<Array<TreeRow & { place: Place }>> {
  const { merchantId, uplineNo, accountKey, period, place, limit } = query;
  const selected = accountKey
    ? sql`n.member_id in (select id from members where merchant_id = ${merchantId} and account_key >= ${accountKey}
        and starts_with(account_key, ${accountKey}) order by account_key limit ${MAX_CANDIDATES})`
    : sql`n.upline_no = ${uplineNo}`;
  const { rows } = await sql<TreeRow & { place: Place }>`
    select ${columns(merchantId, period)}, ${placeColumn(TREE_ORDER)}
    from agent_nodes n join members m on m.merchant_id = ${merchantId} and m.id = n.member_id
    where n.merchant_id = ${merchantId} and ${selected} and ${isAfter(TREE_ORDER, place)}
    ${orderBy(TREE_ORDER)} limit ${limit}`.execute(db);
  return rows;
}

export async function getTreeRow(
  db: Db,
  { merchantId, no, period }: { merchantId: string; no: number; period: number },
): Promise<TreeRow> {
  const { rows } = await sql<TreeRow>`select ${columns(merchantId, period)}
    from agent_nodes n join members m on m.merchant_id = ${merchantId} and m.id = n.member_id
    where n.merchant_id = ${merchantId} and n.no = ${no}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`node ${no} has no member`);
  return row;
}

export type AgentMove = { at: Date; fromAccount: string | null; toAccount: string | null; reason: string };

const accountOf = (merchantId: string, no: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select m.account from agent_nodes n join members m on m.merchant_id = ${merchantId} and m.id = n.member_id
  where n.merchant_id = ${merchantId} and n.no = ${no})`;

/** Where a node stood before, newest first. */
export async function listMoves(
  db: Db,
  { merchantId, no }: { merchantId: string; no: number },
): Promise<AgentMove[]> {
  const { rows } =
    await sql<AgentMove>`select v.moved_at as at, ${accountOf(merchantId, sql`v.from_no`)} as "fromAccount",
      ${accountOf(merchantId, sql`v.to_no`)} as "toAccount", v.reason
    from node_moves v where v.merchant_id = ${merchantId} and v.no = ${no} and v.moved_at is not null
    order by v.decided_at desc limit 50`.execute(db);
  return rows;
}

/** What the house paid into lines as shares, salaries and dividends, by node. */
export async function sumPeople(
  db: Db,
  { merchantId, no, days }: { merchantId: string; no: number; days: { from: string; until: string } },
): Promise<{ newMembers: number; firstDeposits: number; ownIncome: bigint }> {
  const { rows } = await sql<{ newMembers: number; firstDeposits: number; ownIncome: bigint }>`
    select coalesce(sum(new_members), 0)::int as "newMembers", coalesce(sum(first_deposits), 0)::int as "firstDeposits",
      (select coalesce(sum(r.own_minor + r.share_minor), 0)::int8 from rebate_days r where r.merchant_id = ${merchantId}
        and r.no = ${no} and r.day between ${days.from}::date and ${days.until}::date) as "ownIncome"
    from team_money_days where merchant_id = ${merchantId} and no = ${no}
      and day between ${days.from}::date and ${days.until}::date`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a sum has one row');
  return row;
}
