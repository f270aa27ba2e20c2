import { z } from 'zod';
import { requestReason, requestResult } from '../access/approvals.ts';
import { memberParams } from '../access/member-acts.ts';
import { id } from '../ids.ts';
import { instant } from '../instant.ts';
import { defineList } from '../lists/define-list.ts';
import { merchantParams } from '../merchants/merchant-params.ts';
import { defineRoutes } from '../route.ts';
import { riskSettings } from './risk-settings.ts';
import { CASE_STATES, caseCheck, caseDecision, caseState, flagKind, riskVerdict } from './risk-states.ts';

const person = z.object({ id, name: z.string() });
const member = z.object({ id, account: z.string() });

export const caseList = defineList({
  id: 'cases',
  path: '/console/cases',
  summary: 'Cases about members with flags.',
  permission: 'cases.view',
  item: z.object({
    id,
    merchantCode: z.string(),
    member,
    state: caseState,
    /** The strictest of its flags. */
    verdict: riskVerdict,
    flags: z.int(),
    assignee: person.nullable(),
    openedAt: instant,
    changedAt: instant,
  }),
  filters: {
    account: z.string().trim().min(1).max(64),
    state: caseState,
    verdict: riskVerdict,
    openedFrom: instant,
    openedUntil: instant,
  },
  sorts: ['openedAt', 'changedAt'],
  initialSort: '-openedAt',
});
export type CaseItem = z.output<typeof caseList.item>;

/** The facts that raised a flag, as texts for the screen: amounts, counts, times. */
const flagFacts = z.record(z.string(), z.string());

export const flagList = defineList({
  id: 'flags',
  path: '/console/flags',
  summary: 'Flags that rules have raised about members.',
  permission: 'cases.view',
  item: z.object({
    id,
    merchantCode: z.string(),
    member,
    kind: flagKind,
    verdict: riskVerdict,
    /** What raised it: kind and id, such as `withdrawal:<id>`. */
    subject: z.string(),
    facts: flagFacts,
    caseId: id,
    at: instant,
  }),
  filters: {
    account: z.string().trim().min(1).max(64),
    kind: flagKind,
    verdict: riskVerdict,
    atFrom: instant,
    atUntil: instant,
  },
  sorts: ['at'],
  initialSort: '-at',
});
export type FlagItem = z.output<typeof flagList.item>;

const caseFlag = z.object({
  id,
  kind: flagKind,
  verdict: riskVerdict,
  subject: z.string(),
  facts: flagFacts,
  at: instant,
});
export type CaseFlag = z.infer<typeof caseFlag>;

const caseFile = z.object({
  id,
  merchantCode: z.string(),
  currency: z.string(),
  member,
  state: caseState,
  verdict: riskVerdict,
  assignee: person.nullable(),
  openedAt: instant,
  changedAt: instant,
  decision: caseDecision.nullable(),
  decisionReason: z.string().nullable(),
  checks: z.array(caseCheck),
  flags: z.array(caseFlag),
  /** Members with which flags link this one, and by what. */
  links: z.array(z.object({ member, kinds: z.array(flagKind) })),
  /** What was done, newest first. */
  history: z.array(
    z.object({
      id,
      at: instant,
      /** The state that it led to; for `checked`, the checklist was changed. */
      step: z.enum([...CASE_STATES, 'checked']),
      /** Null for the system. */
      by: person.nullable(),
      reason: z.string().nullable(),
    }),
  ),
});
export type CaseFile = z.infer<typeof caseFile>;

const caseParams = merchantParams.extend({ id });
const CASE_ERRORS = ['risk.case_not_found', 'risk.case_moved'] as const;

/** Operators' calls about cases. Members see nothing of them. */
export const casesRoutes = defineRoutes({
  list: caseList.route,
  flags: flagList.route,
  get: {
    method: 'GET',
    path: '/console/merchants/:merchantCode/cases/:id',
    summary: 'A case with its flags and linked members.',
    access: 'operator',
    permission: 'cases.view',
    params: caseParams,
    response: caseFile,
    errors: ['risk.case_not_found'],
  },
  ofMember: {
    method: 'GET',
    path: '/console/merchants/:merchantCode/members/:id/flags',
    summary: 'The flags and the latest cases of a member.',
    access: 'operator',
    permission: 'cases.view',
    params: memberParams,
    response: z.object({
      flags: z.array(caseFlag),
      cases: z.array(z.object({ id, state: caseState, verdict: riskVerdict, openedAt: instant })),
    }),
  },
  open: {
    method: 'POST',
    path: '/console/merchants/:merchantCode/members/:id/cases',
    summary: 'Opens a case about a member, or finds the one that is open.',
    access: 'operator',
    permission: 'cases.decide',
    params: memberParams,
    body: z.object({ reason: requestReason }),
    response: z.object({ id }),
    errors: ['identity.member_not_found'],
  },
  move: {
    method: 'POST',
    path: '/console/merchants/:merchantCode/cases/:id/state',
    summary: 'Moves a case on. Whoever looks at it is its assignee.',
    access: 'operator',
    permission: 'cases.decide',
    params: caseParams,
    body: z.object({ to: caseState.exclude(['open', 'closed']), reason: requestReason }),
    response: caseFile,
    errors: CASE_ERRORS,
  },
  check: {
    method: 'PUT',
    path: '/console/merchants/:merchantCode/cases/:id/checks',
    summary: 'Ticks what has been checked.',
    access: 'operator',
    permission: 'cases.decide',
    params: caseParams,
    body: z.object({ checks: z.array(caseCheck).max(20) }),
    response: caseFile,
    errors: CASE_ERRORS,
  },
  close: {
    method: 'POST',
    path: '/console/merchants/:merchantCode/cases/:id/decision',
    summary: 'Decides and closes a case.',
    access: 'operator',
    permission: 'cases.decide',
    confirmed: true,
    params: caseParams,
    body: z.object({ decision: caseDecision, reason: requestReason }),
    response: caseFile,
    errors: [...CASE_ERRORS, 'risk.checks_missing'],
  },
});

/** The rules that raise flags. A change needs a second person. */
export const riskRulesRoutes = defineRoutes({
  get: {
    method: 'GET',
    path: '/console/merchants/:merchantCode/risk/rules',
    summary: 'The rules of a merchant.',
    access: 'operator',
    permission: 'cases.view',
    params: merchantParams,
    response: riskSettings,
    errors: ['merchants.not_found'],
  },
  change: {
    method: 'POST',
    path: '/console/merchants/:merchantCode/risk/rules',
    summary: 'Asks to change the rules, which a second person decides.',
    access: 'operator',
    permission: 'risk.manage',
    confirmed: true,
    params: merchantParams,
    body: z.object({ settings: riskSettings, reason: requestReason }),
    response: requestResult,
    errors: ['merchants.not_found', 'approvals.already_asked'],
  },
});
