import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { Cycle } from '../periods/cycles.rules.ts';

type Key = { merchantId: string; id: string };
type Period = { from: number; until: number };

export type SettledRun = Period & { id: string; kind: string; cycle: Cycle; revision: number };

/** Locks a settlement, so that two orders about it are made one after the other. */
export async function lockSettled(tx: Tx, { merchantId, id }: Key): Promise<SettledRun | undefined> {
  const { rows } = await sql<SettledRun>`
    select id, kind, cycle, from_period as "from", until_period as "until", revision from settlement_runs
    where merchant_id = ${merchantId} and id = ${id} for update`.execute(tx);
  return rows[0];
}

/** Whether an order about a part of a period is not carried out yet. */
export async function isOrdered(
  db: Db,
  { merchantId, from, until }: Period & { merchantId: string },
): Promise<boolean> {
  const { rows } = await sql`select from resettlements where merchant_id = ${merchantId} and state <> 'done'
    and from_period < ${until} and until_period > ${from} limit 1`.execute(db);
  return rows.length > 0;
}

export type Order = Period & { id: string; runId: string; correctedBefore: Date };

export async function insertOrder(
  tx: Tx,
  { merchantId, ...order }: Order & { merchantId: string; orderedBy: string },
): Promise<void> {
  await sql`insert into resettlements (merchant_id, id, run_id, from_period, until_period, corrected_before, ordered_by,
      ordered_at, state)
    values (${merchantId}, ${order.id}, ${order.runId}, ${order.from}, ${order.until}, ${order.correctedBefore},
      ${order.orderedBy}, ${order.correctedBefore}, 'ordered')`.execute(tx);
}

export type OpenOrder = Order & { toldPeriod: number | null; periods: number[] | null };

/** Locks the oldest order in a state; who waits for it meanwhile finds it in the next one. */
export async function lockOrder(
  tx: Tx,
  { merchantId, state }: { merchantId: string; state: 'ordered' | 'moved' | 'planned' },
): Promise<OpenOrder | undefined> {
  const { rows } = await sql<OpenOrder>`
    select id, run_id as "runId", from_period as "from", until_period as "until", corrected_before as "correctedBefore",
      told_period as "toldPeriod", periods
    from resettlements where merchant_id = ${merchantId} and state = ${state} order by ordered_at, id limit 1
    for update`.execute(tx);
  return rows[0];
}

export async function markMoved(
  tx: Tx,
  { merchantId, id, ...moved }: Key & { toldPeriod: number; corrections: number; periods: readonly number[] },
): Promise<void> {
  await sql`update resettlements set state = 'moved', told_period = ${moved.toldPeriod},
      corrections = ${moved.corrections}, periods = ${[...moved.periods]}::int[]
    where merchant_id = ${merchantId} and id = ${id}`.execute(tx);
}

export async function markPlanned(tx: Tx, { merchantId, id }: Key): Promise<void> {
  await sql`update resettlements set state = 'planned' where merchant_id = ${merchantId} and id = ${id}`.execute(
    tx,
  );
}

export async function markDone(tx: Tx, { merchantId, id, at }: Key & { at: Date }): Promise<void> {
  await sql`update resettlements set state = 'done', done_at = ${at}
    where merchant_id = ${merchantId} and id = ${id}`.execute(tx);
}

export type SettledSpan = Period & { kind: string; cycle: Cycle };

export async function insertSpans(
  tx: Tx,
  { merchantId, id, spans }: Key & { spans: readonly SettledSpan[] },
): Promise<void> {
  const column = <T>(valueOf: (span: SettledSpan) => T): T[] => spans.map(valueOf);
  await sql`insert into resettlement_spans (merchant_id, resettlement_id, kind, cycle, from_period, until_period)
    select ${merchantId}, ${id}, s.* from unnest(${column(({ kind }) => kind)}::text[],
      ${column(({ cycle }) => cycle)}::text[], ${column(({ from }) => from)}::int[],
      ${column(({ until }) => until)}::int[]) s
    on conflict do nothing`.execute(tx);
}

/** The next period to compute again: salaries before dividends, which deduct them, and each kind in order of time. */
export async function findSpan(tx: Tx, { merchantId, id }: Key): Promise<SettledSpan | undefined> {
  const { rows } = await sql<SettledSpan>`
    select kind, cycle, from_period as "from", until_period as "until" from resettlement_spans
    where merchant_id = ${merchantId} and resettlement_id = ${id}
    order by kind = 'dividend', from_period, kind, cycle limit 1`.execute(tx);
  return rows[0];
}

export async function deleteSpan(
  tx: Tx,
  { merchantId, id, kind, cycle, from }: Key & Omit<SettledSpan, 'until'>,
): Promise<void> {
  await sql`delete from resettlement_spans where merchant_id = ${merchantId} and resettlement_id = ${id}
    and kind = ${kind} and cycle = ${cycle} and from_period = ${from}`.execute(tx);
}
