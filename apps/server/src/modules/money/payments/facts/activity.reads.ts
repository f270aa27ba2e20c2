import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import { together } from '../../../../platform/db/together.ts';

type Query = {
  merchantId: string;
  memberId: string;
  currency: string;
  /** The payment that asks; its own transfers don't count. */
  exceptId: string;
};

/**
 * When the member last staked, moved or withdrew money from the main wallet, or had a deposit credited. What operators and
 * rebates credit is nothing that the member did.
 */
export const lastActive: (db: Db, query: Query) => Promise<Date | null> = together<Query, Date | null>(
  async (db, merchantId, queries) => {
    const { rows } = await sql<{ at: Date | null }>`
      select greatest(
        (select t.at from member_accounts a join transfers t on t.merchant_id = ${merchantId}
            and t.debit_account = a.id and t.debit_sequence is not null and t.reference <> wanted.except_id
          where a.merchant_id = ${merchantId} and a.member_id = wanted.member_id and a.currency = wanted.currency
            and a.kind = 'main'
          order by t.debit_sequence desc limit 1),
        (select max(d.credited_at) from deposits d where d.merchant_id = ${merchantId}
          and d.member_id = wanted.member_id and d.state = 'credited' and d.id <> wanted.except_id)) as at
      from unnest(${queries.map(({ memberId }) => memberId)}::uuid[],
        ${queries.map(({ currency }) => currency)}::text[], ${queries.map(({ exceptId }) => exceptId)}::uuid[])
        with ordinality as wanted (member_id, currency, except_id, position)
      order by wanted.position`.execute(db);
    return rows.map(({ at }) => at);
  },
);
