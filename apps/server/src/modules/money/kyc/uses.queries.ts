import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { together } from '../../../platform/db/together.ts';
import type { OfMember } from './kyc.types.ts';
import type { Uses } from './tiers.rules.ts';

type AddedUse = OfMember & Uses & { day: string };

/** Adds to a day; negative amounts take back what was added. */
export const addUse: (tx: Tx, use: AddedUse) => Promise<void> = together<AddedUse, void>(
  async (tx, merchantId, uses) => {
    const given = sql`unnest(${uses.map(({ memberId }) => memberId)}::uuid[],
      ${uses.map(({ day }) => day)}::date[], ${uses.map(({ deposits }) => deposits)}::bigint[],
      ${uses.map(({ withdrawals }) => withdrawals)}::bigint[]) as added (member_id, day, deposits, withdrawals)`;
    await sql`
      insert into kyc_uses (merchant_id, member_id, day, deposits_minor, withdrawals_minor)
      select distinct ${merchantId}, member_id, day, 0, 0 from ${given} order by member_id, day
      on conflict (merchant_id, member_id, day) do nothing`.execute(tx);
    await sql`
      update kyc_uses u set
        deposits_minor = greatest(u.deposits_minor + added.deposits, 0),
        withdrawals_minor = greatest(u.withdrawals_minor + added.withdrawals, 0)
      from (select member_id, day, sum(deposits)::bigint as deposits, sum(withdrawals)::bigint as withdrawals
        from ${given} group by member_id, day) added
      where u.merchant_id = ${merchantId} and u.member_id = added.member_id and u.day = added.day`.execute(
      tx,
    );
    return uses.map(() => undefined);
  },
);

/** What a member has used since a day. */
export const sumUses: (db: Db, query: OfMember & { since: string }) => Promise<Uses> = together<
  OfMember & { since: string },
  Uses
>(async (db, merchantId, queries) => {
  const { rows } = await sql<Uses & { memberId: string; since: string }>`
    select wanted.member_id as "memberId", wanted.since,
      coalesce(sum(u.deposits_minor), 0)::bigint as deposits,
      coalesce(sum(u.withdrawals_minor), 0)::bigint as withdrawals
    from unnest(${queries.map(({ memberId }) => memberId)}::uuid[], ${queries.map(({ since }) => since)}::text[])
      as wanted (member_id, since)
    join kyc_uses u on u.merchant_id = ${merchantId} and u.member_id = wanted.member_id
      and u.day >= wanted.since::date
    group by wanted.member_id, wanted.since`.execute(db);
  return queries.map(
    ({ memberId, since }) =>
      rows.find((row) => row.memberId === memberId && row.since === since) ?? {
        deposits: 0n,
        withdrawals: 0n,
      },
  );
});
