import { cutSheet, ZERO_SHEET, type RateSheet } from '@croupier/agreements/rates/sheets.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { derivedId } from '../../../../platform/ids.ts';
import type { MemberKey, NodeRates } from '../network.types.ts';

type SheetRow = { rates: number[] };

/** Stores a sheet once; answers its id. */
export async function keepSheet(tx: Tx, merchantId: string, sheet: RateSheet): Promise<string> {
  const id = derivedId('rate sheet', merchantId, sheet.join(' '));
  await sql`insert into rate_sheets (merchant_id, id, rates_ppm) values (${merchantId}, ${id}, ${[...sheet]}::int[])
    on conflict do nothing`.execute(tx);
  return id;
}

/** What a node has in a period. */
export async function ratesOfNode(
  db: Db,
  { merchantId, no, period }: { merchantId: string; no: number; period: number },
): Promise<RateSheet> {
  const { rows } = await sql<SheetRow>`
    select s.rates_ppm as rates from node_rates r
    join rate_sheets s on s.merchant_id = ${merchantId} and s.id = r.sheet_id
    where r.merchant_id = ${merchantId} and r.no = ${no} and r.from_period <= ${period}
    order by r.from_period desc limit 1`.execute(db);
  return rows[0]?.rates ?? ZERO_SHEET;
}

/** The lowest that a node has in a period or later: what it may give to others now. */
export async function limitOfNode(
  db: Db,
  { merchantId, no, period }: { merchantId: string; no: number; period: number },
): Promise<RateSheet> {
  const { rows } = await sql<SheetRow>`
    select s.rates_ppm as rates from node_rates r
    join rate_sheets s on s.merchant_id = ${merchantId} and s.id = r.sheet_id
    where r.merchant_id = ${merchantId} and r.no = ${no} and r.from_period > ${period}`.execute(db);
  const now = await ratesOfNode(db, { merchantId, no, period });
  return rows.reduce<RateSheet>((limit, { rates }) => cutSheet(limit, rates), now);
}

/** The same for a member; one who is not in the tree has no rate. */
export async function ratesOfMember(
  db: Db,
  { merchantId, memberId, period }: MemberKey & { period: number },
): Promise<RateSheet> {
  const { rows } = await sql<SheetRow>`
    select s.rates_ppm as rates from agent_nodes n
    join node_rates r on r.merchant_id = ${merchantId} and r.no = n.no
    join rate_sheets s on s.merchant_id = ${merchantId} and s.id = r.sheet_id
    where n.merchant_id = ${merchantId} and n.member_id = ${memberId} and r.from_period <= ${period}
    order by r.from_period desc limit 1`.execute(db);
  return rows[0]?.rates ?? ZERO_SHEET;
}

/** The same with the upline; undefined for a member who is not in the tree. */
export async function findGrantedRates(
  db: Db,
  { merchantId, memberId, period }: MemberKey & { period: number },
): Promise<{ uplineNo: number; sheet: RateSheet } | undefined> {
  const { rows } = await sql<{ uplineNo: number; rates: number[] | null }>`
    select n.upline_no as "uplineNo", (
      select s.rates_ppm from node_rates r
      join rate_sheets s on s.merchant_id = ${merchantId} and s.id = r.sheet_id
      where r.merchant_id = ${merchantId} and r.no = n.no and r.from_period <= ${period}
      order by r.from_period desc limit 1
    ) as rates
    from agent_nodes n where n.merchant_id = ${merchantId} and n.member_id = ${memberId}`.execute(db);
  return rows[0] && { uplineNo: rows[0].uplineNo, sheet: rows[0].rates ?? ZERO_SHEET };
}

/** From the period on; what was written for that period before is replaced. */
export async function putRates(tx: Tx, { merchantId, no, fromPeriod, sheet }: NodeRates): Promise<void> {
  const sheetId = await keepSheet(tx, merchantId, sheet);
  await sql`insert into node_rates (merchant_id, no, from_period, sheet_id)
    values (${merchantId}, ${no}, ${fromPeriod}, ${sheetId})
    on conflict (merchant_id, no, from_period) do update set sheet_id = excluded.sheet_id`.execute(tx);
}
