import type { RateSheet } from '@croupier/agreements/rates/sheets.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';

export type Link = {
  code: string;
  label: string;
  opensType: number;
  sheet: RateSheet;
  maxUses: number | null;
  uses: number;
  expiresAt: Date | null;
  state: 'open' | 'closed';
  createdAt: Date;
  visits: number;
  /** Of those who registered with it. */
  deposited: number;
  active: number;
};

const COLUMNS = sql`l.code, l.label, l.opens_type as "opensType", s.rates_ppm as sheet, l.max_uses as "maxUses", l.uses,
  l.expires_at as "expiresAt", l.state, l.created_at as "createdAt"`;
const counts = (merchantId: string) => sql`
  (select coalesce(sum(v.visits), 0)::int from link_visits v
    where v.merchant_id = ${merchantId} and v.code_key = l.code_key) as visits,
  (select count(s.deposited_on)::int from agent_nodes n
    join member_starts s on s.merchant_id = ${merchantId} and s.no = n.no
    where n.merchant_id = ${merchantId} and n.link_key = l.code_key) as deposited,
  (select count(s.active_on)::int from agent_nodes n
    join member_starts s on s.merchant_id = ${merchantId} and s.no = n.no
    where n.merchant_id = ${merchantId} and n.link_key = l.code_key) as active`;
const links = (merchantId: string) =>
  sql`agent_links l join rate_sheets s on s.merchant_id = ${merchantId} and s.id = l.sheet_id`;
const usableAt = (at: Date) => sql`l.state = 'open' and (l.expires_at is null or l.expires_at > ${at})
  and (l.max_uses is null or l.uses < l.max_uses)`;

type OfAgent = { merchantId: string; agentNo: number };

export async function listLinks(db: Db, { merchantId, agentNo }: OfAgent): Promise<Link[]> {
  const { rows } = await sql<Link>`select ${COLUMNS}, ${counts(merchantId)} from ${links(merchantId)}
    where l.merchant_id = ${merchantId} and l.agent_no = ${agentNo} order by l.created_at desc, l.code_key`.execute(
    db,
  );
  return rows;
}

/** False when the code is taken. */
export async function insertLink(
  tx: Tx,
  {
    merchantId,
    agentNo,
    ...link
  }: OfAgent &
    Omit<Link, 'uses' | 'sheet' | 'visits' | 'deposited' | 'active'> & { codeKey: string; sheetId: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into agent_links (merchant_id, code_key, code, agent_no, opens_type, sheet_id, label, max_uses, uses,
      expires_at, state, created_at)
    values (${merchantId}, ${link.codeKey}, ${link.code}, ${agentNo}, ${link.opensType}, ${link.sheetId}, ${link.label},
      ${link.maxUses}, 0, ${link.expiresAt}, ${link.state}, ${link.createdAt})
    on conflict do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

/** The agent's own link, locked. */
export async function lockLink(
  tx: Tx,
  { merchantId, agentNo, codeKey }: OfAgent & { codeKey: string },
): Promise<Link | undefined> {
  const { rows } = await sql<Link>`select ${COLUMNS}, ${counts(merchantId)} from ${links(merchantId)}
    where l.merchant_id = ${merchantId} and l.agent_no = ${agentNo} and l.code_key = ${codeKey}
    for no key update of l`.execute(tx);
  return rows[0];
}

export async function updateLink(
  tx: Tx,
  {
    merchantId,
    codeKey,
    label,
    state,
  }: { merchantId: string; codeKey: string } & Pick<Link, 'label' | 'state'>,
): Promise<void> {
  await sql`update agent_links set label = ${label}, state = ${state}
    where merchant_id = ${merchantId} and code_key = ${codeKey}`.execute(tx);
}

type LinkUse = { merchantId: string; codeKey: string; at: Date };

/** Counts a use; undefined for a link that may not be used. */
export async function useLink(
  tx: Tx,
  { merchantId, codeKey, at }: LinkUse,
): Promise<Pick<Link, 'sheet'> | undefined> {
  const { rows } = await sql<Pick<Link, 'sheet'>>`
    update agent_links l set uses = l.uses + 1 from rate_sheets s
    where l.merchant_id = ${merchantId} and l.code_key = ${codeKey} and ${usableAt(at)}
      and s.merchant_id = ${merchantId} and s.id = l.sheet_id
    returning s.rates_ppm as sheet`.execute(tx);
  return rows[0];
}

export type LinkInvitation = { code: string; memberId: string; account: string; type: number };

/** Whose link it is, if somebody can register with it now. */
export async function findLinkInvitation(
  db: Db,
  { merchantId, codeKey, at }: LinkUse,
): Promise<LinkInvitation | undefined> {
  const { rows } = await sql<LinkInvitation>`
    select l.code, m.id as "memberId", m.account, l.opens_type as type
    from agent_links l
    join agent_nodes n on n.merchant_id = ${merchantId} and n.no = l.agent_no
    join members m on m.merchant_id = ${merchantId} and m.id = n.member_id
    where l.merchant_id = ${merchantId} and l.code_key = ${codeKey} and m.status = 'open'
      and ${usableAt(at)}`.execute(db);
  return rows[0];
}

/** Counts a visitor once a day; false for a link that may not be used, and for one who was counted. */
export async function countVisit(
  tx: Tx,
  { merchantId, codeKey, at, day, visitor }: LinkUse & { day: string; visitor: Buffer },
): Promise<boolean> {
  const { rows } = await sql<{ counted: boolean }>`
    with visitor as (
      insert into link_visitors (merchant_id, code_key, day, visitor)
      select ${merchantId}, l.code_key, ${day}::date, ${visitor} from agent_links l
      where l.merchant_id = ${merchantId} and l.code_key = ${codeKey} and ${usableAt(at)}
      on conflict do nothing returning code_key
    )
    insert into link_visits (merchant_id, code_key, day, visits)
    select ${merchantId}, code_key, ${day}::date, 1 from visitor
    on conflict (merchant_id, code_key, day) do update set visits = link_visits.visits + 1
    returning true as counted`.execute(tx);
  return rows.length > 0;
}

/** Visitors are only kept to count each of them once. */
export async function dropVisitors(
  db: Db,
  { merchantId, before }: { merchantId: string; before: string },
): Promise<void> {
  await sql`delete from link_visitors where merchant_id = ${merchantId} and day < ${before}::date`.execute(
    db,
  );
}
