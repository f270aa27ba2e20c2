import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { PERIOD_SECONDS } from '../../money/wallet/index.ts';
import type { Progress } from './spans.rules.ts';

const periodAt = (column: 'opened_at' | 'sealed_until') =>
  sql`floor(extract(epoch from s.${sql.ref(column)}) / ${PERIOD_SECONDS})::int`;

/** Adds the first marks of merchants that have none: where their ledger begins, at whole days. */
export async function openMarks(db: Db, names: readonly string[], size: number): Promise<void> {
  await sql`
    insert into figure_marks (merchant_id, name, until_period)
    select s.merchant_id, wanted.name, ${periodAt('opened_at')} / ${size} * ${size}
    from ledger_seals s cross join unnest(${names}::text[]) as wanted (name)
    order by 1, 2
    on conflict do nothing`.execute(db);
}

/** Merchants with sealed periods that are not in the figures of this name. */
export async function listUnfolded(db: Db, name: string): Promise<Progress[]> {
  const { rows } = await sql<Progress>`
    select s.merchant_id as "merchantId", m.until_period as "from", ${periodAt('sealed_until')} as "until"
    from ledger_seals s join figure_marks m on m.merchant_id = s.merchant_id and m.name = ${name}
    where m.until_period < ${periodAt('sealed_until')} order by s.merchant_id`.execute(db);
  return rows;
}

/** Merchants whose figures of one name are behind those of another, of which they are made. */
export async function listUnrolled(db: Db, name: string, source: string): Promise<Progress[]> {
  const { rows } = await sql<Progress>`
    select m.merchant_id as "merchantId", m.until_period as "from", o.until_period as "until"
    from figure_marks m join figure_marks o on o.merchant_id = m.merchant_id and o.name = ${source}
    where m.name = ${name} and m.until_period < o.until_period order by m.merchant_id`.execute(db);
  return rows;
}

/** Merchants with slots that a reader has not had, including those that it has never read. */
export async function listUnread(db: Db, name: string, source: string): Promise<string[]> {
  const { rows } = await sql<{ merchantId: string }>`
    select o.merchant_id as "merchantId"
    from figure_marks o left join figure_marks m on m.merchant_id = o.merchant_id and m.name = ${name}
    where o.name = ${source} and (m.until_period is null or m.until_period < o.until_period)
    order by o.merchant_id`.execute(db);
  return rows.map(({ merchantId }) => merchantId);
}

/** The first period in [from, until) with play, an order about it or other transfers; undefined if there is none. */
export async function findNextPeriod(
  db: Db,
  { merchantId, from, until }: { merchantId: string; from: number; until: number },
): Promise<number | undefined> {
  const { rows } = await sql<{ next: number | null }>`
    select least(
      (select min(period) from member_slots
        where merchant_id = ${merchantId} and period >= ${from} and period < ${until}),
      (select min(period) from resettled_slots
        where merchant_id = ${merchantId} and period >= ${from} and period < ${until}),
      (select min(period) from member_cash_slots
        where merchant_id = ${merchantId} and period >= ${from} and period < ${until})) as next`.execute(db);
  return rows[0]?.next ?? undefined;
}

/** Locks marks and returns the merchants whose mark is still at `from`. */
export async function lockMarks(
  tx: Tx,
  { merchantIds, name, from }: { merchantIds: readonly string[]; name: string; from: number },
): Promise<string[]> {
  const { rows } = await sql<{ merchantId: string; until: number }>`
    select merchant_id as "merchantId", until_period as until from figure_marks
    where merchant_id = any(${[...merchantIds]}::text[]) and name = ${name} order by merchant_id
    for update`.execute(tx);
  return rows.filter(({ until }) => until === from).map(({ merchantId }) => merchantId);
}

export async function moveMarks(
  tx: Tx,
  { merchantIds, name, until }: { merchantIds: readonly string[]; name: string; until: number },
): Promise<void> {
  await sql`update figure_marks set until_period = ${until}
    where merchant_id = any(${[...merchantIds]}::text[]) and name = ${name}`.execute(tx);
}

/** The marks of a merchant by name. */
export async function readMarks(db: Db, merchantId: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; until: number }>`
    select name, until_period as until from figure_marks where merchant_id = ${merchantId}`.execute(db);
  return new Map(rows.map(({ name, until }) => [name, until]));
}

/** Locks the mark of a reader, and creates it at `start` if it is new. */
export async function lockReaderMark(
  tx: Tx,
  { merchantId, name, start }: { merchantId: string; name: string; start: number },
): Promise<number> {
  await sql`insert into figure_marks (merchant_id, name, until_period) values (${merchantId}, ${name}, ${start})
    on conflict do nothing`.execute(tx);
  const { rows } = await sql<{ until: number }>`
    select until_period as until from figure_marks where merchant_id = ${merchantId} and name = ${name}
    for update`.execute(tx);
  return rows[0]?.until ?? start;
}

/** The earliest mark of all merchants among `names`, or of every reader; undefined without any. */
export async function findEarliestMark(db: Db, names: readonly string[]): Promise<number | undefined> {
  const { rows } = await sql<{ earliest: number | null }>`
    select min(until_period) as earliest from figure_marks
    where name = any(${[...names]}::text[]) or name like 'reader:%'`.execute(db);
  return rows[0]?.earliest ?? undefined;
}
