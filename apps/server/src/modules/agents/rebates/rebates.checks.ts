import { sql, type RawBuilder } from 'kysely';
import { findBreaches, type AuditCheck } from '../../money/wallet/index.ts';

const rateOf = (bets: string) => sql`floor(${sql.ref(bets)}::numeric * s.rate_ppm / 1000000)`;

const RULES: Readonly<Record<string, RawBuilder<unknown>>> = {
  'a rebate is its rate of the bets': sql`
    select s.merchant_id, 'node ' || s.no || ' period ' || s.period || ' ' || s.class as subject,
      'own ' || s.own_minor || ', share ' || s.share_minor as detail
    from (select merchant_id, period, no, class, rate_ppm, own_bet_minor, team_bet_minor, downline_minor, prize_share_minor,
        own_minor, share_minor from rebate_slots
      union all select merchant_id, period, no, class, rate_ppm, own_bet_minor, team_bet_minor, downline_minor,
        prize_share_minor, own_minor, share_minor from rebate_corrections) s
    where s.own_minor <> ${rateOf('s.own_bet_minor')} - s.prize_share_minor
      or s.share_minor <> ${rateOf('s.team_bet_minor')} - s.downline_minor - ${rateOf('s.own_bet_minor')}`,

  'days of rebates are the sums of their periods': sql`
    select coalesce(a.merchant_id, d.merchant_id) as merchant_id, 'node ' || coalesce(a.no, d.no) as subject,
      'earned ' || coalesce(a.own_minor, 0) || ' and ' || coalesce(a.share_minor, 0) || ', days '
        || coalesce(d.own, 0) || ' and ' || coalesce(d.share, 0) as detail
    from rebate_accounts a
    full join (select merchant_id, no, sum(own_minor) as own, sum(share_minor) as share from rebate_days
      group by merchant_id, no) d on d.merchant_id = a.merchant_id and d.no = a.no
    where coalesce(a.own_minor, 0) <> coalesce(d.own, 0) or coalesce(a.share_minor, 0) <> coalesce(d.share, 0)`,

  'what is billed are the bills': sql`
    select coalesce(a.merchant_id, b.merchant_id) as merchant_id, 'node ' || coalesce(a.no, b.no) as subject,
      'billed ' || coalesce(a.billed_own_minor, 0) || ' and ' || coalesce(a.billed_share_minor, 0) || ', bills '
        || coalesce(b.own, 0) || ' and ' || coalesce(b.share, 0) as detail
    from rebate_accounts a
    full join (select merchant_id, no, coalesce(sum(amount_minor) filter (where kind = 'own'), 0) as own,
        coalesce(sum(amount_minor) filter (where kind = 'share'), 0) as share
      from rebate_bills group by merchant_id, no) b on b.merchant_id = a.merchant_id and b.no = a.no
    where coalesce(a.billed_own_minor, 0) <> coalesce(b.own, 0)
      or coalesce(a.billed_share_minor, 0) <> coalesce(b.share, 0)`,

  'a bill is the sum of its periods': sql`
    select b.merchant_id, 'bill ' || b.id as subject, 'amount ' || b.amount_minor || ', periods ' || s.amount as detail
    from rebate_bills b
    join (select merchant_id, min(period) as first from rebate_slots group by merchant_id) kept
      on kept.merchant_id = b.merchant_id and kept.first <= b.from_period
    cross join lateral (
      select coalesce(sum(case b.kind when 'own' then p.own_minor else p.share_minor end), 0) as amount
      from (select merchant_id, no, period, own_minor, share_minor from rebate_slots
        union all select merchant_id, no, period, own_minor, share_minor from rebate_corrections) p
      where p.merchant_id = b.merchant_id and p.no = b.no and p.period >= b.from_period and p.period < b.until_period
    ) s
    where b.amount_minor <> s.amount`,

  'each paid rebate has its bill, and each paid bill its transfer': sql`
    select coalesce(b.merchant_id, t.merchant_id) as merchant_id, 'bill ' || coalesce(b.id, t.reference) as subject,
      'bill ' || coalesce(b.amount_minor::text, 'none') || ', transfer ' || coalesce(t.amount_minor::text, 'none')
        as detail
    from (select * from rebate_bills where state = 'paid') b
    full join (select t.*, a.member_id, a.kind as account_kind from transfers t
      join member_accounts a on a.merchant_id = t.merchant_id and a.id = t.credit_account
      where t.code in ('rebate', 'commission')) t on t.merchant_id = b.merchant_id and t.id = b.transfer_id
    where b.id is null or t.id is null or t.amount_minor <> b.amount_minor or t.reference <> b.id
      or t.member_id <> b.member_id or t.code <> case b.kind when 'own' then 'rebate' else 'commission' end
      or t.account_kind <> case b.kind when 'own' then 'main' else 'commission' end`,
};

/** Rebates are what rates make of sealed figures, and money moved only for them. */
export const checkRebates: AuditCheck = async (tx) => {
  const findings = [];
  for (const [rule, query] of Object.entries(RULES)) findings.push(...(await findBreaches(tx, rule, query)));
  return findings;
};
