import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../../../platform/db/database.ts';
import { ownBet, resettledBy, slotsIn, type SealedSpan } from '../../../games/figures/index.ts';
import { ACCRUAL_TIMEOUT, ACCRUAL_WORK_MEMORY } from '../loyalty.config.ts';

/** The highest level that a sheet has rates for; who is above gets the same. */
const topOf = (merchantId: string, sheet: RawBuilder<unknown>) => sql`(select max(t.level) from point_rates t
  where t.merchant_id = ${merchantId} and t.from_period = ${sheet})`;

/** A member who can rise: the level now, and what counts on the ladder. */
export type Rising = { memberId: string; level: number; ladderPpm: string };

/**
 * Adds gains to members and answers those who have reached the next level. In order of members, so that two of these never
 * wait for each other.
 */
const addGains = (merchantId: string, gains: RawBuilder<unknown>): RawBuilder<Rising> => sql<Rising>`
  with added as (
    insert into loyalty_members as m (merchant_id, member_id, earned_ppm, xp_ppm)
    select ${merchantId}, g.member_id, g.points, g.xp from (${gains}) g order by g.member_id
    on conflict (merchant_id, member_id) do update
      set earned_ppm = m.earned_ppm + excluded.earned_ppm, xp_ppm = m.xp_ppm + excluded.xp_ppm
    returning member_id, level, xp_ppm - ladder_from_ppm as ladder_ppm
  )
  select a.member_id as "memberId", a.level, a.ladder_ppm::text as "ladderPpm" from added a
  join vip_levels n on n.merchant_id = ${merchantId} and n.level = a.level + 1
  where a.ladder_ppm >= n.threshold_minor * 1000000::numeric
  order by a.member_id`;

/** Below it, a bet times any rate fits into eight bytes. */
const SMALL_BET = sql.lit(9_000_000_000);

/** Bets `p` times rates `r`. Sums over numbers of eight bytes take a third of the time of sums over decimals. */
const sumOf = (rate: 'points_ppm' | 'xp_ppm') => sql`(
  coalesce(sum(p.own_minor * ${sql.ref(`r.${rate}`)}) filter (where abs(p.own_minor) < ${SMALL_BET}), 0)
  + coalesce(sum(p.own_minor::numeric * ${sql.ref(`r.${rate}`)}) filter (where abs(p.own_minor) >= ${SMALL_BET}), 0))`;

/** Points and experience of everybody who settled something in one sealed period, at the rates of a sheet. */
export async function addPlayed(
  tx: Tx,
  { merchantId, currency, sheet, ...span }: SealedSpan & { currency: string; sheet: number },
): Promise<Rising[]> {
  await sql`set local work_mem = ${sql.lit(ACCRUAL_WORK_MEMORY)}`.execute(tx);
  await sql`set local statement_timeout = ${sql.lit(ACCRUAL_TIMEOUT)}`.execute(tx);
  // The levels first: joined by class alone, each row would be there once for every level.
  const gains = sql`
    select p.member_id, ${sumOf('points_ppm')} as points, ${sumOf('xp_ppm')} as xp
    from (
      select s.member_id, s.class, ${ownBet} as own_minor,
        least(coalesce(l.level, 0), ${topOf(merchantId, sql`${sheet}`)}) as level
      from ${slotsIn({ merchantId, ...span })} s
      left join loyalty_members l on l.merchant_id = ${merchantId} and l.member_id = s.member_id
      where s.currency = ${currency} offset 0
    ) p
    join point_rates r on r.merchant_id = ${merchantId} and r.from_period = ${sheet} and r.class = p.class
      and r.level = p.level
    group by p.member_id offset 0`;
  return (await addGains(merchantId, gains).execute(tx)).rows;
}

/**
 * Corrections that were ordered in a span to count elsewhere: they count now, at the rates and the level of the period in which
 * they count. Such orders are rare.
 */
export async function addResettled(
  tx: Tx,
  { merchantId, currency, ...span }: SealedSpan & { currency: string },
): Promise<Rising[]> {
  const gains = sql`
    select s.member_id, sum((${ownBet})::numeric * r.points_ppm) as points, sum((${ownBet})::numeric * r.xp_ppm) as xp
    from ${resettledBy({ merchantId, ...span })} s
    cross join lateral (select coalesce((select c.to_level from vip_changes c
      where c.merchant_id = ${merchantId} and c.member_id = s.member_id and c.period < s.counts_period
      order by c.no desc limit 1), 0) as level) l
    cross join lateral (select max(h.from_period) as sheet from point_sheets h
      where h.merchant_id = ${merchantId} and h.from_period <= s.counts_period) h
    join point_rates r on r.merchant_id = ${merchantId} and r.from_period = h.sheet and r.class = s.class
      and r.level = least(l.level, ${topOf(merchantId, sql`h.sheet`)})
    where s.currency = ${currency} group by s.member_id`;
  return (await addGains(merchantId, gains).execute(tx)).rows;
}
