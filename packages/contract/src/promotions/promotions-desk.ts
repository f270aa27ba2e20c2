import { z } from 'zod';
import { requestReason, requestResult } from '../access/approvals.ts';
import { fileContent, STORED_TYPE } from '../files/files.ts';
import { id } from '../ids.ts';
import { instant } from '../instant.ts';
import { money, positiveMoney } from '../money.ts';
import { languageCode } from '../merchants/system.ts';
import { merchantParams } from '../merchants/merchant-params.ts';
import { defineRoutes } from '../route.ts';
import { clause } from './clauses.ts';
import { definitionShape } from './definition.ts';
import { because, grantedReward } from './granted.ts';
import { promotionSettings } from './policy.ts';
import { applicationState, grantState, promotionKind, promotionState } from './words.ts';

const slug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/);
const texts = z.partialRecord(
  languageCode,
  z.object({ title: z.string().trim().min(1).max(80), summary: z.string().trim().max(200) }),
);

const listed = z.object({
  id,
  slug,
  kind: promotionKind,
  state: promotionState,
  title: z.string(),
  version: z.int(),
  hasDraft: z.boolean(),
  budget: money.nullable(),
  granted: money,
  grants: z.int(),
  opensAt: instant.nullable(),
  closesAt: instant.nullable(),
  changedAt: instant,
});
export type ListedPromotion = z.output<typeof listed>;

const versionLine = z.object({
  version: z.int(),
  publishedAt: instant,
  termsHash: z.string(),
});

const file = listed.extend({
  currency: z.string(),
  texts,
  /** What an operator works on; null where it is as published. */
  draft: definitionShape.nullable(),
  /** What runs; null before the first publication. */
  published: definitionShape.nullable(),
  versions: z.array(versionLine),
  policy: promotionSettings,
  /** A request to publish waits for a decision. */
  isAsked: z.boolean(),
});
export type PromotionFile = z.output<typeof file>;

const problem = z.object({ path: z.array(z.union([z.string(), z.number()])), code: z.string() });
export type DraftProblem = z.output<typeof problem>;

const simulation = z.object({
  /** The days that were looked at. */
  from: instant,
  until: instant,
  recipients: z.int(),
  grants: z.int(),
  cost: money,
  /** Of one recipient. */
  median: money,
  p90: money,
  /** When the budget would have been spent; null if it lasts. */
  spentAt: instant.nullable(),
  /** Recipients who share a device, address or payment account with another one, in hundredths of a percent. */
  sharedBps: z.int(),
  /** What it can't foresee, such as what operators decide. */
  isPartial: z.boolean(),
});
export type Simulation = z.output<typeof simulation>;

const application = z.object({
  id,
  promotionId: id,
  title: z.string(),
  member: z.object({ id, account: z.string() }),
  state: applicationState,
  comment: z.string(),
  pictures: z.array(id),
  /** Pictures are gone 90 days after the decision. */
  picturesErasedAt: instant.nullable(),
  /** Pictures that belong to another application, too. */
  seenBefore: z.array(id),
  remark: z.string().nullable(),
  amount: money.nullable(),
  askedAt: instant,
  decidedAt: instant.nullable(),
  min: money,
  max: money,
  /** Up to below this amount one operator decides alone. */
  line: money,
  /** What the member, and members with a mark in common, got from this promotion before. */
  earlier: z.array(
    z.object({ account: z.string(), isSame: z.boolean(), at: instant, amount: money, state: grantState }),
  ),
});
export type DeskApplication = z.output<typeof application>;

const grant = z.object({
  id,
  promotionId: id,
  title: z.string(),
  member: z.object({ id, account: z.string() }),
  state: grantState,
  rewards: z.array(grantedReward),
  because: z.array(because),
  cost: money,
  returned: money,
  remark: z.string().nullable(),
  createdAt: instant,
  expiresAt: instant.nullable(),
  claimedAt: instant.nullable(),
});
export type DeskGrant = z.output<typeof grant>;

