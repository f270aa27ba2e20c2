import { sql, type RawBuilder } from 'kysely';
import { findBreaches, type AuditCheck } from '../wallet/index.ts';

/** What the ledger says about the money of each bonus: in from the house, back to it, and to the member. */
const moved = sql`(
  select t.merchant_id, t.reference as id,
    coalesce(sum(t.amount_minor) filter (where t.debit_sequence is null), 0)::int8 as paid,
    coalesce(sum(t.amount_minor) filter (where t.credit_sequence is null), 0)::int8 as returned,
    coalesce(sum(t.amount_minor) filter (where t.debit_sequence is not null and t.credit_sequence is not null), 0)::int8
      as released
  from transfers t join bonuses b on b.merchant_id = t.merchant_id and b.id = t.reference
  where t.code = 'bonus' group by t.merchant_id, t.reference
)`;

/** What the rounds of each bonus say. */
const played = sql`(
  select merchant_id, bonus_id as id, sum(wagered_minor)::int8 as wagered,
    coalesce(sum(bonus_stake_minor) filter (where state = 'open'), 0)::int8 as open_stake,
    count(*) filter (where state = 'open') as open_rounds,
    sum(bonus_payout_minor - bonus_stake_minor)::int8 as won
  from rounds where bonus_id is not null group by merchant_id, bonus_id
)`;

/** What play moved on the bonus accounts, by round. */
const parts = sql`(
  select t.merchant_id, t.reference as id,
    sum(case when t.code = 'bet' then t.amount_minor when t.code = 'rollback' then -t.amount_minor else 0 end)::int8 as stake,
    sum(case when t.code = 'win' then t.amount_minor when t.code = 'correction' and t.credit_account = a.id
      then t.amount_minor when t.code = 'correction' then -t.amount_minor else 0 end)::int8 as payout
  from transfers t join member_accounts a on a.merchant_id = t.merchant_id and a.kind = 'bonus'
    and (a.id = t.debit_account or a.id = t.credit_account)
  where t.code in ('bet', 'win', 'rollback', 'correction') group by t.merchant_id, t.reference
)`;

const started = sql`case when b.started_at is null then 0 else b.granted_minor end`;

const RULES: Readonly<Record<string, RawBuilder<unknown>>> = {
  'wagers and open stakes of a bonus are those of its rounds': sql`
    select b.merchant_id, 'bonus ' || b.id as subject, 'counts ' || b.wagered_minor || ', open ' || b.open_stake_minor ||
      '/' || b.open_rounds || '; rounds ' || coalesce(p.wagered || ', ' || p.open_stake || '/' || p.open_rounds, 'none')
      as detail
    from bonuses b left join ${played} p on p.merchant_id = b.merchant_id and p.id = b.id
    where (b.wagered_minor, b.open_stake_minor, b.open_rounds)
      is distinct from (coalesce(p.wagered, 0), coalesce(p.open_stake, 0), coalesce(p.open_rounds, 0)::int)`,

  'what a bonus cost is what was granted and covered, less what came back': sql`
    select b.merchant_id, 'bonus ' || b.id as subject, 'granted and covered ' || ${started} + b.covered_minor ||
      ', returned ' || b.returned_minor || ', released ' || b.released_minor || '; ledger ' ||
      coalesce(m.paid || '/' || m.returned || '/' || m.released, 'nothing') as detail
    from bonuses b left join ${moved} m on m.merchant_id = b.merchant_id and m.id = b.id
    where (${started} + b.covered_minor, b.returned_minor, b.released_minor)
      is distinct from (coalesce(m.paid, 0), coalesce(m.returned, 0), coalesce(m.released, 0))`,

  'the bonus account of a member is what the bonuses and their rounds leave': sql`
    select a.merchant_id, 'member ' || a.member_id as subject, 'balance ' || a.balance_minor || ', bonuses ' ||
      coalesce(b.left_minor, 0) as detail
    from member_accounts a left join (
      select b.merchant_id, b.member_id, b.currency, sum(${started} + b.covered_minor - b.returned_minor
        - b.released_minor + coalesce(p.won, 0)) as left_minor
      from bonuses b left join ${played} p on p.merchant_id = b.merchant_id and p.id = b.id
      group by b.merchant_id, b.member_id, b.currency
    ) b on b.merchant_id = a.merchant_id and b.member_id = a.member_id and b.currency = a.currency
    where a.kind = 'bonus' and a.balance_minor <> coalesce(b.left_minor, 0)`,

  'only a playing bonus has money, and main accounts know it': sql`
    select a.merchant_id, 'member ' || a.member_id as subject, a.kind || ' account, ' ||
      case when b.id is null then 'no bonus plays' else 'a bonus plays' end as detail
    from member_accounts a left join bonuses b on b.merchant_id = a.merchant_id and b.member_id = a.member_id
      and b.currency = a.currency and b.state = 'playing'
    where a.kind = 'bonus' and a.balance_minor <> 0 and b.id is null
      or a.kind = 'main' and a.plays_bonus <> (b.id is not null)`,

  'the bonus parts of a round are what moved on the bonus account': sql`
    select coalesce(r.merchant_id, p.merchant_id) as merchant_id, 'round ' || coalesce(r.id, p.id) as subject,
      'record ' || coalesce(r.bonus_stake_minor || '/' || r.bonus_payout_minor, 'nothing') || ', transfers ' ||
        coalesce(p.stake || '/' || p.payout, 'nothing') as detail
    from (select merchant_id, id, bonus_stake_minor, bonus_payout_minor from rounds where bonus_id is not null) r
      full join ${parts} p on p.merchant_id = r.merchant_id and p.id = r.id
    where (coalesce(r.bonus_stake_minor, 0), coalesce(r.bonus_payout_minor, 0))
      is distinct from (coalesce(p.stake, 0), coalesce(p.payout, 0))`,
};

/** The bonuses' rules for the ledger audit. */
export const auditBonuses: AuditCheck = async (tx) => {
  const findings = [];
  for (const [rule, query] of Object.entries(RULES)) findings.push(...(await findBreaches(tx, rule, query)));
  return findings;
};
