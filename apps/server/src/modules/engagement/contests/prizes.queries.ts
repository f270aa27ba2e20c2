import { sql } from 'kysely';
import type { Db, Tx } from './contests.types.ts';

/** Which of some grants are not waiting any more. */
export async function listClaimed(
  db: Db,
  { merchantId, grantIds }: { merchantId: string; grantIds: readonly string[] },
): Promise<ReadonlySet<string>> {
  if (grantIds.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`select id from promotion_grants
    where merchant_id = ${merchantId} and id = any(${[...grantIds]}::uuid[]) and state <> 'issued'`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

/** False if the budget has not as much left. */
export async function moveBudget(
  tx: Tx,
  { merchantId, promotionId, amountMinor }: { merchantId: string; promotionId: string; amountMinor: bigint },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update promotions set granted_minor = granted_minor + ${amountMinor}
    where merchant_id = ${merchantId} and id = ${promotionId}
      and (budget_minor is null or granted_minor + ${amountMinor} <= budget_minor)`.execute(tx);
  return numAffectedRows === 1n;
}
