import { z } from 'zod';
import { requestReason, requestResult } from '../access/approvals.ts';
import { memberParams } from '../access/member-acts.ts';
import { id, idempotencyKey } from '../ids.ts';
import { instant } from '../instant.ts';
import { defineList } from '../lists/define-list.ts';
import { merchantParams } from '../merchants/merchant-params.ts';
import { money } from '../money.ts';
import { transferCode } from '../money/wallet.ts';
import { defineRoutes } from '../route.ts';
import { beneficiaryKind } from './methods.ts';
import { payoutState, receiptState, withdrawalState } from './payment-states.ts';

const WITHDRAWALS = '/console/merchants/:merchantCode/withdrawals';

/** `toDecide`: waits for an operator; `open`: the money has not left yet; `disputed`: the receipt is in dispute. */
export const WITHDRAWAL_QUEUES = ['toDecide', 'open', 'disputed'] as const;

export const withdrawalList = defineList({
  id: 'withdrawals',
  path: '/console/withdrawals',
  summary: 'Withdrawals of all members, newest first.',
  permission: 'payments.view',
  item: z.object({
    id,
    merchantCode: z.string(),
    reference: z.string(),
    memberId: id,
    account: z.string(),
    currency: z.string(),
    amount: money,
    fee: money,
    methodId: z.string(),
    bank: z.string(),
    /** The last four characters. */
    numberEnd: z.string(),
    state: withdrawalState,
    receipt: receiptState.nullable(),
    /** Every automatic rule held at the request. */
    autoRulesHold: z.boolean(),
    requestedAt: instant,
    promisedAt: instant.nullable(),
    paidAt: instant.nullable(),
    approvedByName: z.string().nullable(),
    decidedByName: z.string().nullable(),
  }),
  filters: {
    id,
    reference: z.string().trim().min(1).max(16),
    /** The account name, in any case. */
    account: z.string().trim().min(1).max(64),
    memberId: id,
    queue: z.enum(WITHDRAWAL_QUEUES),
    state: withdrawalState,
    receipt: receiptState,
    methodId: z.string().trim().min(1).max(32),
    amountMin: money,
    amountMax: money,
    requestedFrom: instant,
    requestedUntil: instant,
  },
  sorts: ['requestedAt', 'amount'],
  initialSort: '-requestedAt',
});
export type WithdrawalItem = z.output<typeof withdrawalList.item>;

/** The automatic rules. A withdrawal is approved without a person when all of them hold. */
export const AUTO_RULES = [
  'amount',
  'day_amount',
  'below_line',
  'not_first',
  'no_flag',
  'no_dispute',
  'no_debt',
  'turnover',
  'beneficiary_paid_before',
  'beneficiary_not_shared',
  'known_address',
  'last_deposit_age',
] as const;
export const autoRule = z.enum(AUTO_RULES);
export type AutoRule = z.infer<typeof autoRule>;

/** `figure` against `limit`, each an amount, a count or minutes, as the rule says. */
export const ruleCheck = z.object({
  rule: autoRule,
  holds: z.boolean(),
  figure: z.string().nullable(),
  limit: z.string().nullable(),
});
export type RuleCheck = z.infer<typeof ruleCheck>;

export const DESK_FACTS = [
  'first_withdrawal',
  'account_age',
  'tier',
  'holder_name',
  'beneficiary_new',
  'beneficiary_shared',
  'device_shared',
  'address_known',
  'address_shared',
  'security_changed',
  'in_and_out',
  'turnover',
  'disputes',
  'chargebacks',
  'debt',
  'agent_line',
  'objections',
  'flags',
] as const;
export const FACT_LEVELS = ['green', 'amber', 'red'] as const;

export const deskFact = z.object({
  fact: z.enum(DESK_FACTS),
  level: z.enum(FACT_LEVELS),
  /** What the text of the fact shows: counts, days, percent. */
  figures: z.record(z.string(), z.string()),
});
export type DeskFact = z.infer<typeof deskFact>;

const person = z.object({ id, name: z.string() });

/** What operators do with a withdrawal. */
export const WITHDRAWAL_ACTS = ['approve', 'reject', 'hold', 'resume', 'sendBack'] as const;
export type WithdrawalAct = (typeof WITHDRAWAL_ACTS)[number];

/** Why the caller can't do it. `state`: not in this state. */
export const ACT_OBSTACLES = [
  'state',
  'permission',
  'own_approval',
  'changed_by_you',
  'case_open',
  'chargeback_open',
  'no_channel',
] as const;
const act = z.object({
  act: z.enum(WITHDRAWAL_ACTS),
  obstacle: z.enum(ACT_OBSTACLES).nullable(),
  /** A second operator has to decide after the caller. */
  needsSecond: z.boolean(),
});

const payoutLine = z.object({
  id,
  reference: z.string(),
  accountName: z.string(),
  amount: money,
  state: payoutState,
  reason: z.string().nullable(),
  theirId: z.string().nullable(),
  isByHand: z.boolean(),
  takenBy: person.nullable(),
  createdAt: instant,
  submittedAt: instant.nullable(),
  paidAt: instant.nullable(),
  asks: z.int(),
});