const side = z.object({
  members: z.int(),
  /** Stakes less payouts, less what the promotion cost. */
  netRevenue: money,
});
const report = z.object({
  currency: z.string(),
  from: instant,
  until: instant,
  granted: money,
  returned: money,
  /** What the ledger paid from the promotion's cost account. */
  ledgerCost: money,
  recipients: z.int(),
  byState: z.array(z.object({ state: grantState, grants: z.int(), cost: money })),
  byDay: z.array(z.object({ day: z.iso.date(), grants: z.int(), cost: money })),
  /** Null without a group that gets nothing. */
  uplift: z
    .object({
      treated: side,
      control: side,
      /** Per member: the difference and its 95 % interval; null while there are too few. */
      difference: money.nullable(),
      low: money.nullable(),
      high: money.nullable(),
    })
    .nullable(),
});
export type PromotionReport = z.output<typeof report>;

const params = merchantParams.extend({ id });
const reads = { method: 'GET', access: 'operator', permission: 'promotions.view' } as const;
const manages = { access: 'operator', permission: 'promotions.manage' } as const;
const NOT_FOUND = ['promotions.not_found'] as const;

/** Only letters and digits count: separators are left out when codes are compared. */
const SIX_LETTERS = /^(?:[^\p{L}\p{N}]*[\p{L}\p{N}]){6}/u;

