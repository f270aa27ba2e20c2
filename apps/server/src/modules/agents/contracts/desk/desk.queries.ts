import type { Terms } from '@croupier/agreements/contracts/terms.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { termsOf, type StoredTerms } from '../terms/stored-terms.rules.ts';

/** The terms of everything that a payee has running, of other kinds than the given one. */
export async function readOtherTerms(
  db: Db,
  { merchantId, payeeNo, kind }: { merchantId: string; payeeNo: number; kind: string },
): Promise<Terms[]> {
  const { rows } = await sql<{ terms: StoredTerms }>`select terms from contracts
    where merchant_id = ${merchantId} and payee_no = ${payeeNo} and kind <> ${kind} and state = 'running'`.execute(
    db,
  );
  return rows.map(({ terms }) => termsOf(terms));
}

type OfRun = { merchantId: string; runId: string };

/** Lets a run in review be paid. */
export async function approveRun(
  tx: Tx,
  { merchantId, runId, by, at }: OfRun & { by: string; at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`update settlement_runs
    set state = 'approved', approved_by = ${by}, approved_at = ${at}
    where merchant_id = ${merchantId} and id = ${runId} and state = 'review'`.execute(tx);
  if (numAffectedRows === 0n) return false;
  await sql`update contract_bills set state = 'due'
    where merchant_id = ${merchantId} and run_id = ${runId} and state = 'review'`.execute(tx);
  return true;
}

type OfBill = { merchantId: string; billId: string };

/** Holds a bill that is not cleared. A run that is being paid has locked its bills, and then it is too late. */
export async function holdBill(tx: Tx, { merchantId, billId }: OfBill): Promise<boolean> {
  const { numAffectedRows } = await sql`update contract_bills set is_held = true, state = 'held'
    where merchant_id = ${merchantId} and id = ${billId} and moved_minor is null and not is_held`.execute(tx);
  return numAffectedRows === 1n;
}

export async function releaseBill(tx: Tx, { merchantId, billId }: OfBill): Promise<boolean> {
  const { numAffectedRows } = await sql`update contract_bills b set is_held = false,
      state = case when b.moved_minor is not null then b.state when r.state = 'review' then 'review' else 'due' end
    from settlement_runs r
    where b.merchant_id = ${merchantId} and b.id = ${billId} and b.is_held and r.merchant_id = ${merchantId}
      and r.id = b.run_id`.execute(tx);
  return numAffectedRows === 1n;
}
