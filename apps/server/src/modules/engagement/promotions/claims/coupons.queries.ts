import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';

export async function findCoupon(
  db: Db,
  { merchantId, keys }: { merchantId: string; keys: readonly Buffer[] },
): Promise<{ promotionId: string; key: Buffer; usesLeft: number } | undefined> {
  const { rows } = await sql<{ promotionId: string; key: Buffer; usesLeft: number }>`
    select promotion_id as "promotionId", code_key as key, uses_left as "usesLeft" from coupons
    where merchant_id = ${merchantId} and code_key = any(${[...keys]}::bytea[])`.execute(db);
  return rows[0];
}

/** Takes one use; false when none is left. */
export async function useCoupon(
  tx: Tx,
  { merchantId, key }: { merchantId: string; key: Buffer },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update coupons set uses_left = uses_left - 1
    where merchant_id = ${merchantId} and code_key = ${key} and uses_left > 0`.execute(tx);
  return numAffectedRows === 1n;
}

export async function insertCoupons(
  tx: Tx,
  of: { merchantId: string; promotionId: string; uses: number; keys: readonly Buffer[] },
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into coupons (merchant_id, code_key, promotion_id, uses_left)
    select ${of.merchantId}, k, ${of.promotionId}, ${of.uses} from unnest(${[...of.keys]}::bytea[]) as k
    on conflict do nothing`.execute(tx);
  return Number(numAffectedRows);
}
