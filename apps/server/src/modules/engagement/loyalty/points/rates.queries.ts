import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { arrayOf } from '../../../../platform/db/statement.ts';

export type Rate = { class: string; level: number; pointsPpm: bigint; xpPpm: bigint };
type OfMerchant = { merchantId: string };

/** The period from which on the sheet counts that counts in a period; undefined without any. */
export async function findSheet(
  db: Db,
  { merchantId, period }: OfMerchant & { period: number },
): Promise<number | undefined> {
  const { rows } = await sql<{ from: number | null }>`
    select max(from_period) as "from" from point_sheets
    where merchant_id = ${merchantId} and from_period <= ${period}`.execute(db);
  return rows[0]?.from ?? undefined;
}

/** The first sheet that counts after a period. */
export async function findNextSheet(
  db: Db,
  { merchantId, period }: OfMerchant & { period: number },
): Promise<number | undefined> {
  const { rows } = await sql<{ from: number | null }>`
    select min(from_period) as "from" from point_sheets
    where merchant_id = ${merchantId} and from_period > ${period}`.execute(db);
  return rows[0]?.from ?? undefined;
}

export async function listRates(
  db: Db,
  { merchantId, fromPeriod }: OfMerchant & { fromPeriod: number },
): Promise<Rate[]> {
  const { rows } = await sql<Rate>`
    select class, level, points_ppm as "pointsPpm", xp_ppm as "xpPpm" from point_rates
    where merchant_id = ${merchantId} and from_period = ${fromPeriod} order by class, level`.execute(db);
  return rows;
}

type Sheet = OfMerchant & {
  fromPeriod: number;
  rates: readonly Rate[];
  createdBy: string | null;
  at: Date;
};

/** Adds a sheet. False if there is one from the same period on. */
export async function insertSheet(tx: Tx, sheet: Sheet): Promise<boolean> {
  const { merchantId, fromPeriod, rates, createdBy, at } = sheet;
  const { numAffectedRows } = await sql`
    insert into point_sheets (merchant_id, from_period, created_by, created_at)
    values (${merchantId}, ${fromPeriod}, ${createdBy}, ${at}) on conflict do nothing`.execute(tx);
  if (!numAffectedRows) return false;
  await sql`
    insert into point_rates (merchant_id, from_period, class, level, points_ppm, xp_ppm)
    select ${merchantId}, ${fromPeriod}, * from unnest(${arrayOf(rates, (rate) => rate.class)}::text[],
      ${arrayOf(rates, ({ level }) => level)}::int2[], ${arrayOf(rates, ({ pointsPpm }) => pointsPpm)}::int8[],
      ${arrayOf(rates, ({ xpPpm }) => xpPpm)}::int8[])`.execute(tx);
  return true;
}

/** Takes back a sheet that counts nowhere yet. */
export async function deleteSheet(
  tx: Tx,
  { merchantId, fromPeriod }: OfMerchant & { fromPeriod: number },
): Promise<void> {
  await sql`delete from point_rates where merchant_id = ${merchantId} and from_period = ${fromPeriod}`.execute(
    tx,
  );
  await sql`delete from point_sheets where merchant_id = ${merchantId} and from_period = ${fromPeriod}`.execute(
    tx,
  );
}
