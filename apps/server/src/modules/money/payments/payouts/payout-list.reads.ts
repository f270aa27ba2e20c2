import { payoutList, type PayoutItem } from '@croupier/contract/payments/payout-desk.ts';
import { sql } from 'kysely';
import { createListReader } from '../../../../platform/lists/list-reader.ts';
import { accountKey } from '../../../access/members/index.ts';

/** Questions until an hour has passed: after 5 s, 15 s, 1 and 5 minutes, then every 15 minutes. */
const ASKS_IN_AN_HOUR = 7;

const QUEUES = {
  byHand: sql`p.is_by_hand and p.state in ('queued', 'submitted')`,
  overdue: sql`not p.is_by_hand and p.state in ('submitting', 'submitted', 'unknown')
    and p.asks >= ${ASKS_IN_AN_HOUR}`,
} as const;

/** Payouts for operators. */
export const payoutReader = createListReader(payoutList, {
  rows: (merchantId) => sql`from payouts p
    join withdrawals w on w.merchant_id = ${merchantId} and w.id = p.withdrawal_id
    join payment_accounts a on a.merchant_id = ${merchantId} and a.id = p.account_id
    left join members m on m.merchant_id = ${merchantId} and m.id = p.member_id
    left join operators t on t.id = p.taken_by
    where p.merchant_id = ${merchantId}`,
  merchantId: sql`p.merchant_id`,
  id: { by: sql`p.id`, type: 'uuid' },
  columns: {
    id: sql`p.id`,
    proofs: sql`p.proofs`,
    merchantCode: sql`p.merchant_id`,
    reference: sql`p.reference`,
    withdrawalId: sql`p.withdrawal_id`,
    memberId: sql`p.member_id`,
    account: sql`coalesce(m.account, '')`,
    accountId: sql`p.account_id`,
    accountName: sql`a.name`,
    currency: sql`w.currency`,
    amount: sql`p.amount_minor`,
    state: sql`p.state`,
    reason: sql`p.state_reason`,
    isByHand: sql`p.is_by_hand`,
    takenById: sql`p.taken_by`,
    takenByName: sql`t.name`,
    theirId: sql`p.their_id`,
    createdAt: sql`p.created_at`,
    submittedAt: sql`p.submitted_at`,
    paidAt: sql`p.paid_at`,
    asks: sql`p.asks`,
  },
  filters: {
    id: (id) => sql`p.id = ${id}`,
    reference: (reference) => sql`p.reference = ${reference.toUpperCase()}`,
    account: (account) => sql`m.account_key = ${accountKey(account)}`,
    withdrawalId: (id) => sql`p.withdrawal_id = ${id}`,
    queue: (queue) => QUEUES[queue],
    state: (state) => sql`p.state = ${state}`,
    createdFrom: (at) => sql`p.created_at >= ${at}`,
    createdUntil: (at) => sql`p.created_at < ${at}`,
  },
  sorts: {
    createdAt: { by: sql`p.created_at`, type: 'timestamptz' },
    amount: { by: sql`p.amount_minor`, type: 'bigint' },
  },
  item: (row: PayoutItem) => row,
});
