import { sql, type RawBuilder } from 'kysely';
import type { TransferCode } from '@croupier/contract/money/wallet.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { endOfTeam } from '../../network/index.ts';
import { isAfter, orderBy, placeColumn, type Order } from './keyset.reads.ts';
import type { Place } from './paging.rules.ts';
import type { Team } from './team.reads.ts';

export type TransactionRow = {
  id: string;
  at: Date;
  memberId: string;
  account: string;
  code: TransferCode;
  amount: bigint;
  place: Place;
};

export type TransactionFilter = {
  memberId?: string | undefined;
  from: Date;
  until: Date;
  code?: TransferCode | undefined;
  currency: string;
};

/** Stakes and payouts are in the list of bets. */
const OF_PLAY: readonly TransferCode[] = ['bet', 'win', 'rollback', 'correction'];

/** Movements on main wallets of the team as `t`. */
function movementsOf(team: Team, filter: TransactionFilter): RawBuilder<unknown> {
  const { merchantId, path, depth, visibleDepth } = team;
  const { memberId, from, until, code, currency } = filter;
  const accounts = sql`select a.id, a.member_id from agent_nodes n
    join member_accounts a on a.merchant_id = ${merchantId} and a.member_id = n.member_id and a.kind = 'main'
      and a.currency = ${currency}
    where n.merchant_id = ${merchantId} and n.path > ${path} and n.path < ${endOfTeam(path)}
      and n.depth <= ${depth + visibleDepth} ${memberId ? sql`and n.member_id = ${memberId}` : sql``}`;
  const codes = code ? sql`t.code = ${code}` : sql`t.code <> all(${[...OF_PLAY]}::text[])`;
  const side = (name: 'debit' | 'credit', sign: 1 | -1): RawBuilder<unknown> => sql`
    select t.id, t.at, t.code, a.member_id, t.amount_minor * ${sql.lit(sign)} as amount
    from a join transfers t on t.${sql.id(`${name}_account`)} = a.id
    where t.merchant_id = ${merchantId} and t.${sql.id(`${name}_sequence`)} is not null
      and t.at >= ${from} and t.at < ${until} and ${codes}`;
  return sql`(with a as (${accounts}) ${side('debit', -1)} union all ${side('credit', 1)}) t`;
}

/** A transfer within a line has two sides in one team: its receiver's comes first. */
export const TRANSACTION_ORDER: Order = {
  by: sql`t.at`,
  id: sql`(t.id::text || t.member_id::text)`,
  types: { sort: 'timestamptz', id: 'text' },
  isDescending: true,
};

/** Movements of the team, newest first. */
export async function listTransactions(
  db: Db,
  query: { team: Team; filter: TransactionFilter; place: Place | undefined; limit: number },
): Promise<TransactionRow[]> {
  const { team, filter, place, limit } = query;
  const { rows } = await sql<TransactionRow>`
    select t.id, t.at, t.member_id as "memberId", m.account, t.code, t.amount::int8 as amount,
      ${placeColumn(TRANSACTION_ORDER)}
    from ${movementsOf(team, filter)}
    join members m on m.merchant_id = ${team.merchantId} and m.id = t.member_id
    where ${isAfter(TRANSACTION_ORDER, place)} ${orderBy(TRANSACTION_ORDER)} limit ${limit}`.execute(db);
  return rows;
}

export async function sumTransactions(
  db: Db,
  { team, filter }: { team: Team; filter: TransactionFilter },
): Promise<{ count: number; in: bigint; out: bigint }> {
  const { rows } = await sql<{ count: number; in: bigint; out: bigint }>`
    select count(*)::int as count, coalesce(sum(t.amount) filter (where t.amount > 0), 0)::int8 as "in",
      coalesce(-sum(t.amount) filter (where t.amount < 0), 0)::int8 as "out"
    from ${movementsOf(team, filter)}`.execute(db);
  return rows[0] ?? { count: 0, in: 0n, out: 0n };
}
