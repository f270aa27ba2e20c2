import type { TransferCode } from '@croupier/contract/money/wallet.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';

type OfMember = { merchantId: string; memberId: string };

/** The main account after the last withdrawal before this one was requested: where the desk's sum begins. */
export type Opening = { accountId: number; at: Date | null; sequence: bigint; balanceMinor: bigint };

export async function readOpening(
  db: Db,
  { merchantId, memberId, currency, before, id }: OfMember & { currency: string; before: Date; id: string },
): Promise<Opening | undefined> {
  const { rows } = await sql<Opening>`
    select a.id as "accountId", last.at, coalesce(last.debit_sequence, 0)::int8 as sequence,
      coalesce(last.debit_balance_minor, 0)::int8 as "balanceMinor"
    from member_accounts a
    left join lateral (
      select t.at, t.debit_sequence, t.debit_balance_minor from transfers t
      where t.merchant_id = ${merchantId} and t.debit_account = a.id and t.debit_sequence is not null
        and t.code = 'withdrawal_hold' and t.at <= ${before} and t.reference <> ${id}
      order by t.debit_sequence desc limit 1
    ) last on true
    where a.merchant_id = ${merchantId} and a.member_id = ${memberId} and a.currency = ${currency}
      and a.kind = 'main'`.execute(db);
  return rows[0];
}

export type MoneyLine = { code: TransferCode; amountMinor: bigint; count: number };

/** What has moved in the main account since then, by reason: positive for what came in. */
export async function readMoneyLines(
  db: Db,
  { merchantId, opening: { accountId, at, sequence } }: { merchantId: string; opening: Opening },
): Promise<MoneyLine[]> {
  const since = at ?? new Date(0);
  const { rows } = await sql<Omit<MoneyLine, 'count'> & { count: bigint }>`
    select code, sum(amount)::int8 as "amountMinor", count(*) as count
    from (
      select t.code, t.amount_minor as amount from transfers t
      where t.merchant_id = ${merchantId} and t.credit_account = ${accountId} and t.credit_sequence > ${sequence}
        and t.at >= ${since}
      union all
      select t.code, -t.amount_minor from transfers t
      where t.merchant_id = ${merchantId} and t.debit_account = ${accountId} and t.debit_sequence > ${sequence}
        and t.at >= ${since}
    ) moved
    group by code order by code`.execute(db);
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

export type Win = {
  roundId: string;
  gameId: string;
  gameName: string;
  at: Date;
  stakeMinor: bigint;
  payoutMinor: bigint;
};

/** The wins that brought most since then. */
export async function readBiggestWins(
  db: Db,
  { merchantId, memberId, since, limit }: OfMember & { since: Date; limit: number },
): Promise<Win[]> {
  const { rows } = await sql<Win>`
    select r.id as "roundId", r.game_id as "gameId", coalesce(g.names ->> 'EN', r.game_id) as "gameName",
      r.settled_at as at, r.stake_minor as "stakeMinor", r.payout_minor as "payoutMinor"
    from played_rounds r left join games g on g.id = r.game_id
    where r.merchant_id = ${merchantId} and r.member_id = ${memberId} and r.opened_at >= ${since}
      and r.state = 'settled' and r.payout_minor > r.stake_minor
    order by r.payout_minor - r.stake_minor desc, r.id limit ${limit}`.execute(db);
  return rows;
}

/** Other members who signed in from the addresses of this member's last sessions. */
export async function readHeld(
  db: Db,
  { merchantId, memberId, currency }: OfMember & { currency: string },
): Promise<bigint> {
  const { rows } = await sql<{ balanceMinor: bigint }>`
    select balance_minor as "balanceMinor" from member_accounts
    where merchant_id = ${merchantId} and member_id = ${memberId} and currency = ${currency}
      and kind = 'withdrawal_hold'`.execute(db);
  return rows[0]?.balanceMinor ?? 0n;
}

/** Names of provider accounts by id. */
export async function readAccountNames(db: Db, merchantId: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from payment_accounts where merchant_id = ${merchantId}`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
