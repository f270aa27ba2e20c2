import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { offsetOf, pageOf } from '../../../platform/paging.ts';
import type { StatementLine, StatementPage, StatementQuery } from './wallet.types.ts';

type Side = 'debit' | 'credit';
type AccountKey = { merchantId: string; id: number };

/** Entries of transfers on one side of an account. */
function entriesOn(
  side: Side,
  { merchantId, id }: AccountKey,
  where: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const column = (name: string): RawBuilder<unknown> => sql.ref(`${side}_${name}`);
  const amount = side === 'credit' ? sql`amount_minor` : sql`-amount_minor`;
  return sql`
    select ${column('sequence')} as sequence, ${column('balance_minor')} as "balanceAfterMinor",
      id as "transferId", at, code, ${amount} as "amountMinor", reference
    from transfers where merchant_id = ${merchantId} and ${column('account')} = ${id}
      and ${column('sequence')} is not null and ${where}`;
}

const bothSides = (account: AccountKey, where: (side: Side) => RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`${entriesOn('debit', account, where('debit'))} union all ${entriesOn('credit', account, where('credit'))}`;

async function findAccount(
  db: Db,
  { merchantId, memberId, currency, kind = 'main' }: Omit<StatementQuery, 'pageNum' | 'pageSize'>,
): Promise<AccountKey | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from member_accounts where merchant_id = ${merchantId} and member_id = ${memberId}
      and currency = ${currency} and kind = ${kind}`.execute(db);
  return rows[0] && { merchantId, id: rows[0].id };
}

/** One page of an account's entries, newest first, with totals of the whole selection. */
export async function readStatement(db: Db, query: StatementQuery): Promise<StatementPage> {
  const { code, reference, from, until } = query;
  const account = await findAccount(db, query);
  if (account === undefined) return { ...pageOf([], 0, query), totalInMinor: 0n, totalOutMinor: 0n };
  const conditions = [
    ...(code ? [sql`code = ${code}`] : []),
    ...(reference ? [sql`reference = ${reference}`] : []),
    ...(from ? [sql`at >= ${from}`] : []),
    ...(until ? [sql`at < ${until}`] : []),
  ];
  const where = conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
  const selection = bothSides(account, () => where);
  const [items, totals] = await Promise.all([
    sql<StatementLine>`select * from (${selection}) entries order by sequence desc
      limit ${query.pageSize} offset ${offsetOf(query)}`.execute(db),
    sql<{ count: bigint; income: bigint; outgo: bigint }>`
      select count(*) as count, coalesce(sum("amountMinor") filter (where "amountMinor" > 0), 0)::int8 as income,
        coalesce(-sum("amountMinor") filter (where "amountMinor" < 0), 0)::int8 as outgo
      from (${selection}) entries`.execute(db),
  ]);
  const total = totals.rows[0];
  return {
    ...pageOf(items.rows, Number(total?.count ?? 0n), query),
    totalInMinor: total?.income ?? 0n,
    totalOutMinor: total?.outgo ?? 0n,
  };
}

/** Entries before a sequence, newest first. */
export async function readEntriesBefore(
  db: Db,
  query: Pick<StatementQuery, 'merchantId' | 'memberId' | 'currency' | 'kind'> & {
    beforeSequence: bigint | undefined;
  },
  limit: number,
): Promise<StatementLine[]> {
  const account = await findAccount(db, query);
  if (account === undefined) return [];
  const { beforeSequence } = query;
  // One condition on each side, so that both read their index backwards.
  const newest = (side: Side): RawBuilder<unknown> => {
    const sequence = sql.ref(`${side}_sequence`);
    const where = beforeSequence === undefined ? sql`true` : sql`${sequence} < ${beforeSequence}`;
    return sql`(${entriesOn(side, account, where)} order by ${sequence} desc limit ${limit})`;
  };
  const { rows } = await sql<StatementLine>`
    select * from (${newest('debit')} union all ${newest('credit')}) entries
    order by sequence desc limit ${limit}`.execute(db);
  return rows;
}

/** Entries after `afterSequence`, oldest first: what a disconnected page missed. */
export async function readEntriesAfter(
  db: Db,
  query: Pick<StatementQuery, 'merchantId' | 'memberId' | 'currency' | 'kind'> & { afterSequence: bigint },
  limit: number,
): Promise<StatementLine[]> {
  const account = await findAccount(db, query);
  if (account === undefined) return [];
  const after = (side: Side): RawBuilder<unknown> =>
    sql`${sql.ref(`${side}_sequence`)} > ${query.afterSequence}`;
  const { rows } = await sql<StatementLine>`
    select * from (${bothSides(account, after)}) entries order by sequence limit ${limit}`.execute(db);
  return rows;
}
