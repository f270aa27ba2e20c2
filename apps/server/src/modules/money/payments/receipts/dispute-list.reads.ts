import { disputeList, type DisputeItem } from '@croupier/contract/payments/dispute-desk.ts';
import { sql } from 'kysely';
import { createListReader } from '../../../../platform/lists/list-reader.ts';
import { accountKey } from '../../../access/members/index.ts';

/** Disputes about receipts for operators. */
export const disputeReader = createListReader(disputeList, {
  rows: (merchantId) => sql`from withdrawal_disputes d
    join withdrawals w on w.merchant_id = ${merchantId} and w.id = d.withdrawal_id
    left join members m on m.merchant_id = ${merchantId} and m.id = d.member_id
    where d.merchant_id = ${merchantId}`,
  merchantId: sql`d.merchant_id`,
  id: { by: sql`d.id`, type: 'uuid' },
  columns: {
    id: sql`d.id`,
    merchantCode: sql`d.merchant_id`,
    withdrawalId: sql`d.withdrawal_id`,
    reference: sql`w.reference`,
    memberId: sql`d.member_id`,
    account: sql`coalesce(m.account, '')`,
    currency: sql`w.currency`,
    net: sql`w.amount_minor - w.fee_minor`,
    received: sql`d.received_minor`,
    receipt: sql`coalesce(w.receipt, 'disputed')`,
    paidAt: sql`w.paid_at`,
    openedAt: sql`d.opened_at`,
    shownAt: sql`d.shown_at`,
    answeredAt: sql`d.answered_at`,
    outcome: sql`d.outcome`,
    endedAt: sql`d.ended_at`,
  },
  filters: {
    id: (id) => sql`d.id = ${id}`,
    reference: (reference) => sql`w.reference = ${reference.toUpperCase()}`,
    account: (account) => sql`m.account_key = ${accountKey(account)}`,
    queue: () => sql`d.ended_at is null`,
    openedFrom: (at) => sql`d.opened_at >= ${at}`,
    openedUntil: (at) => sql`d.opened_at < ${at}`,
  },
  sorts: { openedAt: { by: sql`d.opened_at`, type: 'timestamptz' } },
  item: (row: DisputeItem) => row,
});
