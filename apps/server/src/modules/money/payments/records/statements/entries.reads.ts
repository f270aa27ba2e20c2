import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../../../platform/db/database.ts';
import type { OfAccount, Span } from '../records.types.ts';
import type { Entry } from './statements.types.ts';

export type Bounds = {
  accountId: number;
  /** Numbers of the first and last entry of the period; undefined without entries. */
  first: bigint | undefined;
  last: bigint | undefined;
  /** The balance before the first entry. */
  balanceBeforeMinor: bigint;
};

const side = (
  name: 'debit' | 'credit',
  { merchantId, accountId }: { merchantId: string; accountId: number },
  where: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  select ${sql.ref(`${name}_sequence`)} as sequence, at, code,
    ${name === 'credit' ? sql`amount_minor` : sql`-amount_minor`} as "amountMinor",
    ${sql.ref(`${name}_balance_minor`)} as "balanceAfterMinor", reference
  from transfers where merchant_id = ${merchantId} and ${sql.ref(`${name}_account`)} = ${accountId}
    and ${sql.ref(`${name}_sequence`)} is not null and ${where}`;

const both = (
  key: { merchantId: string; accountId: number },
  where: (name: 'debit' | 'credit') => RawBuilder<unknown>,
): RawBuilder<unknown> =>
  sql`${side('debit', key, where('debit'))} union all ${side('credit', key, where('credit'))}`;

/**
 * Which entries of the main wallet belong to a period. They are chosen by their numbers, which have no gaps, because
 * the clocks of several servers differ a little.
 */
export async function readBounds(
  db: Db,
  { merchantId, memberId, currency, from, until }: OfAccount & Span,
): Promise<Bounds | undefined> {
  const accounts = await sql<{ id: number }>`select id from member_accounts where merchant_id = ${merchantId}
    and member_id = ${memberId} and currency = ${currency} and kind = 'main'`.execute(db);
  const accountId = accounts.rows[0]?.id;
  if (accountId === undefined) return undefined;
  const key = { merchantId, accountId };
  const within = await sql<{ first: bigint | null; last: bigint | null }>`
    select min(sequence) as first, max(sequence) as last
    from (${both(key, () => sql`at >= ${from} and at < ${until}`)}) entries`.execute(db);
  const { first, last } = within.rows[0] ?? {};
  const before = await sql<{ balance: bigint }>`
    select "balanceAfterMinor" as balance from (${both(key, (name) =>
      first === null || first === undefined
        ? sql`at < ${from}`
        : sql`${sql.ref(`${name}_sequence`)} = ${first - 1n}`,
    )}) entries order by sequence desc limit 1`.execute(db);
  return {
    accountId,
    first: first ?? undefined,
    last: last ?? undefined,
    balanceBeforeMinor: before.rows[0]?.balance ?? 0n,
  };
}

/** Entries of an account by number, oldest first. */
export async function readPart(
  db: Db,
  key: { merchantId: string; accountId: number },
  { first, last }: { first: bigint; last: bigint },
): Promise<Entry[]> {
  const { rows } = await sql<Entry>`select * from (${both(
    key,
    (name) => sql`${sql.ref(`${name}_sequence`)} between ${first} and ${last}`,
  )}) entries order by sequence`.execute(db);
  return rows;
}
