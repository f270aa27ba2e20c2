import { z } from 'zod';
import { id } from '../ids.ts';
import { instant } from '../instant.ts';
import { defineRoutes } from '../route.ts';

const MIN_REASON_LETTERS = 10;

export const requestReason = z.string().trim().min(MIN_REASON_LETTERS).max(500);

export const APPROVAL_STATES = ['asked', 'done', 'refused', 'withdrawn', 'expired', 'stale'] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];

/** `done` at once only in an emergency in which an owner acts alone. */
export const requestResult = z.object({ id, state: z.enum(['asked', 'done']) });
export type RequestResult = z.infer<typeof requestResult>;

/** One change. `label` is a role, a setting or an account; the console translates known labels. */
const changeLine = z.object({ label: z.string(), before: z.string(), after: z.string() });
export type ChangeLine = z.infer<typeof changeLine>;

/** One version of settings that two persons change: what was different, and who asked and approved. */
export const settingsVersion = z.object({
  id,
  at: instant,
  askedBy: z.string(),
  approvedBy: z.string(),
  reason: z.string(),
  changes: z.array(changeLine),
});
export type SettingsVersion = z.infer<typeof settingsVersion>;

const person = z.object({ id, name: z.string() });

const approval = z.object({
  id,
  /** Empty for the whole platform. */
  merchantCode: z.string(),
  kind: z.string(),
  /** The subject of the request as text. */
  subject: z.string(),
  /** What the kind of request identifies its subject by. */
  subjectId: z.string(),
  /** At the time of the request. */
  changes: z.array(changeLine),
  /** Identifies what is approved: a decision contains it, so that nobody approves something other than they saw. */
  payloadHash: z.string(),
  reason: z.string(),
  askedBy: person,
  askedAt: instant,
  expiresAt: instant,
  state: z.enum(APPROVAL_STATES),
  decidedBy: person.nullable(),
  decidedAt: instant.nullable(),
  decisionReason: z.string().nullable(),
  /** An owner acted alone in an emergency. */
  isBreakGlass: z.boolean(),
  isMine: z.boolean(),
});
export type Approval = z.infer<typeof approval>;

/** `toDecide`: by the caller; `mine`: requested by the caller; `past`: decided requests. */
export const APPROVAL_VIEWS = ['toDecide', 'mine', 'past'] as const;

const params = z.object({ id });
const decision = z.object({ payloadHash: z.string().length(64), reason: requestReason });
const DECISION_ERRORS = [
  'approvals.not_found',
  'approvals.already_decided',
  'approvals.own_request',
  'approvals.own_subject',
  'approvals.expired',
  'approvals.altered',
  'desk.taken',
] as const;

/** Operators' calls about requests that need a second person. Rows of merchants that are not granted are not found. */
export const approvalsRoutes = defineRoutes({
  list: {
    method: 'GET',
    path: '/console/approvals',
    summary: 'Requests, newest first, 50 at a time.',
    access: 'operator',
    permission: 'approvals.view',
    query: z.object({
      view: z.enum(APPROVAL_VIEWS).default('toDecide'),
      /** The last id of the previous page. */
      after: id.optional(),
    }),
    response: z.object({ items: z.array(approval), next: id.nullable() }),
  },
  get: {
    method: 'GET',
    path: '/console/approvals/:id',
    summary: 'One request, with what it would change by the facts of now.',
    access: 'operator',
    permission: 'approvals.view',
    params,
    response: z.object({
      approval,
      now: z.array(changeLine),
      /** Its subject has changed since it was asked: it can only be refused. */
      hasMoved: z.boolean(),
      mayDecide: z.boolean(),
      /** It concerns the caller, who therefore may not decide it. */
      isAboutSelf: z.boolean(),
    }),
    errors: ['approvals.not_found'],
  },
  approve: {
    method: 'POST',
    path: '/console/approvals/:id/approval',
    summary: 'Approves a request of somebody else, which executes it.',
    access: 'operator',
    permission: 'approvals.decide',
    confirmed: true,
    params,
    body: decision,
    response: approval,
    errors: [...DECISION_ERRORS, 'approvals.stale'],
  },
  refuse: {
    method: 'POST',
    path: '/console/approvals/:id/refusal',
    summary: 'Refuses a request of somebody else.',
    access: 'operator',
    permission: 'approvals.decide',
    confirmed: true,
    params,
    body: decision,
    response: approval,
    errors: DECISION_ERRORS,
  },
  withdraw: {
    method: 'POST',
    path: '/console/approvals/:id/withdrawal',
    summary: 'Withdraws a request of one’s own.',
    access: 'operator',
    permission: 'approvals.view',
    params,
    response: approval,
    errors: ['approvals.not_found', 'approvals.already_decided', 'approvals.expired'],
  },
});
