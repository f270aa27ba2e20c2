import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { readTogether } from '../../../platform/db/reader.ts';
import { runStatement, type Statement } from '../../../platform/db/statement.ts';
import { MEMBER_KINDS, type AccountBalance, type Balances, type HouseBalance } from './wallet.types.ts';
import type { HouseAccountKind, HouseAccountRef, MemberAccountKind, TrialBalance } from './wallet.types.ts';

type OfMember = { merchantId: string; memberId: string; currency: string };

const balancesRead = ({ merchantId, memberId, currency }: OfMember): Statement => ({
  name: 'read_balances',
  text: `select kind, balance_minor as "amountMinor", sequence from member_accounts
    where merchant_id = $1 and member_id = $2 and currency = $3`,
  values: [merchantId, memberId, currency],
});

/** Accounts that were never used have a balance of zero. */
export async function readBalances(db: Db, of: OfMember): Promise<Balances> {
  const rows = await readTogether<{ kind: MemberAccountKind } & AccountBalance>(db, balancesRead(of));
  const balanceOf = (kind: MemberAccountKind): AccountBalance => {
    const row = rows.find((found) => found.kind === kind);
    return { amountMinor: row?.amountMinor ?? 0n, sequence: row?.sequence ?? 0n };
  };
  const kinds = Object.fromEntries(MEMBER_KINDS.map((kind) => [kind, balanceOf(kind)])) as Record<
    (typeof MEMBER_KINDS)[number],
    AccountBalance
  >;
  return { ...kinds.main, ...kinds };
}

/**
 * Balances of a merchant's system accounts: sealed sums plus the transfers after the seal, read in one statement so
 * that they always match.
 */
export const houseBalances = (merchantId: string, currency: string): RawBuilder<unknown> => sql`
  select a.kind, a.key, coalesce(s.credit_minor - s.debit_minor, 0) + coalesce(tail.amount, 0) as balance
  from system_accounts a
  left join system_subtotals s on s.merchant_id = ${merchantId} and s.account_id = a.id
  left join (
    select account, sum(amount) as amount from transfers t
    cross join lateral (values (t.debit_account, -t.amount_minor), (t.credit_account, t.amount_minor))
      as side (account, amount)
    where t.merchant_id = ${merchantId}
      and t.at >= (select sealed_until from ledger_seals where merchant_id = ${merchantId})
    group by account
  ) tail on tail.account = a.id
  where a.merchant_id = ${merchantId} and a.currency = ${currency}`;

export async function readHouseBalances(
  db: Db,
  { merchantId, currency }: { merchantId: string; currency: string },
): Promise<HouseBalance[]> {
  const { rows } = await sql<{ kind: HouseAccountKind; key: string; amountMinor: bigint }>`
    select kind, key, balance::int8 as "amountMinor" from (${houseBalances(merchantId, currency)}) house
    order by kind, key`.execute(db);
  return rows;
}

type OneHouseAccount = { merchantId: string; currency: string; account: HouseAccountRef };

/** One system account; no row if it was never used. Reads what is not sealed yet. */
export const houseAccountRead = ({ merchantId, currency, account }: OneHouseAccount): Statement => ({
  name: 'read_house_account',
  text: `select (coalesce(s.credit_minor - s.debit_minor, 0) + coalesce(tail.amount, 0))::int8 as "amountMinor"
    from system_accounts a
    left join system_subtotals s on s.merchant_id = $1 and s.account_id = a.id
    cross join lateral (
      select sum(case when t.credit_account = a.id then t.amount_minor else -t.amount_minor end) as amount
      from transfers t
      where t.merchant_id = $1
        and t.at >= (select sealed_until from ledger_seals where merchant_id = $1)
        and (t.credit_account = a.id or t.debit_account = a.id)
    ) tail
    where a.merchant_id = $1 and a.currency = $2 and a.kind = $3 and a.key = $4`,
  values: [merchantId, currency, account.kind, account.key],
});

