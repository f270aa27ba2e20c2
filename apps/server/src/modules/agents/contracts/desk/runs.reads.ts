import type { contractBillList } from '@croupier/contract/agents/contracts-desk.ts';
import type { OutputOf } from '@croupier/contract/route.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';

type OfRun = { merchantId: string; runId: string };

/** The run of the period before, of the same kind; of a revision the one that it revises. */
export async function findRunBefore(db: Db, { merchantId, runId }: OfRun): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select b.id from settlement_runs r join settlement_runs b on b.merchant_id = ${merchantId} and b.kind = r.kind
      and b.cycle = r.cycle and case r.revision when 1 then b.from_period < r.from_period
        else b.from_period = r.from_period and b.revision < r.revision end
    where r.merchant_id = ${merchantId} and r.id = ${runId}
    order by b.from_period desc, b.revision desc limit 1`.execute(db);
  return rows[0]?.id;
}

export type StateSum = {
  state: OutputOf<typeof contractBillList.item>['state'];
  bills: number;
  gross: bigint;
};

export async function sumByState(db: Db, { merchantId, runId }: OfRun): Promise<StateSum[]> {
  const { rows } = await sql<StateSum>`select state, count(*)::int as bills, sum(gross_minor)::int8 as gross
    from contract_bills where merchant_id = ${merchantId} and run_id = ${runId} group by state order by state`.execute(
    db,
  );
  return rows;
}

export type ChangedBill = { id: string; beforeGross: bigint };

/** The bills that differ most from those of another run; of a revision from what they were. */
export async function listChanges(
  db: Db,
  { merchantId, runId, beforeId, limit }: OfRun & { beforeId: string | undefined; limit: number },
): Promise<ChangedBill[]> {
  const { rows } = await sql<ChangedBill>`
    select b.id, c.gross as "beforeGross"
    from contract_bills b left join contract_bills o on o.merchant_id = ${merchantId}
      and o.run_id = ${beforeId ?? null}::uuid and o.payee_no = b.payee_no
    cross join lateral (select case b.revision when 1 then coalesce(o.gross_minor, 0) else b.before_minor end as gross) c
    where b.merchant_id = ${merchantId} and b.run_id = ${runId}
    order by abs(b.gross_minor - c.gross) desc, b.id limit ${limit}`.execute(db);
  return rows;
}
