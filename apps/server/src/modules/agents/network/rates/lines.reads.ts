import { ZERO_SHEET, type RateSheet } from '@croupier/agreements/rates/sheets.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';

/** What nodes have in a period; those without a rate in any class are left out. */
export async function ratesOfNodes(
  db: Db,
  { merchantId, nos, period }: { merchantId: string; nos: readonly number[]; period: number },
): Promise<Map<number, RateSheet>> {
  const { rows } = await sql<{ no: number; sheetId: string }>`
    select n.no, r.sheet_id as "sheetId" from unnest(${[...nos]}::int[]) as n (no)
    cross join lateral (
      select sheet_id from node_rates
      where merchant_id = ${merchantId} and no = n.no and from_period <= ${period}
      order by from_period desc limit 1
    ) r`.execute(db);
  const ids = [...new Set(rows.map(({ sheetId }) => sheetId))];
  const { rows: stored } = await sql<{ id: string; rates: number[] }>`
    select id, rates_ppm as rates from rate_sheets where merchant_id = ${merchantId} and id = any(${ids}::uuid[])`.execute(
    db,
  );
  const sheets = new Map(stored.map(({ id, rates }) => [id, rates]));
  return new Map(rows.map(({ no, sheetId }) => [no, sheets.get(sheetId) ?? ZERO_SHEET]));
}

/** Every sheet of a node, newest first. */
export async function listSheets(
  db: Db,
  { merchantId, no }: { merchantId: string; no: number },
): Promise<Array<{ fromPeriod: number; sheet: RateSheet }>> {
  const { rows } = await sql<{ fromPeriod: number; sheet: RateSheet }>`
    select r.from_period as "fromPeriod", s.rates_ppm as sheet from node_rates r
    join rate_sheets s on s.merchant_id = ${merchantId} and s.id = r.sheet_id
    where r.merchant_id = ${merchantId} and r.no = ${no} order by r.from_period desc limit 100`.execute(db);
  return rows;
}
