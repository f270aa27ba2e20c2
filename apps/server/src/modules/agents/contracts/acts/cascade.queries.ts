import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { CONTRACT_COLUMNS, contractOf, type ContractKey, type StoredContract } from '../contracts.queries.ts';
import type { Contract } from '../contracts.types.ts';

/** Notes that a contract has ended or changed, for those below it. */
export async function putCascade(tx: Tx, { merchantId, id }: ContractKey): Promise<void> {
  await sql`insert into contract_cascades (merchant_id, contract_id) values (${merchantId}, ${id})
    on conflict do nothing`.execute(tx);
}

export async function dropCascade(tx: Tx, { merchantId, id }: ContractKey): Promise<void> {
  await sql`delete from contract_cascades where merchant_id = ${merchantId} and contract_id = ${id}`.execute(
    tx,
  );
}

export async function listCascades(db: Db, merchantId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select contract_id as id from contract_cascades
    where merchant_id = ${merchantId} order by contract_id limit 1000`.execute(db);
  return rows.map(({ id }) => id);
}

/** Running contracts and offers that a payer pays, after an id. */
export async function listBelow(
  tx: Tx,
  query: { merchantId: string; payerNo: number; kind: string; after: string | undefined; limit: number },
): Promise<Contract[]> {
  const { rows } = await sql<StoredContract>`select ${CONTRACT_COLUMNS} from contracts c
    where c.merchant_id = ${query.merchantId} and c.payer_no = ${query.payerNo} and c.kind = ${query.kind}
      and c.state in ('running', 'requested') and (${query.after ?? null}::uuid is null or c.id > ${query.after ?? null})
    order by c.id limit ${query.limit}`.execute(tx);
  return rows.map(contractOf);
}
