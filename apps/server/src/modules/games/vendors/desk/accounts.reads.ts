import { PLAY_MONEY } from '@croupier/contract/money/play-money.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import type { Played } from './returns.rules.ts';

export type AccountHealth = {
  accountId: string;
  vendorCodes: string[];
  refused: number;
  late: number;
  openRounds: number;
  openRoundsTooLong: number;
  differences: number;
};

/** What operators see of a merchant's accounts besides their own rows. */
export async function readAccountHealth(
  db: Db,
  query: { merchantId: string; since: Date; openedFrom: Date; openedBefore: Date },
): Promise<AccountHealth[]> {
  const { merchantId, since, openedFrom, openedBefore } = query;
  const { rows } = await sql<AccountHealth>`
    with codes as (
      select a.account_id, array_agg(v.code order by v.code) as codes
      from vendor_account_vendors a join vendors v on v.id = a.vendor_id
      where a.merchant_id = ${merchantId} group by a.account_id
    ), open as (
      select a.account_id, count(*)::int as rounds,
        (count(*) filter (where r.opened_at < ${openedBefore}))::int as "tooLong"
      from rounds r
      join vendors v on v.code = r.vendor
      join vendor_account_vendors a on a.merchant_id = ${merchantId} and a.vendor_id = v.id
      where r.merchant_id = ${merchantId} and r.state = 'open' and r.currency <> ${PLAY_MONEY}
        and r.opened_at > '-infinity' and r.opened_at >= ${openedFrom}
      group by a.account_id
    ), problems as (
      select account_id, (count(*) filter (where code <> 'later'))::int as refused,
        (count(*) filter (where code = 'later'))::int as late
      from vendor_problems where merchant_id = ${merchantId} and at >= ${since} group by account_id
    ), differences as (
      select account_id, count(*)::int as count from vendor_differences
      where merchant_id = ${merchantId} and state <> 'closed' group by account_id
    )
    select a.id as "accountId", coalesce(c.codes, '{}') as "vendorCodes", coalesce(p.refused, 0) as refused,
      coalesce(p.late, 0) as late, coalesce(o.rounds, 0) as "openRounds",
      coalesce(o."tooLong", 0) as "openRoundsTooLong", coalesce(d.count, 0) as differences
    from vendor_accounts a
    left join codes c on c.account_id = a.id
    left join open o on o.account_id = a.id
    left join problems p on p.account_id = a.id
    left join differences d on d.account_id = a.id
    where a.merchant_id = ${merchantId}`.execute(db);
  return rows;
}

/** Enough for a band, few enough for a page. */
const MAX_ROUNDS = 100_000;

/** The newest settled rounds of an account's vendors, with what their games promise. */
export async function readPlayed(
  db: Db,
  { merchantId, accountId }: { merchantId: string; accountId: string },
): Promise<Played[]> {
  const { rows } = await sql<Played>`
    with codes as (
      select v.code from vendor_account_vendors a join vendors v on v.id = a.vendor_id
      where a.merchant_id = ${merchantId} and a.account_id = ${accountId}
    ), played as (
      select r.vendor, r.stake_minor as stake, r.payout_minor as payout,
        r.stake_minor * g.rtp_bps / 10000.0 as expected
      from (
        select vendor, game_id, stake_minor, payout_minor from rounds
        where merchant_id = ${merchantId} and state = 'settled' and currency <> ${PLAY_MONEY}
          and vendor in (select code from codes) and opened_at > '-infinity' and stake_minor > 0
        order by opened_at desc limit ${MAX_ROUNDS}
      ) r left join games g on g.id = r.game_id
    )
    select c.code as "vendorCode", count(p.vendor)::int as rounds, coalesce(sum(p.stake), 0)::int8 as "stakeMinor",
      coalesce(sum(p.payout), 0)::int8 as "payoutMinor",
      case when count(*) filter (where p.expected is null) = 0 then sum(p.expected)::int8 end as "expectedMinor",
      (stddev_samp(p.payout - p.expected))::float8 as deviation
    from codes c left join played p on p.vendor = c.code
    group by c.code order by c.code`.execute(db);
  return rows;
}
