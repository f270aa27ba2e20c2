import { sql } from 'kysely';
import type { TriggerEvent } from '@croupier/contract/promotions/words.ts';
import type { Db } from '../../../../platform/db/database.ts';

type PastEvent = { memberId: string; key: string; at: Date; nth: number; amountMinor: bigint | null };

type Span = { merchantId: string; from: Date; until: Date; after: string | null; limit: number };

/** What happened to members in a span, in the order of their ids; events that are not kept are not there. */
export async function listPastEvents(
  db: Db,
  { name, merchantId, from, until, after, limit }: Span & { name: TriggerEvent },
): Promise<PastEvent[]> {
  if (name === 'deposit.credited') {
    const { rows } = await sql<PastEvent>`
      select * from (
        select d.member_id as "memberId", d.id::text as key, d.credited_at as at, d.received_minor as "amountMinor",
          (row_number() over (partition by d.member_id order by d.credited_at, d.id))::int as nth
        from deposits d where d.merchant_id = ${merchantId} and d.state = 'credited' and d.credited_at < ${until}
      ) e where e.at >= ${from} and (${after}::uuid is null or e."memberId" > ${after}::uuid)
      order by e."memberId", e.at limit ${limit}`.execute(db);
    return rows;
  }
  if (name === 'member.registered') {
    const { rows } = await sql<PastEvent>`
      select id as "memberId", 'registered' as key, registered_at as at, 1 as nth, null::int8 as "amountMinor" from members
      where merchant_id = ${merchantId} and registered_at >= ${from} and registered_at < ${until}
        and (${after}::uuid is null or id > ${after}::uuid)
      order by id limit ${limit}`.execute(db);
    return rows;
  }
  if (name === 'member.signed_in') {
    const { rows } = await sql<PastEvent>`
      select account_id as "memberId", created_at::date::text as key, min(created_at) as at, 1 as nth,
        null::int8 as "amountMinor"
      from sessions where merchant_id = ${merchantId} and kind = 'member' and created_at >= ${from}
        and created_at < ${until} and (${after}::uuid is null or account_id > ${after}::uuid)
      group by 1, 2 order by 1, 2 limit ${limit}`.execute(db);
    return rows;
  }
  return [];
}

/** How many of the members share a browser or payment account with another one of them. */
export async function countShared(
  db: Db,
  { merchantId, memberIds }: { merchantId: string; memberIds: readonly string[] },
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    with wanted as (select unnest(${[...memberIds]}::uuid[]) as id)
    select count(*)::int as n from wanted w where exists (
      select 1 from sessions s join sessions o on o.merchant_id = ${merchantId} and o.browser = s.browser
          and o.account_id <> s.account_id and o.kind = 'member'
        join wanted other on other.id = o.account_id
        where s.merchant_id = ${merchantId} and s.account_id = w.id and s.kind = 'member'
      union all
      select 1 from beneficiaries b join beneficiaries o on o.merchant_id = ${merchantId}
          and o.number_hash = b.number_hash and o.member_id <> b.member_id
        join wanted other on other.id = o.member_id
        where b.merchant_id = ${merchantId} and b.member_id = w.id)`.execute(db);
  return rows[0]?.n ?? 0;
}
