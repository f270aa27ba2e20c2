import type { DebtEnd } from '@croupier/contract/payments/member-payments.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';

type DebtKey = { merchantId: string; id: string };

export type DebtRow = DebtKey & {
  memberId: string;
  account: string;
  currency: string;
  amountMinor: bigint;
  at: Date;
  /** The provider account of the chargeback that it is of; null for a corrected round. */
  accountId: string | null;
  settledAt: Date | null;
  settledHow: DebtEnd | null;
};

const read = (of: { merchantId: string; id?: string; memberId?: string }) => sql<DebtRow>`
  select d.merchant_id as "merchantId", d.id, d.member_id as "memberId", m.account, d.currency,
    d.amount_minor as "amountMinor", d.at, c.account_id as "accountId", d.settled_at as "settledAt",
    d.settled_how as "settledHow"
  from member_debts d
  join members m on m.merchant_id = ${of.merchantId} and m.id = d.member_id
  left join chargebacks c on c.merchant_id = ${of.merchantId} and c.id = d.chargeback_id
  where d.merchant_id = ${of.merchantId} and (${of.id ?? null}::uuid is null or d.id = ${of.id ?? null})
    and (${of.memberId ?? null}::uuid is null or d.member_id = ${of.memberId ?? null})
  order by d.at desc, d.id limit 100`;

export const listDebtsOf = async (
  db: Db,
  { merchantId, memberId }: { merchantId: string; memberId: string },
): Promise<DebtRow[]> => (await read({ merchantId, memberId }).execute(db)).rows;

export const findDebt = async (db: Db, { merchantId, id }: DebtKey): Promise<DebtRow | undefined> =>
  (await read({ merchantId, id }).execute(db)).rows[0];

/** False if it was settled before. */
export async function settleDebt(
  tx: Tx,
  { merchantId, id }: DebtKey,
  { how, at }: { how: DebtEnd; at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update member_debts set settled_at = ${at}, settled_how = ${how}
    where merchant_id = ${merchantId} and id = ${id} and settled_at is null`.execute(tx);
  return numAffectedRows === 1n;
}
