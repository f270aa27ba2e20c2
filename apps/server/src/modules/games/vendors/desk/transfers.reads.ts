import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';

export type TransferRow = {
  id: string;
  accountId: string;
  accountName: string;
  member: string;
  direction: 'in' | 'out';
  amount: bigint | null;
  state: 'sent' | 'unknown' | 'done' | 'failed';
  tries: number;
  askAt: Date | null;
  createdAt: Date;
  changedAt: Date;
};

type Query = { merchantId: string; state: TransferRow['state'] | undefined };

const matching = ({ merchantId, state }: Query) => sql`t.merchant_id = ${merchantId}
  and (${state ?? null}::text is null or t.state = ${state ?? null})`;

/** Newest first. */
export async function listTransfers(
  db: Db,
  { offset, limit, ...query }: Query & { offset: number; limit: number },
): Promise<TransferRow[]> {
  const { merchantId } = query;
  const { rows } = await sql<TransferRow>`
    select t.id, t.account_id as "accountId", a.name as "accountName", m.account as member, t.direction,
      t.amount_minor as amount, t.state, t.tries, t.ask_at as "askAt", t.created_at as "createdAt",
      t.changed_at as "changedAt"
    from vendor_transfers t
    join vendor_accounts a on a.merchant_id = ${merchantId} and a.id = t.account_id
    join members m on m.merchant_id = ${merchantId} and m.id = t.member_id
    where ${matching(query)} order by t.created_at desc, t.id desc limit ${limit} offset ${offset}`.execute(
    db,
  );
  return rows;
}

export async function countTransfers(db: Db, query: Query): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from vendor_transfers t where ${matching(query)}`.execute(db);
  return rows[0]?.count ?? 0;
}
