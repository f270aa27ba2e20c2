import { sql, type RawBuilder } from 'kysely';
import { findBreaches, type AuditCheck } from '../../money/wallet/index.ts';

const RULES: Readonly<Record<string, RawBuilder<unknown>>> = {
  'the shares of an envelope make its pool': sql`
    select e.merchant_id, 'envelope ' || e.contest_id as subject,
      'pool ' || e.pool_minor || ', shares ' || s.amount as detail
    from envelopes e
    join (select merchant_id, contest_id, sum(amount_minor) as amount, count(*) as shares from envelope_shares
      group by merchant_id, contest_id) s on s.merchant_id = e.merchant_id and s.contest_id = e.contest_id
    where s.amount <> e.pool_minor or s.shares <> e.shares`,

  'each paid share of an envelope has its transfer, and each transfer its share': sql`
    select coalesce(s.merchant_id, t.merchant_id) as merchant_id,
      'envelope ' || coalesce(s.contest_id, t.reference) as subject,
      'share ' || coalesce(s.amount_minor::text, 'none') || ', transfer ' || coalesce(t.amount_minor::text, 'none')
        as detail
    from (select * from envelope_shares where paid_at is not null) s
    full join (
      select t.*, a.member_id from transfers t
      join system_accounts h on h.merchant_id = t.merchant_id and h.id = t.debit_account
        and h.kind = 'bonus_cost' and h.key like 'envelope:%'
      join member_accounts a on a.merchant_id = t.merchant_id and a.id = t.credit_account and a.kind = 'main'
    ) t on t.merchant_id = s.merchant_id and t.reference = s.contest_id and t.member_id = s.member_id
    where s.member_id is null or t.id is null or t.amount_minor <> s.amount_minor`,

  'the tickets of a raffle follow each other': sql`
    select t.merchant_id, 'raffle ' || t.contest_id as subject, 'tickets ' || t.tickets || ' from ' || t.first as detail
    from (select *, lag(last) over (partition by merchant_id, contest_id order by first) as before
      from raffle_tickets where first is not null) t
    where t.first <> coalesce(t.before + 1, 0) or t.last - t.first + 1 <> t.tickets`,

  'the prizes of a race are not more than its places': sql`
    select p.merchant_id, 'race ' || p.contest_id as subject, 'paid ' || p.amount || ', pool ' || w.pool as detail
    from (select merchant_id, contest_id, sum(amount_minor) as amount from race_prizes
      group by merchant_id, contest_id) p
    join contests c on c.merchant_id = p.merchant_id and c.id = p.contest_id
    cross join lateral (
      select sum((r.until - coalesce(r.before, 0)) * r.amount * 10000) as pool from (
        select (x.value ->> 'until')::int as until, (x.value ->> 'amount')::numeric as amount,
          lag((x.value ->> 'until')::int) over (order by (x.value ->> 'until')::int) as before
        from jsonb_array_elements(c.shape -> 'places') x
      ) r
    ) w where p.amount > w.pool`,
};

/** What contests have given is what their rules say, and money moved only for it. */
export const checkContests: AuditCheck = async (tx) => {
  const findings = [];
  for (const [rule, query] of Object.entries(RULES)) findings.push(...(await findBreaches(tx, rule, query)));
  return findings;
};
