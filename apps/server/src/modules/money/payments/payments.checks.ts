import { sql, type RawBuilder } from 'kysely';
import { findBreaches, type AuditCheck } from '../wallet/index.ts';

/** What a provider has reported and can't take back by itself, without payouts that came back. */
const final = sql`(select merchant_id, account_id, asset, deposit_id, state, amount_minor, suspense_minor,
    coalesce((detail ->> 'worth')::int8, amount_minor) as worth
  from movements where direction = 'in' and payout_id is null and state in ('matched', 'suspense', 'returned'))`;

/** One side of the transfers of house accounts of a kind. */
const sideOf = (kind: string, side: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select a.merchant_id, a.key, a.currency, t.code, t.amount_minor
  from system_accounts a join transfers t on t.merchant_id = a.merchant_id and ${side} = a.id
  where a.kind = ${kind})`;
const DEBIT = sql`t.debit_account`;
const CREDIT = sql`t.credit_account`;

const RULES: Readonly<Record<string, RawBuilder<unknown>>> = {
  'a deposit is credited with no more than the money that came for it': sql`
    select c.merchant_id, 'deposit ' || c.reference as subject,
      'credited ' || c.credited || ', received ' || coalesce(e.worth, 0) as detail
    from (
      select merchant_id, reference, sum(amount_minor) as credited from transfers where code = 'deposit'
      group by merchant_id, reference
    ) c
    left join (
      select merchant_id, deposit_id, sum(worth) as worth from ${final} m
      where state = 'matched' group by merchant_id, deposit_id
    ) e on e.merchant_id = c.merchant_id and e.deposit_id = c.reference
    where c.credited > coalesce(e.worth, 0)`,

  'money that a provider reports is used once': sql`
    select coalesce(u.merchant_id, m.merchant_id) as merchant_id,
      'account ' || coalesce(u.key, m.key) || ' ' || coalesce(u.currency, m.currency) as subject,
      'used ' || coalesce(u.amount, 0) || ', reported ' || coalesce(m.amount, 0) as detail
    from (
      select merchant_id, key, currency, sum(amount_minor) as amount from ${sideOf('deposit_clearing', DEBIT)} d
      where code in ('deposit', 'suspense', 'exchange') group by merchant_id, key, currency
    ) u
    full join (
      select merchant_id, account_id::text as key, asset as currency, sum(amount_minor) as amount from ${final} f
      group by merchant_id, account_id, asset
    ) m using (merchant_id, key, currency)
    where coalesce(u.amount, 0) <> coalesce(m.amount, 0)`,

  'the suspense account holds what waits for an owner': sql`
    select coalesce(s.merchant_id, m.merchant_id) as merchant_id,
      'account ' || coalesce(s.key, m.key) || ' ' || coalesce(s.currency, m.currency) as subject,
      'balance ' || coalesce(s.amount, 0) || ', waiting ' || coalesce(m.amount, 0) as detail
    from (
      select merchant_id, key, currency, sum(amount) as amount from (
        select merchant_id, key, currency, amount_minor as amount from ${sideOf('suspense', CREDIT)} c
        union all
        select merchant_id, key, currency, -amount_minor from ${sideOf('suspense', DEBIT)} d
      ) sides group by merchant_id, key, currency
    ) s
    full join (
      select merchant_id, account_id::text as key, asset as currency, sum(suspense_minor) as amount from ${final} f
      group by merchant_id, account_id, asset
    ) m using (merchant_id, key, currency)
    where coalesce(s.amount, 0) <> coalesce(m.amount, 0)`,

  'the hold account holds what open withdrawals have not paid yet': sql`
    select coalesce(a.merchant_id, w.merchant_id) as merchant_id,
      'member ' || coalesce(a.member_id, w.member_id) as subject,
      'held ' || coalesce(a.balance, 0) || ', open ' || coalesce(w.amount, 0) as detail
    from (
      select merchant_id, member_id, currency, sum(balance_minor) as balance from member_accounts
      where kind = 'withdrawal_hold' group by merchant_id, member_id, currency
    ) a
    full join (
      select w.merchant_id, w.member_id, w.currency,
        sum(w.amount_minor - coalesce(p.amount, 0) - coalesce(f.amount, 0)) as amount
      from withdrawals w
      left join (
        select merchant_id, withdrawal_id, sum(amount_minor) as amount from payouts
        where state = 'paid' or (state = 'returned' and state_reason is distinct from 'resent')
        group by merchant_id, withdrawal_id
      ) p on p.merchant_id = w.merchant_id and p.withdrawal_id = w.id
      left join (
        select merchant_id, reference, sum(amount_minor) as amount from transfers where code = 'withdrawal_fee'
        group by merchant_id, reference
      ) f on f.merchant_id = w.merchant_id and f.reference = w.id
      where w.state in ('requested', 'review', 'held', 'second', 'approved', 'sending')
      group by w.merchant_id, w.member_id, w.currency
    ) w using (merchant_id, member_id, currency)
    where coalesce(a.balance, 0) <> coalesce(w.amount, 0)`,
};

/** The payments' rules for the ledger audit. */
export const auditPayments: AuditCheck = async (tx) => {
  const findings = [];
  for (const [rule, query] of Object.entries(RULES)) findings.push(...(await findBreaches(tx, rule, query)));
  return findings;
};
