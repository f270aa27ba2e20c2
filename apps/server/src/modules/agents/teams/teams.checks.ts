import { PLAY_MONEY } from '@croupier/contract/money/play-money.ts';
import { sql, type RawBuilder } from 'kysely';
import { findBreaches, type AuditCheck } from '../../money/wallet/index.ts';
import { rateClassColumn } from './lists/bets.reads.ts';
import { MEMBERS_READER, READER } from './teams.config.ts';

const PLAY = ['stake', 'valid_bet', 'payout'];
const MONEY = ['deposits', 'withdrawals', 'rebates', 'bonuses', 'commissions'];
const differs = (
  column: 't.' | 't.below_',
  names: readonly string[],
  right: (name: string) => RawBuilder<unknown>,
): RawBuilder<unknown> =>
  sql.join(
    names.map((name) => sql`${sql.ref(`${column}${name}_minor`)} <> ${right(name)}`),
    sql` or `,
  );
const sums = (names: readonly string[]): RawBuilder<unknown> =>
  sql.join(names.map((name) => sql`sum(${sql.ref(`own_${name}_minor`)}) as ${sql.ref(name)}`));

/** Only of merchants of whom teams and members are added up to the same period, which is seldom not so. */
const ofEven = (breaches: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select b.* from (${breaches} offset 0) b where exists (
    select 1 from figure_marks t
    join figure_marks m on m.merchant_id = t.merchant_id and m.name = 'reader:' || ${sql.lit(MEMBERS_READER)}
      and m.until_period = t.until_period
    where t.merchant_id = b.merchant_id and t.name = 'reader:' || ${sql.lit(READER)})`;

const RULES: Readonly<Record<string, RawBuilder<unknown>>> = {
  'the team of the house is everybody': sql`
    select t.merchant_id, 'day ' || t.day || ' ' || t.class as subject,
      'house ' || t.below_stake_minor || ', members ' || o.stake as detail
    from team_days t
    join (select merchant_id, day, class, ${sums(PLAY)} from team_days group by merchant_id, day, class) o
      on o.merchant_id = t.merchant_id and o.day = t.day and o.class = t.class
    where t.no = 0 and (${differs('t.below_', PLAY, (name) => sql.ref(`o.${name}`))})`,

  'money of the house’s team is everybody’s': sql`
    select t.merchant_id, 'day ' || t.day as subject,
      'house ' || t.deposits_minor || ', members ' || o.deposits || '; active ' || t.active_1 || ', ' || o.active as detail
    from team_money_days t
    join (select merchant_id, day, ${sums(MONEY)}, count(*) filter (where own_active & 1 = 1) as active
      from team_money_days group by merchant_id, day) o on o.merchant_id = t.merchant_id and o.day = t.day
    where t.no = 0 and (${differs('t.', MONEY, (name) => sql.ref(`o.${name}`))} or t.active_1 <> o.active)`,

  'a team is its agent and the teams of the direct downlines': sql`
    select t.merchant_id, 'node ' || t.no || ' ' || t.day || ' ' || t.class as subject,
      'below ' || t.below_stake_minor || ', downlines ' || coalesce(d.stake, 0) as detail
    from team_days t
    left join (select n.merchant_id, n.upline_no, d.day, d.class, sum(d.own_stake_minor + d.below_stake_minor) as stake,
        sum(d.own_valid_bet_minor + d.below_valid_bet_minor) as valid_bet,
        sum(d.own_payout_minor + d.below_payout_minor) as payout
      from team_days d join agent_nodes n on n.merchant_id = d.merchant_id and n.no = d.no
      group by n.merchant_id, n.upline_no, d.day, d.class) d
      on d.merchant_id = t.merchant_id and d.upline_no = t.no and d.day = t.day and d.class = t.class
    where (${differs('t.below_', PLAY, (name) => sql`coalesce(d.${sql.ref(name)}, 0)`)})
      and not exists (select 1 from node_moves v where v.merchant_id = t.merchant_id and v.moved_on >= t.day)`,

  'each node is counted once as a new member': sql`
    select m.merchant_id, 'house' as subject, 'counted ' || coalesce(t.members, 0) || ' of ' || n.nodes as detail
    from team_marks m
    left join (select merchant_id, sum(new_members) as members from team_money_days where no = 0 group by merchant_id) t
      on t.merchant_id = m.merchant_id
    cross join lateral (select count(*) as nodes from agent_nodes
      where merchant_id = m.merchant_id and no <= m.until_no) n
    where coalesce(t.members, 0) <> n.nodes`,

  'totals of teams are the slots': sql`
    select coalesce(s.merchant_id, t.merchant_id) as merchant_id, 'day ' || coalesce(s.day, t.day) as subject,
      'slots ' || coalesce(s.stake, 0) || ', teams ' || coalesce(t.stake, 0) as detail
    from (
      select p.merchant_id, p.day, ${rateClassColumn(sql`s.class`)} as class, n.no, sum(s.stake_minor) as stake,
        sum(s.valid_bet_minor) as valid_bet, sum(s.payout_minor) as payout
      from team_spans p
      join (
        select merchant_id, period, account_id, class, game_id, stake_minor, valid_bet_minor, payout_minor from member_slots
        union all
        -- What was ordered to count in another period, once it was read.
        select r.merchant_id, r.counts_period, r.account_id, r.class, r.game_id, r.stake_minor, r.valid_bet_minor,
          r.payout_minor
        from resettled_slots r join figure_marks m on m.merchant_id = r.merchant_id and m.name = 'reader:' || ${sql.lit(MEMBERS_READER)}
        where r.period < m.until_period
      ) s on s.merchant_id = p.merchant_id and s.period >= p.from_period and s.period < p.until_period
      join member_accounts a on a.merchant_id = s.merchant_id and a.id = s.account_id and a.currency <> ${PLAY_MONEY}
      join agent_nodes n on n.merchant_id = a.merchant_id and n.member_id = a.member_id
      left join lotteries l on l.id = s.game_id
      group by p.merchant_id, p.day, 3, n.no
    ) s
    full join (
      select d.merchant_id, d.day, d.class, d.no, d.own_stake_minor as stake, d.own_valid_bet_minor as valid_bet,
        d.own_payout_minor as payout
      from team_days d where (d.own_stake_minor, d.own_valid_bet_minor, d.own_payout_minor) <> (0, 0, 0)
    ) t on t.merchant_id = s.merchant_id and t.day = s.day and t.class = s.class and t.no = s.no
    join team_spans p on p.merchant_id = coalesce(s.merchant_id, t.merchant_id) and p.day = coalesce(s.day, t.day)
      and p.from_period >= (select min(k.period) from member_slots k where k.merchant_id = p.merchant_id)
      -- Days overlap when the merchant's time zone changes.
      and not exists (select 1 from team_spans o where o.merchant_id = p.merchant_id and o.day <> p.day
        and o.from_period < p.until_period and o.until_period > p.from_period)
    where (coalesce(s.stake, 0), coalesce(s.valid_bet, 0), coalesce(s.payout, 0))
      <> (coalesce(t.stake, 0), coalesce(t.valid_bet, 0), coalesce(t.payout, 0))`,
};

/** What agents see of their teams is what members did. */
export const checkTeams: AuditCheck = async (tx) => {
  const findings = [];
  for (const [rule, query] of Object.entries(RULES))
    findings.push(...(await findBreaches(tx, rule, ofEven(query))));
  return findings;
};
