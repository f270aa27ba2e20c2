import { sql, type RawBuilder } from 'kysely';
import { findBreaches, type AuditCheck } from '../../money/wallet/index.ts';

const RULES: Readonly<Record<string, RawBuilder<unknown>>> = {
  'a contract joins neighbours of a line': sql`
    select c.merchant_id, 'contract ' || c.id as subject, 'payer ' || c.payer_no || ', upline ' || n.upline_no as detail
    from contracts c join agent_nodes n on n.merchant_id = c.merchant_id and n.no = c.payee_no
    where c.state in ('requested', 'running') and c.payer_no <> n.upline_no`,

  'a payee has one contract of a kind at a time': sql`
    select a.merchant_id, 'contract ' || a.id as subject, 'overlaps ' || b.id as detail
    from contracts a join contracts b on b.merchant_id = a.merchant_id and b.kind = a.kind and b.payee_no = a.payee_no
      and b.id > a.id
    where a.starts_period < coalesce(b.ends_period, 2147483647) and b.starts_period < coalesce(a.ends_period, 2147483647)
      and a.starts_period < coalesce(a.ends_period, 2147483647) and b.starts_period < coalesce(b.ends_period, 2147483647)`,

  'what a payer owes its downlines is the sum of their bills': sql`
    select merchant_id, 'bill ' || min(id::text) as subject, 'downlines ' || sum(owed) || ', bills ' || sum(billed) as detail
    from (
      select merchant_id, run_id, payee_no as no, id, downline_minor as owed, 0 as billed from contract_bills
      union all
      select merchant_id, run_id, payer_no, null, 0, gross_minor from contract_bills
    ) sides
    group by merchant_id, run_id, no having count(id) > 0 and sum(owed) <> sum(billed)`,

  'a salary is its rate of the bets': sql`
    select b.merchant_id, 'bill ' || b.id as subject, 'gross ' || b.gross_minor || ' of ' || b.base_minor as detail
    from contract_bills b join contracts c on c.merchant_id = b.merchant_id and c.id = b.contract_id
    where b.kind in ('daily', 'hourly') and b.gross_minor <> coalesce(
      floor(b.base_minor::numeric * (c.terms -> 'tiers' -> b.tier::int ->> 'ratePpm')::int / 1000000), 0)`,

  'a dividend is its rate of what was lost': sql`
    select b.merchant_id, 'bill ' || b.id as subject, 'gross ' || b.gross_minor || ' of ' || b.base_minor as detail
    from contract_bills b join contracts c on c.merchant_id = b.merchant_id and c.id = b.contract_id
    where b.kind = 'dividend' and b.gross_minor <> coalesce(
      floor(greatest(b.base_minor, 0)::numeric * (c.terms -> 'tiers' -> b.tier::int ->> 'ratePpm')::int / 1000000), 0)`,

  'a real-time salary is its rates of won and lost bets': sql`
    select b.merchant_id, 'bill ' || b.id as subject, 'gross ' || b.gross_minor || ', bands ' || s.gross as detail
    from contract_bills b join contracts c on c.merchant_id = b.merchant_id and c.id = b.contract_id
    cross join lateral (
      select coalesce(floor(sum((b_in.input ->> 'wonMinor')::numeric * 10000 * (t.step ->> 'winRatePpm')::int
        + (b_in.input ->> 'lostMinor')::numeric * 10000 * (t.step ->> 'lossRatePpm')::int) / 1000000), 0) as gross
      from jsonb_array_elements(b.inputs -> 'bands') as b_in (input)
      cross join lateral (
        select e.step from jsonb_array_elements(c.terms -> 'tiers') as e (step)
        where (e.step ->> 'fromBand')::int <= (b_in.input ->> 'band')::int
        order by (e.step ->> 'fromBand')::int desc limit 1
      ) t
    ) s
    where b.kind = 'realtime' and b.gross_minor <> s.gross`,

  'a cleared bill is paid, open or set off': sql`
    select merchant_id, 'bill ' || id as subject, 'due ' || gross_minor - before_minor || ', set off ' || offset_minor
      || ', paid ' || paid_minor || ', open ' || open_minor as detail
    from contract_bills
    where moved_minor is not null
      and greatest(gross_minor - before_minor, 0) <> offset_minor + paid_minor + open_minor`,

  'a revision begins with what was billed before': sql`
    select merchant_id, 'bill ' || id as subject, 'before ' || before_minor || ' and ' || before_downline_minor
      || ', billed ' || billed || ' and ' || downline as detail
    from (select merchant_id, id, before_minor, before_downline_minor, coalesce(lag(gross_minor) over earlier, 0) as billed,
        coalesce(lag(downline_minor) over earlier, 0) as downline
      from contract_bills
      window earlier as (partition by merchant_id, kind, cycle, from_period, payee_no order by revision)) b
    where before_minor <> billed or before_downline_minor <> downline`,

  'what is set off was below zero': sql`
    select coalesce(b.merchant_id, o.merchant_id) as merchant_id, 'node ' || coalesce(b.payee_no, o.payee_no) as subject,
      'pending ' || coalesce(o.pending, 0) || ', bills ' || coalesce(b.pending, 0) as detail
    from (select merchant_id, kind, payee_no, payer_no,
        sum(greatest(before_minor - gross_minor, 0) - offset_minor) as pending
      from contract_bills where moved_minor is not null group by merchant_id, kind, payee_no, payer_no) b
    full join (select merchant_id, kind, payee_no, payer_no, pending_minor as pending from contract_offsets) o
      using (merchant_id, kind, payee_no, payer_no)
    where coalesce(b.pending, 0) <> coalesce(o.pending, 0)`,

  'each payment of a bill has its transfer, and each transfer its bill': sql`
    select coalesce(p.merchant_id, t.merchant_id) as merchant_id, 'bill ' || coalesce(p.bill_id, t.reference) as subject,
      'bill ' || coalesce(p.amount_minor::text, 'none') || ', transfer ' || coalesce(t.amount_minor::text, 'none')
        as detail
    from contract_bill_payments p
    full join (select * from transfers where code in ('salary', 'dividend', 'contract_payment')) t
      on t.merchant_id = p.merchant_id and t.id = p.transfer_id
    where p.bill_id is null or t.id is null or abs(p.amount_minor) <> t.amount_minor or t.reference <> p.bill_id`,

  'what a bill moved are its payments': sql`
    select b.merchant_id, 'bill ' || b.id as subject,
      'moved ' || coalesce(b.moved_minor, 0) || ', payments ' || coalesce(p.net, 0) || ' and ' || coalesce(p.collected, 0)
        as detail
    from contract_bills b
    left join (select merchant_id, bill_id, sum(amount_minor) filter (where kind = 'net') as net,
        sum(amount_minor) filter (where kind = 'collected') as collected
      from contract_bill_payments group by merchant_id, bill_id) p
      on p.merchant_id = b.merchant_id and p.bill_id = b.id
    where coalesce(p.net, 0) <> case when b.state in ('waiting', 'held') and b.moved_minor > 0 then 0 else coalesce(b.moved_minor, 0) end
      or coalesce(p.collected, 0) > b.paid_minor`,

  'a run costs the house no more than the bills of its roots': sql`
    select b.merchant_id, 'run ' || b.run_id as subject,
      'moved ' || sum(b.moved_minor) || ', roots ' || sum(b.paid_minor) filter (where b.payer_no = 0) as detail
    from contract_bills b where b.moved_minor is not null group by b.merchant_id, b.run_id
    having sum(b.moved_minor) > coalesce(sum(b.gross_minor - b.before_minor) filter
      (where b.payer_no = 0 and b.gross_minor > b.before_minor), 0)`,
};

/** Contracts join neighbours, bills are what their terms make of their inputs, and money moved only for them. */
export const checkContracts: AuditCheck = async (tx) => {
  const findings = [];
  for (const [rule, query] of Object.entries(RULES)) findings.push(...(await findBreaches(tx, rule, query)));
  return findings;
};
