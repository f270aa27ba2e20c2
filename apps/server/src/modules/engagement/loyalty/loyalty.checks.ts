import { POINTS } from '@croupier/contract/money/points.ts';
import { sql, type RawBuilder } from 'kysely';
import { findBreaches, type AuditCheck } from '../../money/wallet/index.ts';

/** Transfers with the member's account on one side. */
const transfersOf = (code: string, side: 'debit' | 'credit') => sql`(
  select t.merchant_id, t.id, t.reference, t.amount_minor, a.member_id, a.kind, a.currency
  from transfers t
  join member_accounts a on a.merchant_id = t.merchant_id
    and a.id = ${side === 'debit' ? sql`t.debit_account` : sql`t.credit_account`}
  where t.code = ${code}
)`;

const sumOf = (code: string) => sql`coalesce(sum(amount_minor) filter (where code = ${code}), 0)`;

const RULES: Readonly<Record<string, RawBuilder<unknown>>> = {
  'posted points are those that members have earned': sql`
    select coalesce(m.merchant_id, t.merchant_id) as merchant_id, 'member ' || coalesce(m.member_id, t.member_id) as subject,
      'posted ' || coalesce(m.posted_minor, 0) || ' in ' || coalesce(m.postings, 0) || ', transfers '
        || coalesce(t.amount, 0) || ' in ' || coalesce(t.count, 0) as detail
    from (select * from loyalty_members where postings > 0) m
    full join (select merchant_id, member_id, sum(amount_minor) as amount, count(*) as count
      from ${transfersOf('points_earned', 'credit')} e group by 1, 2) t
      on t.merchant_id = m.merchant_id and t.member_id = m.member_id
    where coalesce(m.posted_minor, 0) <> coalesce(t.amount, 0) or coalesce(m.postings, 0) <> coalesce(t.count, 0)`,

  'points stay in their own currency': sql`
    select a.merchant_id, 'account ' || a.id as subject, a.kind || ' in ' || a.currency as detail
    from member_accounts a where (a.kind = 'points') <> (a.currency = ${POINTS})
    union all
    select a.merchant_id, 'system account ' || a.id, a.kind || ' in ' || a.currency
    from system_accounts a
    where (a.currency = ${POINTS} and a.kind not in ('points_issue', 'points_hold'))
      or (a.kind = 'points_issue' and a.currency <> ${POINTS})`,

  'each conversion has its two transfers, and they have it': sql`
    select coalesce(c.merchant_id, p.merchant_id, m.merchant_id) as merchant_id,
      'conversion ' || coalesce(c.id, p.reference, m.reference) as subject,
      'points ' || coalesce(c.points_minor::text, 'none') || ' and ' || coalesce(p.amount_minor::text, 'none')
        || ', money ' || coalesce(c.amount_minor::text, 'none') || ' and ' || coalesce(m.amount_minor::text, 'none') as detail
    from point_conversions c
    full join ${transfersOf('points_converted', 'debit')} p on p.merchant_id = c.merchant_id and p.reference = c.id
    full join ${transfersOf('points', 'credit')} m
      on m.merchant_id = coalesce(c.merchant_id, p.merchant_id) and m.reference = coalesce(c.id, p.reference)
    where c.id is null or p.id is null or m.id is null or p.amount_minor <> c.points_minor
      or m.amount_minor <> c.amount_minor or p.member_id <> c.member_id or m.member_id <> c.member_id
      or m.currency <> c.currency or m.kind <> 'main'`,

  'conversions keep to the price': sql`
    select merchant_id, 'conversion ' || id as subject, points_minor || ' for ' || amount_minor as detail
    from point_conversions where points_minor < amount_minor::numeric * price_minor / 10000`,

  'what a redemption held is with the house until it is decided, then gone or back': sql`
    select merchant_id, 'redemption ' || id as subject, state || ': ' || array_to_string(wanted, ' ') || ', moved '
      || array_to_string(moved, ' ') as detail
    from (
      select coalesce(r.merchant_id, t.merchant_id) as merchant_id, coalesce(r.id, t.reference) as id,
        coalesce(r.state, 'missing') as state, t.moved, array[
          r.points_minor, r.amount_minor,
          case r.state when 'rejected' then r.points_minor else 0 end,
          case r.state when 'rejected' then r.amount_minor else 0 end,
          case r.state when 'approved' then r.points_minor else 0 end,
          case r.state when 'approved' then r.amount_minor else 0 end
        ]::numeric[] as wanted
      from (select * from redemptions where points_minor > 0 or amount_minor > 0) r
      full join (
        select merchant_id, reference, array[${sumOf('points_held')}, ${sumOf('goods_held')}, ${sumOf('points_released')},
          ${sumOf('goods_released')}, ${sumOf('points_redeemed')}, ${sumOf('goods_paid')}] as moved
        from transfers
        where code in ('points_held', 'points_released', 'points_redeemed', 'goods_held', 'goods_released', 'goods_paid')
        group by merchant_id, reference
      ) t on t.merchant_id = r.merchant_id and t.reference = r.id
    ) r
    where moved is distinct from wanted`,

  'a level is where its last change led': sql`
    select m.merchant_id, 'member ' || m.member_id as subject,
      'level ' || m.level || ', changes ' || m.changes || ', last ' || coalesce(c.to_level::text, 'none') as detail
    from loyalty_members m
    left join vip_changes c on c.merchant_id = m.merchant_id and c.member_id = m.member_id and c.no = m.changes
    where m.level <> coalesce(c.to_level, 0) or (m.changes > 0) <> (c.no is not null)`,
};

/** Points are what was earned, given, spent and held; money moved for them only with the row that explains it. */
export const checkLoyalty: AuditCheck = async (tx) => {
  const findings = [];
  for (const [rule, query] of Object.entries(RULES)) findings.push(...(await findBreaches(tx, rule, query)));
  return findings;
};