/** Operators' calls about promotions. */
export const promotionsDeskRoutes = defineRoutes({
  list: {
    ...reads,
    path: '/console/merchants/:merchantCode/promotions',
    summary: 'All promotions of a merchant, the newest first.',
    params: merchantParams,
    response: z.object({
      currency: z.string(),
      languages: z.array(languageCode),
      items: z.array(listed),
    }),
    errors: ['merchants.not_found'],
  },
  get: {
    ...reads,
    path: '/console/merchants/:merchantCode/promotions/:id',
    summary: 'One promotion with its draft, its versions and the policy that binds it.',
    params,
    response: file,
    errors: NOT_FOUND,
  },
  create: {
    ...manages,
    method: 'POST',
    path: '/console/merchants/:merchantCode/promotions',
    summary: 'Starts a promotion as a draft that nobody sees.',
    params: merchantParams,
    body: z.object({ slug, texts, draft: definitionShape }),
    response: file,
    errors: ['promotions.slug_taken', 'merchants.not_found'],
  },
  save: {
    ...manages,
    method: 'PUT',
    path: '/console/merchants/:merchantCode/promotions/:id',
    summary: 'Saves texts and draft; what runs stays as it is until a publication.',
    params,
    body: z.object({ texts, draft: definitionShape }),
    response: file,
    errors: [...NOT_FOUND, 'promotions.not_editable'],
  },
  preview: {
    ...reads,
    method: 'POST',
    path: '/console/merchants/:merchantCode/promotions/preview',
    summary: 'The printed terms of a draft, and what keeps it from being published.',
    params: merchantParams,
    body: z.object({ draft: definitionShape }),
    response: z.object({ clauses: z.array(clause), problems: z.array(problem) }),
    errors: ['merchants.not_found'],
  },
  simulate: {
    ...manages,
    method: 'POST',
    path: '/console/merchants/:merchantCode/promotions/simulation',
    summary: 'What a draft would have given in the last 30 days. Writes nothing.',
    params: merchantParams,
    body: z.object({ draft: definitionShape }),
    response: simulation,
    errors: ['merchants.not_found'],
  },
  publish: {
    ...manages,
    method: 'POST',
    path: '/console/merchants/:merchantCode/promotions/:id/publication',
    summary: 'Requests that the draft be published as the next version. A second person decides.',
    confirmed: true,
    params,
    body: z.object({ reason: requestReason }),
    response: requestResult,
    errors: [
      ...NOT_FOUND,
      'promotions.not_editable',
      'promotions.policy',
      'promotions.budget_lower',
      'approvals.already_asked',
    ],
  },
  move: {
    ...manages,
    method: 'POST',
    path: '/console/merchants/:merchantCode/promotions/:id/state',
    summary: 'Pauses, resumes or ends a promotion. What was granted stays.',
    confirmed: true,
    params,
    body: z.object({ to: z.enum(['running', 'paused', 'ended']) }),
    response: file,
    errors: [...NOT_FOUND, 'promotions.not_movable'],
  },
  codes: {
    ...manages,
    method: 'POST',
    path: '/console/merchants/:merchantCode/promotions/:id/codes',
    summary: 'Issues codes; they are stored as hashes and can’t be read again.',
    confirmed: true,
    params,
    body: z.object({
      codes: z.array(z.string().trim().regex(SIX_LETTERS).max(32)).min(1).max(1_000),
      uses: z.int().min(1).max(1_000_000),
    }),
    response: z.object({ added: z.int() }),
    errors: [...NOT_FOUND, 'promotions.not_editable'],
  },
  report: {
    ...reads,
    path: '/console/merchants/:merchantCode/promotions/:id/report',
    summary: 'What a promotion cost, day by day, and what it did against the group that gets nothing.',
    params,
    response: report,
    errors: NOT_FOUND,
  },
  applications: {
    ...reads,
    path: '/console/merchants/:merchantCode/applications',
    summary:
      'Applications with their pictures and earlier claims: those that wait, the oldest first, or the last decided.',
    params: merchantParams,
    query: z.object({ decided: z.enum(['0', '1']).default('0') }),
    response: z.object({ currency: z.string(), items: z.array(application) }),
    errors: ['merchants.not_found'],
  },
  picture: {
    ...reads,
    path: '/console/merchants/:merchantCode/applications/:id/pictures/:fileId',
    summary: 'One picture of an application.',
    params: params.extend({ fileId: id }),
    download: STORED_TYPE,
    response: fileContent,
    errors: ['files.not_found'],
  },
  grantApplication: {
    method: 'POST',
    access: 'operator',
    permission: 'promotions.applications.decide',
    path: '/console/merchants/:merchantCode/applications/:id/grant',
    summary: 'Grants an application: at once below the approval line, otherwise by request.',
    confirmed: true,
    params,
    body: z.object({ amount: positiveMoney, reason: requestReason }),
    response: requestResult,
    errors: [
      'promotions.application_not_found',
      'promotions.already_decided',
      'promotions.amount_outside',
      'promotions.budget_spent',
      'promotions.closed',
      'promotions.limit_reached',
      'promotions.group_used',
      'promotions.mark_used',
      'promotions.not_eligible',
      'approvals.already_asked',
    ],
  },
  rejectApplication: {
    method: 'POST',
    access: 'operator',
    permission: 'promotions.applications.decide',
    path: '/console/merchants/:merchantCode/applications/:id/rejection',
    summary: 'Rejects an application with a remark that the member reads.',
    params,
    body: z.object({ remark: z.string().trim().min(3).max(200) }),
    response: z.object({}),
    errors: ['promotions.application_not_found', 'promotions.already_decided'],
  },
  grants: {
    ...reads,
    path: '/console/merchants/:merchantCode/grants',
    summary: 'Grants, the newest first, 50 at a time.',
    params: merchantParams,
    query: z.object({
      promotionId: id.optional(),
      account: z.string().trim().min(1).max(64).optional(),
      state: grantState.optional(),
      after: id.optional(),
    }),
    response: z.object({ currency: z.string(), items: z.array(grant), next: id.nullable() }),
    errors: ['merchants.not_found'],
  },
  releaseGrant: {
    method: 'POST',
    access: 'operator',
    permission: 'promotions.grants.decide',
    path: '/console/merchants/:merchantCode/grants/:id/release',
    summary: 'Lets a grant under review go to its member.',
    params,
    response: grant,
    errors: ['promotions.grant_not_found', 'promotions.already_decided'],
  },
  revokeGrant: {
    method: 'POST',
    access: 'operator',
    permission: 'promotions.grants.decide',
    path: '/console/merchants/:merchantCode/grants/:id/revocation',
    summary:
      'Requests that a grant be taken back: what waits and what is still under terms, never the main wallet. A second person decides.',
    confirmed: true,
    params,
    body: z.object({ reason: requestReason }),
    response: requestResult,
    errors: ['promotions.grant_not_found', 'promotions.already_decided', 'approvals.already_asked'],
  },
});
