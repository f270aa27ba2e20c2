import { withdrawalList, type WithdrawalItem } from '@croupier/contract/payments/withdrawal-desk.ts';
import { sql } from 'kysely';
import { createListReader } from '../../../../platform/lists/list-reader.ts';
import { accountKey } from '../../../access/members/index.ts';

const QUEUES = {
  toDecide: sql`w.state in ('requested', 'review', 'held', 'second')`,
  open: sql`w.state in ('requested', 'review', 'held', 'second', 'approved', 'sending')`,
  disputed: sql`w.receipt in ('disputed', 'shown')`,
} as const;

/** Withdrawals for operators. A deleted member has no account. */
export const withdrawalReader = createListReader(withdrawalList, {
  rows: (merchantId) => sql`from withdrawals w
    join beneficiaries b on b.merchant_id = ${merchantId} and b.id = w.beneficiary_id
    left join members m on m.merchant_id = ${merchantId} and m.id = w.member_id
    left join operators f on f.id = w.approved_by
    left join operators d on d.id = w.decided_by
    where w.merchant_id = ${merchantId}`,
  merchantId: sql`w.merchant_id`,
  id: { by: sql`w.id`, type: 'uuid' },
  columns: {
    id: sql`w.id`,
    merchantCode: sql`w.merchant_id`,
    reference: sql`w.reference`,
    memberId: sql`w.member_id`,
    account: sql`coalesce(m.account, '')`,
    currency: sql`w.currency`,
    amount: sql`w.amount_minor`,
    fee: sql`w.fee_minor`,
    methodId: sql`w.method_id`,
    bank: sql`b.bank`,
    numberEnd: sql`b.number_end`,
    state: sql`w.state`,
    receipt: sql`w.receipt`,
    autoRulesHold: sql`w.checks <> '[]' and not w.checks @> '[{"holds": false}]'`,
    requestedAt: sql`w.requested_at`,
    promisedAt: sql`w.promised_at`,
    paidAt: sql`w.paid_at`,
    approvedByName: sql`f.name`,
    decidedByName: sql`d.name`,
  },
  filters: {
    id: (id) => sql`w.id = ${id}`,
    reference: (reference) => sql`w.reference = ${reference.toUpperCase()}`,
    account: (account) => sql`m.account_key = ${accountKey(account)}`,
    memberId: (memberId) => sql`w.member_id = ${memberId}`,
    queue: (queue) => QUEUES[queue],
    state: (state) => sql`w.state = ${state}`,
    receipt: (receipt) => sql`w.receipt = ${receipt}`,
    methodId: (methodId) => sql`w.method_id = ${methodId}`,
    amountMin: (amount) => sql`w.amount_minor >= ${amount}`,
    amountMax: (amount) => sql`w.amount_minor <= ${amount}`,
    requestedFrom: (at) => sql`w.requested_at >= ${at}`,
    requestedUntil: (at) => sql`w.requested_at < ${at}`,
  },
  sorts: {
    requestedAt: { by: sql`w.requested_at`, type: 'timestamptz' },
    amount: { by: sql`w.amount_minor`, type: 'bigint' },
  },
  item: (row: WithdrawalItem) => row,
});
