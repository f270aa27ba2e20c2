import { sql } from 'kysely';
import type { RateClass } from '@croupier/agreements/rates/sheets.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { cashIn, countedIn, resettledIn, type SealedSpan } from '../../../games/figures/index.ts';
import { rateClass } from '../../rebates/index.ts';
import type { Cost, Played } from './team.rules.ts';

/** A part of the tree by its path; an empty one is the whole tree. */
type Team = { team: string };
export type PlayedQuery = SealedSpan & Team & { currency: string; classes: readonly RateClass[] };

const inTeam = (team: string) => sql`n.path >= ${team} and n.path < ${`${team}~`}`;

/** What everybody in a team settled in sealed slots by class and band. */
export async function readSlots(db: Db, query: PlayedQuery): Promise<Played[]> {
  const { merchantId, currency, classes, team } = query;
  const { rows } = await sql<Played>`
    select n.path, ${rateClass} as class, s.band, sum(s.stake_minor)::int8 as "stakeMinor",
      sum(s.payout_minor)::int8 as "payoutMinor", sum(s.valid_bet_minor)::int8 as "validBetMinor",
      sum(s.won_bet_minor)::int8 as "wonBetMinor"
    from ${countedIn(query)} s
    join agent_nodes n on n.merchant_id = ${merchantId} and n.member_id = s.member_id
    left join lotteries l on l.id = s.game_id
    where s.currency = ${currency} and ${rateClass} = any(${[...classes]}::text[]) and ${inTeam(team)}
    group by 1, 2, 3`.execute(db);
  return rows;
}

/** The same of settlement days, without bands; with what was ordered to count in them. */
export async function readDays(db: Db, query: PlayedQuery): Promise<Played[]> {
  const { merchantId, from, until, currency, classes, team } = query;
  const { rows } = await sql<Played>`
    select path, class, 0 as band, sum(stake_minor)::int8 as "stakeMinor", sum(payout_minor)::int8 as "payoutMinor",
      sum(valid_bet_minor)::int8 as "validBetMinor", sum(won_bet_minor)::int8 as "wonBetMinor"
    from (
      select n.path, d.class, d.stake_minor, d.payout_minor, d.valid_bet_minor, d.won_bet_minor
      from settlement_days d join agent_nodes n on n.merchant_id = ${merchantId} and n.no = d.no
      where d.merchant_id = ${merchantId} and d.period >= ${from} and d.period < ${until}
        and d.class = any(${[...classes]}::text[]) and ${inTeam(team)}
      union all
      select n.path, ${rateClass}, s.stake_minor, s.payout_minor, s.valid_bet_minor, s.won_bet_minor
      from ${resettledIn(query)} s
      join agent_nodes n on n.merchant_id = ${merchantId} and n.member_id = s.member_id
      left join lotteries l on l.id = s.game_id
      where s.currency = ${currency} and ${rateClass} = any(${[...classes]}::text[]) and ${inTeam(team)}
    ) parts
    group by path, class`.execute(db);
  return rows;
}

/** What everybody in a team was given on settlement days. */
export async function readBonuses(
  db: Db,
  { merchantId, from, until, team }: SealedSpan & Team,
): Promise<Cost[]> {
  const { rows } = await sql<Cost>`
    select n.path, 'bonuses' as code, null as class, sum(d.amount_minor)::int8 as "amountMinor"
    from settlement_bonuses d join agent_nodes n on n.merchant_id = ${merchantId} and n.no = d.no
    where d.merchant_id = ${merchantId} and d.period >= ${from} and d.period < ${until} and ${inTeam(team)}
    group by 1`.execute(db);
  return rows;
}

/** The same of slots that are in no day yet. */
export async function readBonusSlots(
  db: Db,
  span: SealedSpan & Team & { currency: string; codes: readonly string[] },
): Promise<Cost[]> {
  const { merchantId, currency, codes, team } = span;
  const { rows } = await sql<Cost>`
    select n.path, 'bonuses' as code, null as class, sum(s.in_minor - s.out_minor)::int8 as "amountMinor"
    from ${cashIn(span)} s join agent_nodes n on n.merchant_id = ${merchantId} and n.member_id = s.member_id
    where s.currency = ${currency} and s.code = any(${[...codes]}::text[]) and ${inTeam(team)}
    group by 1`.execute(db);
  return rows;
}

/**
 * What salaries paid in a team for periods that ended in a span; only what a corrected one changed counts again. What
 * somebody passes on is taken off, so that the sum of a team is what came into it.
 */
export async function readSalaries(
  db: Db,
  { merchantId, from, until, team }: SealedSpan & Team,
): Promise<Cost[]> {
  const { rows } = await sql<Cost>`
    select n.path, 'salaries' as code, null as class, sum(m.amount)::int8 as "amountMinor"
    from (
      select payee_no as no, gross_minor - before_minor as amount from contract_bills
      where merchant_id = ${merchantId} and kind <> 'dividend' and until_period > ${from} and until_period <= ${until}
      union all
      select payer_no, before_minor - gross_minor from contract_bills
      where merchant_id = ${merchantId} and kind <> 'dividend' and until_period > ${from} and until_period <= ${until}
        and payer_no <> 0
    ) m join agent_nodes n on n.merchant_id = ${merchantId} and n.no = m.no
    where ${inTeam(team)}
    group by 1`.execute(db);
  return rows;
}
