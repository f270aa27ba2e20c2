import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';

type OfMember = { merchantId: string; memberId: string };
export type Total = { count: number; sum: bigint; lastAt: Date | null };
type Row = { count: bigint; sum: bigint; lastAt: Date | null };

const totalOf = (rows: readonly Row[]): Total => {
  const [row] = rows;
  return { count: Number(row?.count ?? 0n), sum: row?.sum ?? 0n, lastAt: row?.lastAt ?? null };
};

/** Everything that was credited. */
export async function readDeposited(db: Db, { merchantId, memberId }: OfMember): Promise<Total> {
  const { rows } = await sql<Row>`
    select count(*) as count, coalesce(sum(received_minor - held_minor), 0)::int8 as sum, max(credited_at) as "lastAt"
    from deposits where merchant_id = ${merchantId} and member_id = ${memberId} and state = 'credited'`.execute(
    db,
  );
  return totalOf(rows);
}

/** Everything that was paid out. */
export async function readWithdrawn(db: Db, { merchantId, memberId }: OfMember): Promise<Total> {
  const { rows } = await sql<Row>`
    select count(*) as count, coalesce(sum(amount_minor), 0)::int8 as sum, max(paid_at) as "lastAt"
    from withdrawals where merchant_id = ${merchantId} and member_id = ${memberId} and state = 'paid'`.execute(
    db,
  );
  return totalOf(rows);
}

export type KnownBeneficiary = {
  id: string;
  kind: 'bank' | 'card' | 'phone' | 'wallet';
  bank: string;
  numberEnd: string;
  holder: string;
  createdAt: Date;
  usableFrom: Date;
  paidAt: Date | null;
  removedAt: Date | null;
  sharedWith: number;
};

/** All that the member has ever had, those that are gone last. */
export async function listKnownBeneficiaries(
  db: Db,
  { merchantId, memberId }: OfMember,
): Promise<KnownBeneficiary[]> {
  const { rows } = await sql<Omit<KnownBeneficiary, 'sharedWith'> & { shared: bigint }>`
    select b.id, b.kind, b.bank, b.number_end as "numberEnd", b.holder, b.created_at as "createdAt",
      b.usable_from as "usableFrom", b.paid_at as "paidAt", b.removed_at as "removedAt",
      (select count(distinct o.member_id) from beneficiaries o where o.merchant_id = ${merchantId}
        and o.number_hash = b.number_hash and o.member_id <> b.member_id) as shared
    from beneficiaries b where b.merchant_id = ${merchantId} and b.member_id = ${memberId}
    order by b.removed_at desc nulls first, b.created_at desc limit 50`.execute(db);
  return rows.map(({ shared, ...row }) => ({ ...row, sharedWith: Number(shared) }));
}
