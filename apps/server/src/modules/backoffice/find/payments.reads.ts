import { MAX_FOUND, type FoundOf } from '@croupier/contract/backoffice/find.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { FindTerms } from './find.rules.ts';

type PaymentRow = Omit<FoundOf<'payment'>, 'kind'>;

/**
 * Deposits, withdrawals, payouts, refunds and movements by their ids, our references, and the ids of providers. Indexes
 * begin with the provider account, of which a merchant has a few.
 */
export async function findPayments(
  db: Db,
  { merchantIds, terms }: { merchantIds: readonly string[]; terms: FindTerms },
): Promise<PaymentRow[]> {
  const merchants = [...merchantIds];
  const { references: ours, providerIds: theirs } = terms.payments;
  // No row has the null id, which keeps every branch the same.
  const id = terms.id ?? null;
  const { rows } = await sql<PaymentRow>`
    with accounts as (
      select merchant_id, id from payment_accounts where merchant_id = any(${merchants}::text[])
    ), found as (
      (select 'deposit' as thing, d.merchant_id, d.id, d.reference, d.member_id, d.currency,
          coalesce(d.received_minor, d.asked_minor) as amount, d.created_at as at
        from deposits d where d.merchant_id = any(${merchants}::text[]) and d.id = ${id})
      union
      (select 'deposit', d.merchant_id, d.id, d.reference, d.member_id, d.currency,
          coalesce(d.received_minor, d.asked_minor), d.created_at
        from accounts a join deposits d on d.merchant_id = a.merchant_id and d.account_id = a.id
          and d.reference = any(${ours}::text[]) and d.continues_id is null where d.merchant_id = any(${merchants}::text[]))
      union
      (select 'deposit', d.merchant_id, d.id, d.reference, d.member_id, d.currency,
          coalesce(d.received_minor, d.asked_minor), d.created_at
        from accounts a join deposits d on d.merchant_id = a.merchant_id and d.account_id = a.id
          and d.their_id = any(${theirs}::text[]) where d.merchant_id = any(${merchants}::text[]))
      union
      (select 'withdrawal', w.merchant_id, w.id, w.reference, w.member_id, w.currency, w.amount_minor, w.requested_at
        from withdrawals w where w.merchant_id = any(${merchants}::text[])
          and (w.id = ${id} or w.reference = any(${ours}::text[])))
      union
      (select 'payout', p.merchant_id, p.id, p.reference, p.member_id, w.currency, p.amount_minor, p.created_at
        from payouts p join withdrawals w on w.merchant_id = p.merchant_id and w.id = p.withdrawal_id
        where p.merchant_id = any(${merchants}::text[]) and w.merchant_id = any(${merchants}::text[]) and p.id = ${id})
      union
      (select 'payout', p.merchant_id, p.id, p.reference, p.member_id, w.currency, p.amount_minor, p.created_at
        from accounts a join payouts p on p.merchant_id = a.merchant_id and p.account_id = a.id
          and (p.reference = any(${ours}::text[]) or p.their_id = any(${theirs}::text[]))
        join withdrawals w on w.merchant_id = p.merchant_id and w.id = p.withdrawal_id
        where p.merchant_id = any(${merchants}::text[]) and w.merchant_id = any(${merchants}::text[]))
      union
      (select 'refund', r.merchant_id, r.id, r.reference, r.member_id, r.asset, r.amount_minor, r.created_at
        from refunds r where r.merchant_id = any(${merchants}::text[]) and r.id = ${id})
      union
      (select 'refund', r.merchant_id, r.id, r.reference, r.member_id, r.asset, r.amount_minor, r.created_at
        from accounts a join refunds r on r.merchant_id = a.merchant_id and r.account_id = a.id
          and r.reference = any(${ours}::text[]) where r.merchant_id = any(${merchants}::text[]))
      union
      (select 'movement', v.merchant_id, v.id, v.their_id, d.member_id, v.asset, v.amount_minor, v.at
        from movements v left join deposits d on d.merchant_id = any(${merchants}::text[])
          and d.merchant_id = v.merchant_id and d.id = v.deposit_id
        where v.merchant_id = any(${merchants}::text[]) and v.id = ${id})
      union
      (select 'movement', v.merchant_id, v.id, v.their_id, d.member_id, v.asset, v.amount_minor, v.at
        from accounts a join movements v on v.merchant_id = a.merchant_id and v.account_id = a.id
          and v.their_id = any(${theirs}::text[])
        left join deposits d on d.merchant_id = any(${merchants}::text[]) and d.merchant_id = v.merchant_id
          and d.id = v.deposit_id
        where v.merchant_id = any(${merchants}::text[]))
    )
    select f.thing, f.merchant_id as "merchantCode", f.id, f.reference, m.account, f.currency, f.amount, f.at
    from found f left join members m on m.merchant_id = any(${merchants}::text[]) and m.merchant_id = f.merchant_id
      and m.id = f.member_id
    order by f.at desc, f.id limit ${MAX_FOUND}`.execute(db);
  return rows;
}