/** Within the caller's transaction, if any; zero if the account was never used. */
export async function readHouseAccount(db: Db, of: OneHouseAccount): Promise<bigint> {
  const [row] = await runStatement<{ amountMinor: bigint }>(db, houseAccountRead(of));
  return row?.amountMinor ?? 0n;
}

/** The earliest seal of merchants with such an account; undefined if there are none. */
export async function readEarliestSeal(db: Db, account: HouseAccountRef): Promise<Date | undefined> {
  const { rows } = await sql<{ sealedUntil: Date | null }>`
    select min(s.sealed_until) as "sealedUntil" from ledger_seals s
    join system_accounts a on a.merchant_id = s.merchant_id
    where a.kind = ${account.kind} and a.key = ${account.key}`.execute(db);
  return rows[0]?.sealedUntil ?? undefined;
}

export type HouseTail = {
  merchantId: string;
  currency: string;
  /** At the same moment as the amounts. */
  sealedUntil: Date;
  sealedMinor: bigint;
  /** From the later of `since` and the seal until before `settledUntil`, and everything after it. */
  settledMinor: bigint;
  openMinor: bigint;
};

/**
 * The same account of every merchant, in one pass over the transfers since the given instants. The instants are
 * parameters because a subquery would hide them from the planner; so is the list of account numbers, which several
 * merchants may share.
 */
export async function readHouseTails(
  db: Db,
  { account, since, settledUntil }: { account: HouseAccountRef; since: Date; settledUntil: Date },
): Promise<HouseTail[]> {
  const wanted = sql`array(select id from system_accounts where kind = ${account.kind} and key = ${account.key})`;
  const { rows } = await sql<HouseTail>`
    select a.merchant_id as "merchantId", a.currency, seal.sealed_until as "sealedUntil",
      coalesce(s.credit_minor - s.debit_minor, 0)::int8 as "sealedMinor",
      coalesce(tail.settled, 0)::int8 as "settledMinor", coalesce(tail.open, 0)::int8 as "openMinor"
    from system_accounts a
    join ledger_seals seal on seal.merchant_id = a.merchant_id
    left join system_subtotals s on s.merchant_id = a.merchant_id and s.account_id = a.id
    left join (
      select t.merchant_id, side.account, sum(side.amount) filter (where t.at < ${settledUntil}) as settled,
        sum(side.amount) filter (where t.at >= ${settledUntil}) as open
      from transfers t
      join ledger_seals seal on seal.merchant_id = t.merchant_id
      cross join lateral (values (t.debit_account, -t.amount_minor), (t.credit_account, t.amount_minor))
        as side (account, amount)
      where t.at >= ${since} and t.at >= seal.sealed_until and side.account = any (${wanted})
        and (t.credit_account = any (${wanted}) or t.debit_account = any (${wanted}))
      group by t.merchant_id, side.account
    ) tail on tail.merchant_id = a.merchant_id and tail.account = a.id
    where a.kind = ${account.kind} and a.key = ${account.key}`.execute(db);
  return rows;
}

export async function readTrialBalance(
  db: Db,
  { merchantId, currency }: { merchantId: string; currency: string },
): Promise<TrialBalance> {
  const { rows } = await sql<Omit<TrialBalance, 'merchantId' | 'currency'>>`
    select coalesce(sum(members), 0)::int8 as "liabilityMinor", coalesce(sum(house), 0)::int8 as "houseMinor",
      coalesce(sum(members) + sum(house), 0)::int8 as "sumMinor"
    from (
      select balance_minor as members, 0 as house from member_accounts
      where merchant_id = ${merchantId} and currency = ${currency}
      union all
      select 0, balance from (${houseBalances(merchantId, currency)}) house
    ) balances`.execute(db);
  return { merchantId, currency, liabilityMinor: 0n, houseMinor: 0n, sumMinor: 0n, ...rows[0] };
}
