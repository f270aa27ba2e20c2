import { OPEN_DEPOSIT_STATES } from '@croupier/contract/payments/payment-states.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import { together } from '../../../../platform/db/together.ts';

type OfMember = { merchantId: string; memberId: string };
type Except = OfMember & { exceptId?: string | null | undefined };
const OPEN = [...OPEN_DEPOSIT_STATES];

/** In full, what a member has deposited since then and what still waits; for limits. */
export const depositedSince: (
  db: Db,
  query: OfMember & { since: Date; exceptId: string | undefined },
) => Promise<bigint> = together<Except & { since: Date }, bigint>(async (db, merchantId, queries) => {
  const { rows } = await sql<{ sum: bigint | null }>`
    select (select sum(case when state = 'credited' then received_minor - held_minor else asked_minor end)::int8
      from deposits
      where merchant_id = ${merchantId} and member_id = wanted.member_id
        and id is distinct from wanted.except_id
        and (state = any(${OPEN}::text[]) or (state = 'credited' and credited_at >= wanted.since))) as sum
    from unnest(${queries.map(({ memberId }) => memberId)}::uuid[], ${queries.map(({ since }) => since)}::timestamptz[],
      ${queries.map(({ exceptId }) => exceptId ?? null)}::uuid[])
      with ordinality as wanted (member_id, since, except_id, position)
    order by wanted.position`.execute(db);
  return rows.map(({ sum }) => sum ?? 0n);
});

/** What was credited to the member since then, deposit by deposit. */
export const creditedSince: (db: Db, query: OfMember & { since: Date }) => Promise<bigint[]> = together<
  OfMember & { since: Date },
  bigint[]
>(async (db, merchantId, queries) => {
  const { rows } = await sql<{ memberId: string; amount: bigint; creditedAt: Date }>`
    select member_id as "memberId", received_minor - held_minor as amount, credited_at as "creditedAt"
    from deposits
    where merchant_id = ${merchantId} and member_id = any(${queries.map(({ memberId }) => memberId)}::uuid[])
      and state = 'credited'
      and credited_at >= (select min(since) from unnest(${queries.map(({ since }) => since)}::timestamptz[]) as s (since))
    order by credited_at`.execute(db);
  return queries.map(({ memberId, since }) =>
    rows.filter((row) => row.memberId === memberId && row.creditedAt >= since).map(({ amount }) => amount),
  );
});

/** What the member's deposits still wait for, in full. */
export const waitingOf: (db: Db, query: Except) => Promise<bigint> = together<Except, bigint>(
  async (db, merchantId, queries) => {
    const { rows } = await sql<{ sum: bigint | null }>`
      select (select sum(asked_minor)::int8 from deposits
        where merchant_id = ${merchantId} and member_id = wanted.member_id
          and id is distinct from wanted.except_id and state = any(${OPEN}::text[])) as sum
      from unnest(${queries.map(({ memberId }) => memberId)}::uuid[],
        ${queries.map(({ exceptId }) => exceptId ?? null)}::uuid[])
        with ordinality as wanted (member_id, except_id, position)
      order by wanted.position`.execute(db);
    return rows.map(({ sum }) => sum ?? 0n);
  },
);
