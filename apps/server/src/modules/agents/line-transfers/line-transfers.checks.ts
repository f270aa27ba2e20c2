import { sql } from 'kysely';
import { findBreaches, type AuditCheck } from '../../money/wallet/index.ts';

/** Money moved within lines only with the row that explains it, between main wallets of the two it names. */
export const checkLineTransfers: AuditCheck = (tx) =>
  findBreaches(
    tx,
    'each transfer within a line has its row, and each row its transfer',
    sql`
    select coalesce(l.merchant_id, t.merchant_id) as merchant_id, 'line transfer ' || coalesce(l.id, t.id) as subject,
      'row ' || coalesce(l.amount_minor::text, 'none') || ', ledger ' || coalesce(t.amount_minor::text, 'none') as detail
    from line_transfers l
    full join (
      select t.merchant_id, t.id, t.amount_minor, d.member_id as from_member, c.member_id as to_member,
        d.kind = 'main' and c.kind = 'main' as is_main
      from transfers t
      left join member_accounts d on d.merchant_id = t.merchant_id and d.id = t.debit_account
      left join member_accounts c on c.merchant_id = t.merchant_id and c.id = t.credit_account
      where t.code = 'line_transfer'
    ) t on t.merchant_id = l.merchant_id and t.id = l.id
    where l.id is null or t.id is null or t.amount_minor <> l.amount_minor or t.from_member is distinct from l.from_member
      or t.to_member is distinct from l.to_member or not coalesce(t.is_main, false)`,
  );
