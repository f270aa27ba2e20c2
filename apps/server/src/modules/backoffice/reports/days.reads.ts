import type { LedgerMeasure } from '@croupier/contract/backoffice/reports.ts';
import { PLAY_MONEY } from '@croupier/contract/money/play-money.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { SOURCES, type Source } from './measures.rules.ts';

export type Dimension = 'total' | 'hour' | 'vendor' | 'game';
export type Measure = LedgerMeasure | 'rounds';

/** The start of `day` in UTC, the time zone of reports. */
type Span = { merchantId: string; from: Date; until: Date };

const listOf = (cell: (source: Source) => string | number | boolean) => SOURCES.map(cell);

/** The sources of measures as a table. */
export const sourceTable = sql`(
  select * from unnest(${listOf(({ measure }) => measure)}::text[], ${listOf(({ kind }) => kind)}::text[],
    ${listOf(({ side }) => side)}::text[], ${listOf(({ code }) => code)}::text[],
    ${listOf(({ sign }) => sign)}::int[], ${listOf(({ withMember }) => withMember)}::bool[])
    as source (measure, kind, side, code, sign, with_member)
)`;

/** Both sides of a transfer `t`; only members' accounts number their entries. */
export const bothSides = sql`(values
  ('debit', t.debit_account, t.credit_sequence is not null),
  ('credit', t.credit_account, t.debit_sequence is not null)
) as side (side, account, with_member)`;

/**
 * What was moved on house accounts, and the rounds that were opened, by hour, account and measure. Everything it reads is
 * append-only, so a sealed span always gives the same result.
 */
const movedIn = ({ merchantId, from, until }: Span): RawBuilder<unknown> => sql`
  select a.currency, (t.at at time zone 'UTC')::date as day, to_char(t.at at time zone 'UTC', 'HH24') as hour,
    a.kind, a.key, source.measure, sum(source.sign * t.amount_minor) as amount
  from transfers t
  cross join lateral ${bothSides}
  join system_accounts a on a.merchant_id = ${merchantId} and a.id = side.account
  join ${sourceTable} source on source.kind = a.kind and source.side = side.side and source.code = t.code
    and (side.with_member or not source.with_member)
  where t.merchant_id = ${merchantId} and t.at >= ${from} and t.at < ${until} and a.currency <> ${PLAY_MONEY}
  group by 1, 2, 3, 4, 5, 6
  union all
  select r.currency, (r.opened_at at time zone 'UTC')::date, to_char(r.opened_at at time zone 'UTC', 'HH24'),
    'game', r.vendor || ':' || r.game_id, 'rounds', count(*)
  from rounds r
  where r.merchant_id = ${merchantId} and r.opened_at > '-infinity' and r.opened_at >= ${from} and r.opened_at < ${until}
    and r.currency <> ${PLAY_MONEY}
  group by 1, 2, 3, 4, 5, 6`;

/** The figures of a span as rows of `report_days`. */
export const figuresIn = (span: Span): RawBuilder<unknown> => sql`
  select moved.currency, cut.dimension, moved.day, cut.key, moved.measure, sum(moved.amount)::int8 as amount
  from (${movedIn(span)}) moved
  cross join lateral (values
    ('total', '', true),
    ('hour', moved.hour, moved.kind = 'game'),
    ('vendor', split_part(moved.key, ':', 1), moved.kind = 'game'),
    ('game', moved.key, moved.kind = 'game')
  ) as cut (dimension, key, counts)
  where cut.counts
  group by 1, 2, 3, 4, 5`;

type FigureRow = { day: string; key: string; measure: Measure; amount: bigint };

type DaysQuery = {
  merchantId: string;
  currency: string;
  dimension: Dimension;
  /** Days as `yyyy-MM-dd`, both included. */
  from: string;
  to: string;
};

/** Figures by day and key. */
export async function readDays(
  db: Db,
  { merchantId, currency, dimension, from, to }: DaysQuery,
): Promise<FigureRow[]> {
  const { rows } = await sql<FigureRow>`
    select day::text as day, key, measure, amount from report_days
    where merchant_id = ${merchantId} and currency = ${currency} and dimension = ${dimension}
      and day between ${from}::date and ${to}::date
    order by day, key, measure`.execute(db);
  return rows;
}

/** Figures by key, summed up over the days. */
export async function readSums(db: Db, query: DaysQuery): Promise<Omit<FigureRow, 'day'>[]> {
  const { merchantId, currency, dimension, from, to } = query;
  const { rows } = await sql<Omit<FigureRow, 'day'>>`
    select key, measure, sum(amount)::int8 as amount from report_days
    where merchant_id = ${merchantId} and currency = ${currency} and dimension = ${dimension}
      and day between ${from}::date and ${to}::date
    group by key, measure order by key, measure`.execute(db);
  return rows;
}

/** How far the figures of a merchant go; undefined before its first sealed period. */
export async function findMark(db: Db, merchantId: string): Promise<Date | undefined> {
  const { rows } = await sql<{ foldedUntil: Date }>`
    select folded_until as "foldedUntil" from report_marks where merchant_id = ${merchantId}`.execute(db);
  return rows[0]?.foldedUntil;
}

export type HoursQuery = { merchantIds: readonly string[]; days: readonly string[] };
export type HourRow = {
  merchantId: string;
  currency: string;
  day: string;
  hour: string;
  measure: Measure;
  amount: bigint;
};

/** Figures of games by hour. */
export async function readHours(db: Db, { merchantIds, days }: HoursQuery): Promise<HourRow[]> {
  const { rows } = await sql<HourRow>`
    select merchant_id as "merchantId", currency, day::text as day, key as hour, measure, amount from report_days
    where merchant_id = any(${[...merchantIds]}::text[]) and dimension = 'hour'
      and day = any(${[...days]}::date[]) and measure in ('stakes', 'payouts', 'rounds')`.execute(db);
  return rows;
}

export async function readVendorNames(db: Db, codes: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ code: string; name: string }>`
    select code, name from vendors where code = any(${[...codes]}::text[])`.execute(db);
  return new Map(rows.map(({ code, name }) => [code, name]));
}

export async function readGameNames(
  db: Db,
  gameIds: readonly string[],
  language: string,
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, coalesce(names ->> ${language}, names ->> 'EN', id) as name from games
    where id = any(${[...gameIds]}::text[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