/** The three columns of the desk, the checks of the automatic rules and everything that has happened. */
const detail = z.object({
  withdrawal: withdrawalList.item.extend({
    methodName: z.string(),
    net: money,
    /** What the member was told about a rejection. */
    reason: z.string().nullable(),
    receiptDueAt: instant.nullable(),
    payeeName: z.string(),
  }),
  beneficiary: z.object({
    id,
    kind: beneficiaryKind,
    bank: z.string(),
    bankName: z.string(),
    numberEnd: z.string(),
    holder: z.string(),
    usableFrom: instant,
    createdAt: instant,
    paidBefore: z.boolean(),
    removedAt: instant.nullable(),
    /** Other members with the same number. */
    sharedWith: z.array(z.object({ memberId: id, account: z.string() })),
  }),
  /** The main wallet since the last withdrawal: `opening` plus the lines is `balance`. */
  money: z.object({
    since: instant.nullable(),
    opening: money,
    lines: z.array(z.object({ code: transferCode, amount: money, count: z.int() })),
    balance: money,
    held: money,
    biggestWins: z.array(
      z.object({
        roundId: id,
        gameId: z.string(),
        gameName: z.string(),
        at: instant,
        stake: money,
        payout: money,
      }),
    ),
    turnover: z.object({ required: money, done: money }),
  }),
  facts: z.array(deskFact),
  checks: z.array(ruleCheck),
  payouts: z.array(payoutLine),
  steps: z.array(
    z.object({
      step: z.string(),
      at: instant,
      actorKind: z.enum(['member', 'operator', 'system']),
      operator: person.nullable(),
      reason: z.string().nullable(),
    }),
  ),
  disputeId: id.nullable(),
  acts: z.array(act),
});
export type WithdrawalDetail = z.output<typeof detail>;

export const REJECT_REASONS = [
  'name_differs',
  'beneficiary_refused',
  'turnover',
  'rules',
  'documents',
  'member_asked',
  'provider',
  'other',
] as const;
export const HOLD_REASONS = ['document', 'case'] as const;

const params = merchantParams.extend({ id });
/** The state that the operator saw: if it has changed since, nothing is done. */
const seen = z.object({ state: withdrawalState, reason: requestReason });
const done = z.object({ state: withdrawalState });
const ACT_ERRORS = ['payments.not_found', 'payments.state'] as const;

/** The withdrawal desk. */
export const withdrawalDeskRoutes = defineRoutes({
  list: withdrawalList.route,
  get: {
    method: 'GET',
    path: `${WITHDRAWALS}/:id`,
    summary: 'A withdrawal with the money since the last one, facts about the member, checks and history.',
    access: 'operator',
    permission: 'payments.view',
    params,
    response: detail,
    errors: ['payments.not_found'],
  },
  approve: {
    method: 'POST',
    path: `${WITHDRAWALS}/:id/approve`,
    summary:
      'Approves a withdrawal: alone below the approval line and within ceilings; otherwise a second operator decides.',
    access: 'operator',
    permission: 'payments.withdrawals.decide',
    confirmed: true,
    params,
    body: seen,
    response: done,
    errors: [
      ...ACT_ERRORS,
      'payments.own_approval',
      'payments.changed_by_you',
      'payments.case_open',
      'payments.chargeback_open',
      'payments.no_channel',
    ],
  },
  reject: {
    method: 'POST',
    path: `${WITHDRAWALS}/:id/reject`,
    summary: 'Rejects a withdrawal that is not approved; what has not been paid returns to the main wallet.',
    access: 'operator',
    permission: 'payments.withdrawals.decide',
    confirmed: true,
    params,
    body: seen.extend({
      reasonCode: z.enum(REJECT_REASONS),
      /** What the member reads. */
      text: z.string().trim().max(300),
    }),
    response: done,
    errors: ACT_ERRORS,
  },
  hold: {
    method: 'POST',
    path: `${WITHDRAWALS}/:id/hold`,
    summary:
      'Holds a withdrawal in review until a document or case is settled. The member reads a neutral message.',
    access: 'operator',
    permission: 'payments.withdrawals.decide',
    params,
    body: seen.extend({ reasonCode: z.enum(HOLD_REASONS) }),
    response: done,
    errors: ACT_ERRORS,
  },
  resume: {
    method: 'POST',
    path: `${WITHDRAWALS}/:id/resume`,
    summary: 'Puts a held withdrawal back into review.',
    access: 'operator',
    permission: 'payments.withdrawals.decide',
    params,
    body: seen,
    response: done,
    errors: [...ACT_ERRORS, 'payments.case_open', 'payments.chargeback_open'],
  },
  sendBack: {
    method: 'POST',
    path: `${WITHDRAWALS}/:id/send-back`,
    summary: 'Puts a withdrawal that waits for a second operator back into review.',
    access: 'operator',
    permission: 'payments.withdrawals.decide',
    params,
    body: seen,
    response: done,
    errors: ACT_ERRORS,
  },
  waiveTurnover: {
    method: 'POST',
    path: '/console/merchants/:merchantCode/members/:id/turnover/waive',
    summary: 'Requests that a member’s owed turnover be waived, which a second person decides.',
    access: 'operator',
    permission: 'payments.withdrawals.decide',
    confirmed: true,
    params: memberParams,
    body: z.object({ key: idempotencyKey, reason: requestReason }),
    response: requestResult,
    errors: [
      'identity.member_not_found',
      'payments.no_turnover',
      'approvals.already_asked',
      'approvals.altered',
    ],
  },
});
