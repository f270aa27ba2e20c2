import type { reportsRoutes } from '@croupier/contract/backoffice/reports.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export type MethodDeposits = CallOutput<typeof reportsRoutes.deposits>['methods'][number];

/** Money that came on top of a paid deposit is a deposit of its own, which nobody began: only its sums count. */
export async function readDepositsByMethod(
  db: Db,
  { merchantId, from, until }: { merchantId: string; from: Date; until: Date },
): Promise<Array<Omit<MethodDeposits, 'name'>>> {
  const { rows } = await sql<Omit<MethodDeposits, 'name'>>`
    select method_id as "methodId",
      (count(*) filter (where continues_id is null))::int as started,
      (count(*) filter (where continues_id is null and state = 'credited'))::int as credited,
      (count(*) filter (where state in ('started', 'waiting', 'unknown', 'seen', 'review')))::int as open,
      count(distinct member_id)::int as members,
      coalesce(sum(received_minor) filter (where state = 'credited'), 0)::int8 as received,
      coalesce(sum(held_minor) filter (where state = 'credited'), 0)::int8 as held,
      coalesce(sum(fee_minor) filter (where state = 'credited'), 0)::int8 as fees,
      round((percentile_cont(0.5) within group (order by extract(epoch from credited_at - created_at))
        filter (where continues_id is null and state = 'credited'))::numeric)::int as "medianSeconds"
    from deposits
    where merchant_id = ${merchantId} and created_at >= ${from} and created_at < ${until}
    group by method_id
    order by received desc, method_id`.execute(db);
  return rows;
}
