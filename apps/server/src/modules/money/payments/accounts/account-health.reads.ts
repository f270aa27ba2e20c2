import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';

export type AccountHealth = {
  accountId: string;
  started: number;
  credited: number;
  usualMinutes: number | null;
};

/** How deposits over each account went since then. */
export async function readHealth(
  db: Db,
  { merchantId, since }: { merchantId: string; since: Date },
): Promise<ReadonlyMap<string, AccountHealth>> {
  const { rows } = await sql<AccountHealth>`
    select account_id as "accountId", count(*)::int as started,
      count(*) filter (where state = 'credited')::int as credited,
      ceil(percentile_cont(0.5) within group (order by extract(epoch from credited_at - created_at)) / 60)::int
        as "usualMinutes"
    from deposits
    where merchant_id = ${merchantId} and created_at >= ${since} and continues_id is null
    group by account_id`.execute(db);
  return new Map(rows.map((row) => [row.accountId, row]));
}
