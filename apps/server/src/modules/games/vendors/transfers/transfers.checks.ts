import { sql, type RawBuilder } from 'kysely';
import { findBreaches, type AuditCheck } from '../../../money/wallet/index.ts';

const RULES: Readonly<Record<string, RawBuilder<unknown>>> = {
  'the transfer hold is what is on its way to vendors': sql`
    select coalesce(a.merchant_id, t.merchant_id) as merchant_id,
      'member ' || coalesce(a.member_id, t.member_id) || ' ' || coalesce(a.currency, t.currency) as subject,
      'held ' || coalesce(a.balance, 0) || ', on its way ' || coalesce(t.amount, 0) as detail
    from (
      select merchant_id, member_id, currency, balance_minor as balance from member_accounts
      where kind = 'transfer_hold'
    ) a
    full join (
      select merchant_id, member_id, currency, sum(amount_minor) as amount from vendor_transfers
      where direction = 'in' and state in ('sent', 'unknown') group by merchant_id, member_id, currency
    ) t using (merchant_id, member_id, currency)
    where coalesce(a.balance, 0) <> coalesce(t.amount, 0)`,

  'a wallet at a vendor is below zero for an hour at most': sql`
    select a.merchant_id, 'member ' || a.member_id || ' ' || a.kind as subject, 'balance ' || a.balance_minor as detail
    from member_accounts a
    where a.kind like 'vendor_wallet:%' and a.balance_minor < 0 and not exists (
      select from vendor_transfers t
      where t.merchant_id = a.merchant_id and t.member_id = a.member_id
        and 'vendor_wallet:' || t.account_id = a.kind and t.direction = 'out' and t.state = 'done'
        and t.changed_at > now() - interval '1 hour'
    )`,
};

/** What the ledger audit asks about wallets at vendors. */
export const auditTransfers: AuditCheck = async (tx) => {
  const findings = [];
  for (const [rule, query] of Object.entries(RULES)) findings.push(...(await findBreaches(tx, rule, query)));
  return findings;
};
