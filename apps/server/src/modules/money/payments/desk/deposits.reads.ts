import {
  chargebackList,
  depositList,
  refundList,
  type ChargebackItem,
  type DepositItem,
  type RefundItem,
} from '@croupier/contract/payments/deposit-desk.ts';
import { OPEN_DEPOSIT_STATES } from '@croupier/contract/payments/payment-states.ts';
import { sql } from 'kysely';
import { createListReader } from '../../../../platform/lists/list-reader.ts';

const WAITING = OPEN_DEPOSIT_STATES.filter((state) => state !== 'review');

export const depositReader = createListReader(depositList, {
  rows: (merchantId) => sql`from deposits d
    join members m on m.merchant_id = ${merchantId} and m.id = d.member_id
    join payment_accounts a on a.merchant_id = ${merchantId} and a.id = d.account_id
    where d.merchant_id = ${merchantId}`,
  merchantId: sql`d.merchant_id`,
  id: { by: sql`d.id`, type: 'uuid' },
  columns: {
    id: sql`d.id`,
    merchantCode: sql`d.merchant_id`,
    reference: sql`d.reference`,
    memberId: sql`d.member_id`,
    account: sql`m.account`,
    currency: sql`d.currency`,
    asked: sql`d.asked_minor`,
    received: sql`d.received_minor`,
    fee: sql`d.fee_minor`,
    methodId: sql`d.method_id`,
    accountName: sql`a.name`,
    state: sql`d.state`,
    reason: sql`d.state_reason`,
    hasSlip: sql`d.slips <> '{}'`,
    createdAt: sql`d.created_at`,
    creditedAt: sql`d.credited_at`,
  },
  filters: {
    id: (id) => sql`d.id = ${id}`,
    reference: (reference) => sql`d.reference = upper(${reference})`,
    account: (account) => sql`m.account_key = lower(${account})`,
    memberId: (memberId) => sql`d.member_id = ${memberId}`,
    queue: (queue) =>
      queue === 'toDecide' ? sql`d.state = 'review'` : sql`d.state = any(${[...WAITING]}::text[])`,
    state: (state) => sql`d.state = ${state}`,
    methodId: (methodId) => sql`d.method_id = ${methodId}`,
    amountMin: (amount) => sql`d.asked_minor >= ${amount}`,
    amountMax: (amount) => sql`d.asked_minor <= ${amount}`,
    createdFrom: (at) => sql`d.created_at >= ${at}`,
    createdUntil: (at) => sql`d.created_at < ${at}`,
  },
  sorts: {
    createdAt: { by: sql`d.created_at`, type: 'timestamptz' },
    asked: { by: sql`d.asked_minor`, type: 'bigint' },
  },
  item: (row: DepositItem) => row,
});

export const refundReader = createListReader(refundList, {
  rows: (merchantId) => sql`from refunds r
    join payment_accounts a on a.merchant_id = ${merchantId} and a.id = r.account_id
    left join members m on m.merchant_id = ${merchantId} and m.id = r.member_id
    left join movements v on v.merchant_id = ${merchantId} and v.id = r.movement_id
    where r.merchant_id = ${merchantId}`,
  merchantId: sql`r.merchant_id`,
  id: { by: sql`r.id`, type: 'uuid' },
  columns: {
    id: sql`r.id`,
    merchantCode: sql`r.merchant_id`,
    reference: sql`r.reference`,
    depositId: sql`r.deposit_id`,
    movementId: sql`r.movement_id`,
    memberId: sql`r.member_id`,
    account: sql`m.account`,
    accountName: sql`a.name`,
    asset: sql`r.asset`,
    amount: sql`r.amount_minor`,
    payer: sql`coalesce(v.payer, '')`,
    state: sql`r.state`,
    isByHand: sql`r.is_by_hand`,
    createdAt: sql`r.created_at`,
    doneAt: sql`r.done_at`,
  },
  filters: {
    id: (id) => sql`r.id = ${id}`,
    reference: (reference) => sql`r.reference = upper(${reference})`,
    depositId: (id) => sql`r.deposit_id = ${id}`,
    memberId: (id) => sql`r.member_id = ${id}`,
    queue: () => sql`r.is_by_hand and r.state not in ('done', 'failed')`,
    state: (state) => sql`r.state = ${state}`,
    createdFrom: (at) => sql`r.created_at >= ${at}`,
    createdUntil: (at) => sql`r.created_at < ${at}`,
  },
  sorts: {
    createdAt: { by: sql`r.created_at`, type: 'timestamptz' },
    amount: { by: sql`r.amount_minor`, type: 'bigint' },
  },
  item: (row: RefundItem) => row,
});

export const chargebackReader = createListReader(chargebackList, {
  rows: (merchantId) => sql`from chargebacks c
    join deposits d on d.merchant_id = ${merchantId} and d.id = c.deposit_id
    join members m on m.merchant_id = ${merchantId} and m.id = c.member_id
    join payment_accounts a on a.merchant_id = ${merchantId} and a.id = c.account_id
    where c.merchant_id = ${merchantId}`,
  merchantId: sql`c.merchant_id`,
  id: { by: sql`c.id`, type: 'uuid' },
  columns: {
    id: sql`c.id`,
    merchantCode: sql`c.merchant_id`,
    theirId: sql`c.their_id`,
    depositId: sql`c.deposit_id`,
    reference: sql`d.reference`,
    memberId: sql`c.member_id`,
    account: sql`m.account`,
    accountName: sql`a.name`,
    currency: sql`c.currency`,
    amount: sql`c.amount_minor`,
    held: sql`c.held_minor`,
    state: sql`c.state`,
    openedAt: sql`c.opened_at`,
    decidedAt: sql`c.decided_at`,
  },
  filters: {
    id: (id) => sql`c.id = ${id}`,
    account: (account) => sql`m.account_key = lower(${account})`,
    memberId: (id) => sql`c.member_id = ${id}`,
    state: (state) => sql`c.state = ${state}`,
    openedFrom: (at) => sql`c.opened_at >= ${at}`,
    openedUntil: (at) => sql`c.opened_at < ${at}`,
  },
  sorts: {
    openedAt: { by: sql`c.opened_at`, type: 'timestamptz' },
    amount: { by: sql`c.amount_minor`, type: 'bigint' },
  },
  item: (row: ChargebackItem) => row,
});
