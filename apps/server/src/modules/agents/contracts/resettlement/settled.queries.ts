import type { CarriedLoss } from '@croupier/agreements/contracts/carry.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { Cycle } from '../periods/cycles.rules.ts';
import { inputsOf, type StoredInputs } from '../runs/inputs.rules.ts';
import type { RunOf } from '../runs/runs.queries.ts';
import type { SettledSpan } from './resettlements.queries.ts';

export type Mark = { kind: string; cycle: Cycle; until: number };

/** Locks all marks: runs that are being computed end first, and later ones see what was ordered. */
export async function lockMarks(tx: Tx, merchantId: string): Promise<Mark[]> {
  const { rows } = await sql<Mark>`select kind, cycle, until_period as "until" from settlement_marks
    where merchant_id = ${merchantId} order by kind, cycle for update`.execute(tx);
  return rows;
}

/** The settlements in which periods lie. */
export async function listSettledWith(
  db: Db,
  { merchantId, periods }: { merchantId: string; periods: readonly number[] },
): Promise<SettledSpan[]> {
  if (periods.length === 0) return [];
  const { rows } = await sql<SettledSpan>`
    select distinct r.kind, r.cycle, r.from_period as "from", r.until_period as "until"
    from (
      select * from settlement_runs where merchant_id = ${merchantId}
        and until_period > ${Math.min(...periods)} and from_period <= ${Math.max(...periods)}
    ) r join unnest(${[...periods]}::int[]) as p (period) on r.from_period <= p.period and r.until_period > p.period`.execute(
    db,
  );
  return rows;
}

type Settled = RunOf & { from: number };

/** The last revision of a settled period, and when the first was computed; undefined if it had no bills. */
export async function findRevision(
  db: Db,
  { merchantId, kind, cycle, from }: Settled,
): Promise<{ revision: number; firstAt: Date } | undefined> {
  const { rows } = await sql<{ revision: number; firstAt: Date }>`
    select max(revision) as revision, min(computed_at) as "firstAt" from settlement_runs
    where merchant_id = ${merchantId} and kind = ${kind} and cycle = ${cycle} and from_period = ${from}
    having count(*) > 0`.execute(db);
  return rows[0];
}

/** The end of the settled period that begins at `from`; undefined if it is not settled, or had no bills. */
export async function findUntil(
  db: Db,
  { merchantId, kind, cycle, from }: Settled,
): Promise<number | undefined> {
  const { rows } = await sql<{ until: number }>`select until_period as until from settlement_runs
    where merchant_id = ${merchantId} and kind = ${kind} and cycle = ${cycle} and from_period = ${from} limit 1`.execute(
    db,
  );
  return rows[0]?.until;
}

export type BilledBefore = { grossMinor: bigint; downlineMinor: bigint; lossesOut: CarriedLoss[] };

/** What the latest revisions of a settled period billed, by payee. */
export async function readBilled(
  db: Db,
  { merchantId, kind, cycle, from }: Settled,
): Promise<Map<number, BilledBefore>> {
  const { rows } = await sql<Omit<BilledBefore, 'lossesOut'> & { payeeNo: number; inputs: StoredInputs }>`
    select distinct on (payee_no) payee_no as "payeeNo", gross_minor as "grossMinor", downline_minor as "downlineMinor",
      inputs
    from contract_bills
    where merchant_id = ${merchantId} and kind = ${kind} and cycle = ${cycle} and from_period = ${from}
    order by payee_no, revision desc`.execute(db);
  return new Map(
    rows.map(({ payeeNo, inputs, ...bill }) => [payeeNo, { ...bill, lossesOut: inputsOf(inputs).lossesOut }]),
  );
}
