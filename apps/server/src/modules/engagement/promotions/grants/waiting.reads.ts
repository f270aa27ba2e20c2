import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';

/** Which of some grants wait to be claimed. */
export async function listWaiting(
  db: Db,
  { merchantId, grantIds }: { merchantId: string; grantIds: readonly string[] },
): Promise<ReadonlySet<string>> {
  if (grantIds.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`select id from promotion_grants
    where merchant_id = ${merchantId} and id = any(${[...grantIds]}::uuid[]) and state in ('issued', 'review')`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}
