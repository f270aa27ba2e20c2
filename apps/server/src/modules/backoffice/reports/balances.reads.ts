import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { houseBalances } from '../../money/wallet/index.ts';

export type MemberBand = { kind: string; fromDays: number; accounts: number; amount: bigint };
type HouseLine = { kind: string; key: string; amount: bigint };
export type BalanceRows = { members: MemberBand[]; house: HouseLine[] };

type Query = {
  merchantId: string;
  currency: string;
  now: Date;
  bands: readonly number[];
  periodSeconds: number;
};

/**
 * Every balance of a merchant in one statement, so that the sides match: members' accounts by kind and by the days since
 * the member last played, signed in or joined; house accounts as their sealed sums and the transfers since.
 */
export async function readAllBalances(db: Db, query: Query): Promise<BalanceRows> {
  const { merchantId, currency, now, bands, periodSeconds } = query;
  const { rows } = await sql<{
    side: 'member' | 'house';
    kind: string;
    key: string;
    accounts: number;
    amount: bigint;
  }>`
    select 'member' as side, kind, band::text as key, count(*)::int as accounts, sum(balance)::int8 as amount
    from (
      select a.kind, a.balance_minor as balance, (
        select max(band) from unnest(${[...bands]}::int[]) as bands (band)
        where band = 0 or extract(epoch from ${now}::timestamptz - greatest(
          to_timestamp(a.period::bigint * ${periodSeconds}::int), m.last_login_at, m.registered_at)) / 86400 >= band
      ) as band
      from member_accounts a
      left join members m on m.merchant_id = ${merchantId} and m.id = a.member_id
      where a.merchant_id = ${merchantId} and a.currency = ${currency} and a.balance_minor <> 0
    ) accounts group by kind, band
    union all
    select 'house', kind, key, 1, balance::int8 from (${houseBalances(merchantId, currency)}) house
    order by 1, 2, 3`.execute(db);
  return {
    members: rows
      .filter(({ side }) => side === 'member')
      .map(({ kind, key, accounts, amount }) => ({ kind, fromDays: Number(key), accounts, amount })),
    house: rows
      .filter(({ side }) => side === 'house')
      .map(({ kind, key, amount }) => ({ kind, key, amount })),
  };
}

type AuditRow = {
  at: Date;
  durationMilliseconds: number;
  count: number;
  findings: Array<{ rule: string; subject: string; detail: string }>;
};

/** The last audit of the ledger, with what it found at one merchant. */
export async function readAudit(
  db: Db,
  { merchantId, limit }: { merchantId: string; limit: number },
): Promise<AuditRow | undefined> {
  const { rows } = await sql<AuditRow>`
    select at, duration_ms as "durationMilliseconds",
      (select count(*)::int from jsonb_array_elements(findings) as finding
        where finding ->> 'merchantId' = ${merchantId}) as count,
      (select coalesce(jsonb_agg(jsonb_build_object('rule', finding ->> 'rule', 'subject', finding ->> 'subject',
          'detail', finding ->> 'detail')), '[]')
        from (select finding from jsonb_array_elements(findings) as finding
          where finding ->> 'merchantId' = ${merchantId} limit ${limit}) own) as findings
    from ledger_audits order by at desc, id desc limit 1`.execute(db);
  return rows[0];
}

/** Whether an audit is waiting or running. */
export async function readIsAuditing(db: Db, job: string): Promise<boolean> {
  const { rows: queue } = await sql<{ has: boolean }>`
    select to_regclass('pgboss.job') is not null as has`.execute(db);
  if (!queue[0]?.has) return false;
  const { rows } =
    await sql`select 1 from pgboss.job where name = ${job} and state < 'completed' limit 1`.execute(db);
  return rows.length > 0;
}
