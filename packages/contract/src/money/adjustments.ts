import { z } from 'zod';
import { memberParams } from '../access/member-acts.ts';
import { requestReason, requestResult } from '../access/approvals.ts';
import { idempotencyKey } from '../ids.ts';
import { money, positiveMoney } from '../money.ts';
import { defineRoutes } from '../route.ts';

export const ADJUST_DIRECTIONS = ['credit', 'debit'] as const;
export const adjustDirection = z.enum(ADJUST_DIRECTIONS);
export const ADJUST_REASONS = ['correction', 'goodwill', 'missing_deposit', 'duplicate', 'other'] as const;
export const adjustReason = z.enum(ADJUST_REASONS);

/** Corrections of a member's main wallet by operators. */
export const adjustmentsRoutes = defineRoutes({
  terms: {
    method: 'GET',
    path: '/console/merchants/:merchantCode/members/:id/adjustment',
    summary: 'The current balance, and what the calling operator may move without a second person.',
    access: 'operator',
    permission: 'members.adjust',
    params: memberParams,
    response: z.object({
      currency: z.string(),
      balance: money,
      /** An adjustment of this amount or more needs a second person; less after what the operator has done alone. */
      line: money,
      /** What the operator may still move alone with one act and within 24 hours; null without a limit. */
      actCeiling: money.nullable(),
      dayLeft: money.nullable(),
    }),
    errors: ['identity.member_not_found'],
  },
  adjust: {
    method: 'POST',
    path: '/console/merchants/:merchantCode/members/:id/adjustments',
    summary:
      'Credits or debits the main wallet: at once, or by approval from the approval line up or above a ceiling.',
    access: 'operator',
    permission: 'members.adjust',
    confirmed: true,
    params: memberParams,
    body: z.object({
      key: idempotencyKey,
      direction: adjustDirection,
      amount: positiveMoney,
      reasonCode: adjustReason,
      reason: requestReason,
    }),
    response: requestResult,
    errors: [
      'identity.member_not_found',
      'adjustments.not_adjustable',
      'wallet.insufficient_funds',
      'wallet.transfer_mismatch',
      'approvals.already_asked',
      'approvals.already_decided',
      'approvals.altered',
    ],
  },
});
