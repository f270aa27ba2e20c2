import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { CONTRACT_COLUMNS, contractOf, type StoredContract } from '../contracts.queries.ts';
import type { Contract } from '../contracts.types.ts';

type At = { merchantId: string; at: Date };

export async function listLapsedOffers(db: Db, { merchantId, at }: At): Promise<Contract[]> {
  const { rows } = await sql<StoredContract>`select ${CONTRACT_COLUMNS} from contracts c
    where c.merchant_id = ${merchantId} and c.state = 'requested' and c.expires_at <= ${at} limit 1000`.execute(
    db,
  );
  return rows.map(contractOf);
}

/** Requests to end that were not answered count as refused. */
export async function dropLapsedAsks(
  db: Db,
  { merchantId, before }: { merchantId: string; before: Date },
): Promise<void> {
  await sql`update contracts set end_asked_at = null
    where merchant_id = ${merchantId} and state = 'running' and end_asked_at <= ${before}`.execute(db);
}

/** Running contracts whose last day is over, or whose payee's account is closed. */
export async function listOver(
  db: Db,
  { merchantId, today }: { merchantId: string; today: string },
): Promise<Array<Contract & { isClosed: boolean }>> {
  const { rows } = await sql<StoredContract & { isClosed: boolean }>`
    select ${CONTRACT_COLUMNS}, m.status = 'closed' as "isClosed"
    from contracts c
    join agent_nodes n on n.merchant_id = ${merchantId} and n.no = c.payee_no
    join members m on m.merchant_id = ${merchantId} and m.id = n.member_id
    where c.merchant_id = ${merchantId} and c.state = 'running'
      and (m.status = 'closed' or c.terms ->> 'lastDay' < ${today}) limit 1000`.execute(db);
  return rows.map(contractOf);
}

/** Ending contracts are over once their last period has been computed. */
export async function closeEnded(tx: Db | Tx, merchantId: string): Promise<void> {
  await sql`update contracts c set state = 'ended' from settlement_marks m
    where c.merchant_id = ${merchantId} and c.state = 'ending' and m.merchant_id = ${merchantId} and m.kind = c.kind
      and m.cycle = c.cycle and c.ends_period <= m.until_period`.execute(tx);
}
