import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Position } from '../../../platform/keyset.ts';
import type { MemberKey, SeenTransfer } from './line-transfers.types.ts';

/** Transfers that a member sent and received, newest first. Of uplines only the nickname is shown. */
export async function listTransfers(
  db: Db,
  query: MemberKey & {
    from: Date | undefined;
    until: Date | undefined;
    before: Position | undefined;
    limit: number;
  },
): Promise<SeenTransfer[]> {
  const { merchantId, memberId, from, until, before, limit } = query;
  const part = (isSent: boolean) => sql`
    select t.id, t.direction, ${isSent}::boolean as "isSent", t.amount_minor as amount, t.at,
      ${isSent ? sql`t.to_member` : sql`t.from_member`} as other
    from line_transfers t
    where t.merchant_id = ${merchantId} and ${isSent ? sql`t.from_member` : sql`t.to_member`} = ${memberId}
      and (${from ?? null}::timestamptz is null or t.at >= ${from ?? null}::timestamptz)
      and (${until ?? null}::timestamptz is null or t.at < ${until ?? null}::timestamptz)
      and (${before?.at ?? null}::timestamptz is null
        or (t.at, t.id) < (${before?.at ?? null}::timestamptz, ${before?.id ?? null}::uuid))
    order by t.at desc, t.id desc limit ${limit}`;
  const { rows } = await sql<SeenTransfer>`
    select t.id, t.direction, t."isSent", t.amount, t.at,
      case when t."isSent" = (t.direction = 'up') then coalesce(nullif(m.nickname, ''), '') else m.account end
        as "otherName"
    from ((${part(true)}) union all (${part(false)})) t
    join members m on m.merchant_id = ${merchantId} and m.id = t.other
    order by t.at desc, t.id desc limit ${limit}`.execute(db);
  return rows;
}
