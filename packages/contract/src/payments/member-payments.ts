import { z } from 'zod';
import { requestReason, requestResult } from '../access/approvals.ts';
import { memberParams } from '../access/member-acts.ts';
import { id, idempotencyKey } from '../ids.ts';
import { instant } from '../instant.ts';
import { merchantParams } from '../merchants/merchant-params.ts';
import { money } from '../money.ts';
import { defineRoutes } from '../route.ts';
import { beneficiaryKind } from './methods.ts';

/** `collected`: taken from the main wallet; `waived`: the house bears it. */
export const DEBT_ENDS = ['collected', 'waived'] as const;
export const debtEnd = z.enum(DEBT_ENDS);
export type DebtEnd = z.infer<typeof debtEnd>;

const total = z.object({ count: z.int(), sum: money, lastAt: instant.nullable() });

const beneficiary = z.object({
  id,
  kind: beneficiaryKind,
  bankName: z.string(),
  /** The last four characters. */
  numberEnd: z.string(),
  holder: z.string(),
  createdAt: instant,
  usableFrom: instant,
  paidAt: instant.nullable(),
  removedAt: instant.nullable(),
  /** How many other members have the same number. */
  sharedWith: z.int(),
});

const debt = z.object({
  id,
  /** Of a lost chargeback, or of a corrected round. */
  cause: z.enum(['chargeback', 'correction']),
  amount: money,
  at: instant,
  settledAt: instant.nullable(),
  settledHow: debtEnd.nullable(),
});
export type MemberDebt = z.output<typeof debt>;

const memberPayments = z.object({
  currency: z.string(),
  deposits: total,
  withdrawals: total,
  chargebacks: z.int(),
  beneficiaries: z.array(beneficiary),
  debts: z.array(debt),
  /** What could be collected now. */
  balance: money,
});
export type MemberPayments = z.output<typeof memberPayments>;

/** The payments of one member. */
export const memberPaymentsRoutes = defineRoutes({
  get: {
    method: 'GET',
    path: '/console/merchants/:merchantCode/members/:id/payments',
    summary: 'What a member has paid in and out, where the money goes, and what the member owes.',
    access: 'operator',
    permission: 'payments.view',
    params: memberParams,
    response: memberPayments,
    errors: ['identity.member_not_found'],
  },
  settleDebt: {
    method: 'POST',
    path: '/console/merchants/:merchantCode/debts/:id/settle',
    summary:
      'Takes a chargeback’s debt from the main wallet, from the approval line on with a second person; or requests that a debt be waived, which a second person decides.',
    access: 'operator',
    permission: 'payments.refunds.manage',
    confirmed: true,
    params: merchantParams.extend({ id }),
    body: z.object({ key: idempotencyKey, how: debtEnd, reason: requestReason }),
    response: requestResult,
    errors: [
      'payments.not_found',
      'payments.state',
      'wallet.insufficient_funds',
      'approvals.already_asked',
      'approvals.already_decided',
      'approvals.altered',
    ],
  },
});
