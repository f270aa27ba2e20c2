import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/database.ts';
import { GRANT_COLUMNS, grantOf, type StoredGrant } from '../grants/grants.queries.ts';
import type { Grant } from '../promotions.types.ts';

type GrantKey = { merchantId: string; id: string };

export async function lockGrant(
  tx: Tx,
  { merchantId, id }: GrantKey,
): Promise<(Grant & { returnedMinor: bigint }) | undefined> {
  const { rows } = await sql<StoredGrant & { returnedMinor: bigint }>`
    select ${GRANT_COLUMNS}, g.returned_minor as "returnedMinor" from promotion_grants g
    where g.merchant_id = ${merchantId} and g.id = ${id} for update`.execute(tx);
  return rows[0] && { ...grantOf(rows[0]), returnedMinor: rows[0].returnedMinor };
}

export async function releaseGrant(tx: Tx, { merchantId, id }: GrantKey): Promise<void> {
  await sql`update promotion_grants set state = 'issued'
    where merchant_id = ${merchantId} and id = ${id} and state = 'review'`.execute(tx);
}

export async function markRevoked(
  tx: Tx,
  {
    merchantId,
    id,
    remark,
    returnedMinor,
    at,
  }: GrantKey & { remark: string; returnedMinor: bigint; at: Date },
): Promise<void> {
  await sql`update promotion_grants set state = 'revoked', remark = ${remark}, returned_minor = ${returnedMinor},
      ended_at = ${at}
    where merchant_id = ${merchantId} and id = ${id}`.execute(tx);
}

/** Bonuses of a grant that have not ended. */
export async function listOpenBonuses(tx: Tx, { merchantId, id }: GrantKey): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from bonuses where merchant_id = ${merchantId} and grant_id = ${id} and state <> 'ended'`.execute(
    tx,
  );
  return rows.map((row) => row.id);
}
