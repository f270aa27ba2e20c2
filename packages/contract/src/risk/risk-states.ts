import { z } from 'zod';

export const FLAG_KINDS = [
  'structuring',
  'in_and_out',
  'emptied_quickly',
  'shared_beneficiary',
  'shared_device',
  'shared_address',
  'other_payer',
  'dormant_then_large',
  'circular_transfers',
  'opposite_bets',
  'listed_wallet',
] as const;
export const flagKind = z.enum(FLAG_KINDS);
export type FlagKind = z.infer<typeof flagKind>;

/** What a flag asks of the payment that raised it, mildest first. `hold` waits until a case is decided. */
export const RISK_VERDICTS = ['pass', 'review', 'hold'] as const;
export const riskVerdict = z.enum(RISK_VERDICTS);
export type RiskVerdict = z.infer<typeof riskVerdict>;

export const CASE_STATES = ['open', 'looking', 'waiting', 'reported', 'closed'] as const;
export const caseState = z.enum(CASE_STATES);
export type CaseState = z.infer<typeof caseState>;

/** `waiting`: for documents or an answer. `reported`: to the authority; the case stays until it is decided. */
export const CASE_TRANSITIONS: Readonly<Record<CaseState, readonly CaseState[]>> = {
  open: ['looking', 'closed'],
  looking: ['waiting', 'reported', 'closed'],
  waiting: ['looking', 'reported', 'closed'],
  reported: ['closed'],
  closed: [],
};

export const CASE_DECISIONS = ['nothing_found', 'explained', 'restricted', 'account_closed'] as const;
export const caseDecision = z.enum(CASE_DECISIONS);
export type CaseDecision = z.infer<typeof caseDecision>;

/** What an analyst goes through before a case is decided. */
export const CASE_CHECKS = ['identity', 'payments', 'play', 'links', 'documents', 'sanctions'] as const;
export const caseCheck = z.enum(CASE_CHECKS);
export type CaseCheck = z.infer<typeof caseCheck>;
