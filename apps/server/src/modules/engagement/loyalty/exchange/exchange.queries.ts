import { levelExchange, type LevelExchange } from '@croupier/contract/loyalty/vip.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { MemberKey } from '../loyalty.types.ts';

const levelsSchema = z.array(levelExchange);
export type ExchangeSheet = { fromAt: Date; levels: LevelExchange[] };
type Row = { fromAt: Date; levels: z.input<typeof levelsSchema> };

const sheetOf = (row: Row | undefined): ExchangeSheet | undefined =>
  row && { fromAt: row.fromAt, levels: z.decode(levelsSchema, row.levels) };

/** The table that counts at a time; undefined without any. */
export async function findExchange(
  db: Db,
  { merchantId, at }: { merchantId: string; at: Date },
): Promise<ExchangeSheet | undefined> {
  const { rows } = await sql<Row>`
    select from_at as "fromAt", levels from exchange_rates
    where merchant_id = ${merchantId} and from_at <= ${at} order by from_at desc limit 1`.execute(db);
  return sheetOf(rows[0]);
}

/** The table that counts next. */
export async function findNextExchange(
  db: Db,
  { merchantId, at }: { merchantId: string; at: Date },
): Promise<ExchangeSheet | undefined> {
  const { rows } = await sql<Row>`
    select from_at as "fromAt", levels from exchange_rates
    where merchant_id = ${merchantId} and from_at > ${at} order by from_at limit 1`.execute(db);
  return sheetOf(rows[0]);
}

/** Adds a table. False if there is one from the same time on. */
export async function insertExchange(
  tx: Tx,
  of: ExchangeSheet & { merchantId: string; createdBy: string | null; at: Date },
): Promise<boolean> {
  const levels = JSON.stringify(z.encode(levelsSchema, of.levels));
  const { numAffectedRows } = await sql`
    insert into exchange_rates (merchant_id, from_at, levels, created_by, created_at)
    values (${of.merchantId}, ${of.fromAt}, ${levels}, ${of.createdBy}, ${of.at}) on conflict do nothing`.execute(
    tx,
  );
  return (numAffectedRows ?? 0n) > 0n;
}

/** Takes back a table that does not count yet. */
export async function deleteExchange(
  tx: Tx,
  { merchantId, fromAt }: { merchantId: string; fromAt: Date },
): Promise<void> {
  await sql`delete from exchange_rates where merchant_id = ${merchantId} and from_at = ${fromAt}`.execute(tx);
}

export type Conversion = MemberKey & {
  id: string;
  currency: string;
  pointsMinor: bigint;
  amountMinor: bigint;
  level: number;
  priceMinor: bigint;
  day: string;
  at: Date;
};

export async function findConversion(
  db: Db,
  { merchantId, id }: { merchantId: string; id: string },
): Promise<Pick<Conversion, 'memberId' | 'pointsMinor' | 'amountMinor' | 'day'> | undefined> {
  const { rows } = await sql<Pick<Conversion, 'memberId' | 'pointsMinor' | 'amountMinor' | 'day'>>`
    select member_id as "memberId", points_minor as "pointsMinor", amount_minor as "amountMinor",
      to_char(day, 'YYYY-MM-DD') as day
    from point_conversions where merchant_id = ${merchantId} and id = ${id}`.execute(db);
  return rows[0];
}

export async function insertConversion(tx: Tx, row: Conversion): Promise<void> {
  await sql`
    insert into point_conversions (merchant_id, id, member_id, currency, points_minor, amount_minor, level, price_minor,
      day, at)
    values (${row.merchantId}, ${row.id}, ${row.memberId}, ${row.currency}, ${row.pointsMinor}, ${row.amountMinor},
      ${row.level}, ${row.priceMinor}, ${row.day}::date, ${row.at})`.execute(tx);
}

/** What a member has got for points on a day. */
export async function sumConverted(
  db: Db,
  { merchantId, memberId, day }: MemberKey & { day: string },
): Promise<bigint> {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(amount_minor), 0)::int8 as sum from point_conversions
    where merchant_id = ${merchantId} and member_id = ${memberId} and day = ${day}::date`.execute(db);
  return rows[0]?.sum ?? 0n;
}
