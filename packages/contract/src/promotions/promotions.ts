import { z } from 'zod';
import { fileInfo, MAX_FILES } from '../files/files.ts';
import { id } from '../ids.ts';
import { instant } from '../instant.ts';
import { money, positiveMoney } from '../money.ts';
import { defineRoutes } from '../route.ts';
import { clause } from './clauses.ts';
import { because, grantedReward } from './granted.ts';
import { applicationState, grantState, memberStatus, promotionKind, rewardKind } from './words.ts';

/** What a member can do next. */
const NEXT_STEPS = ['join', 'claim', 'apply', 'code', 'deposit', 'play', 'wait', 'none'] as const;
export const nextStep = z.enum(NEXT_STEPS);
export type NextStep = z.infer<typeof nextStep>;

const promotionCard = z.object({
  id,
  /** In the address, and what its text of the content joins by. */
  slug: z.string(),
  kind: promotionKind,
  title: z.string(),
  summary: z.string(),
  rewards: z.array(rewardKind),
  opensAt: instant.nullable(),
  closesAt: instant.nullable(),
  status: memberStatus,
  next: nextStep,
  /** Why the next step can't be taken now, as a key; null if it can. */
  reason: z.string().nullable(),
  isJoined: z.boolean(),
  /** How far the member is with what is missing. */
  because: z.array(because),
  /** What the member would get now, or got last. */
  worth: z.array(grantedReward),
});
export type PromotionCard = z.output<typeof promotionCard>;

const memberApplication = z.object({
  id,
  state: applicationState,
  comment: z.string(),
  remark: z.string().nullable(),
  askedAt: instant,
  pictures: z.array(fileInfo),
  /** Pictures are gone 90 days after the decision. */
  picturesErasedAt: instant.nullable(),
});

const promotionDetail = promotionCard.extend({
  version: z.int(),
  termsHash: z.string(),
  clauses: z.array(clause),
  /** The terms that the member accepted, if they are older. */
  acceptedVersion: z.int().nullable(),
  applications: z.array(memberApplication),
  /** What one application may ask for. */
  maxPictures: z.literal(MAX_FILES),
});
export type PromotionDetail = z.output<typeof promotionDetail>;

const reward = z.object({
  id,
  promotionId: id,
  slug: z.string(),
  title: z.string(),
  state: grantState,
  rewards: z.array(grantedReward),
  because: z.array(because),
  createdAt: instant,
  expiresAt: instant.nullable(),
  claimedAt: instant.nullable(),
  remark: z.string().nullable(),
});
export type MemberReward = z.output<typeof reward>;

const params = z.object({ id });
export const APPLICATION_COMMENT_MAX = 140;
const CLAIM_ERRORS = [
  'promotions.not_found',
  'promotions.closed',
  'promotions.not_open',
  'promotions.not_eligible',
  'promotions.budget_spent',
  'promotions.limit_reached',
  'promotions.group_used',
  'promotions.mark_used',
  'promotions.under_review',
  'promotions.not_claimable',
  'bonuses.free_rounds_unavailable',
] as const;

/** Promotions, as members and visitors see them. */
export const promotionsRoutes = defineRoutes({
  list: {
    method: 'GET',
    path: '/wps/promotions',
    summary: 'What is shown now, with where the caller stands and the one next step of each.',
    access: 'visitor',
    response: z.object({ items: z.array(promotionCard) }),
  },
  forDeposit: {
    method: 'GET',
    path: '/wps/promotions/deposit',
    summary: 'The bonuses that a deposit of this amount would bring, with what each would be.',
    access: 'member',
    query: z.object({ amount: positiveMoney }),
    response: z.object({
      items: z.array(
        z.object({
          id,
          slug: z.string(),
          title: z.string(),
          termsHash: z.string(),
          isJoined: z.boolean(),
          /** What this deposit would bring. */
          rewards: z.array(grantedReward),
          /** What must be wagered, and until when after the start. */
          wager: money,
          days: z.int(),
          /** Why it brings nothing, as a key; null if it brings something. */
          reason: z.string().nullable(),
        }),
      ),
    }),
  },
  coupon: {
    method: 'POST',
    path: '/wps/promotions/coupon',
    summary: 'Redeems a code. Wrong codes are limited.',
    access: 'member',
    body: z.object({ code: z.string().trim().min(1).max(64) }),
    response: reward,
    errors: [...CLAIM_ERRORS, 'promotions.code_unknown', 'promotions.code_used', 'promotions.code_tries'],
  },
  get: {
    method: 'GET',
    path: '/wps/promotions/:id',
    summary: 'One promotion with its printed terms.',
    access: 'visitor',
    params,
    response: promotionDetail,
    errors: ['promotions.not_found'],
  },
  join: {
    method: 'POST',
    path: '/wps/promotions/:id/join',
    summary: 'Joins under the terms with this hash, which are kept with the entry.',
    access: 'member',
    params,
    body: z.object({ termsHash: z.string().length(64) }),
    response: promotionDetail,
    errors: [...CLAIM_ERRORS, 'promotions.terms_changed'],
  },
  leave: {
    method: 'DELETE',
    path: '/wps/promotions/:id/join',
    summary: 'Leaves a promotion; what was granted stays.',
    access: 'member',
    params,
    response: promotionDetail,
    errors: ['promotions.not_found'],
  },
  apply: {
    method: 'POST',
    path: '/wps/promotions/:id/apply',
    summary: 'Applies with a comment and up to three uploaded pictures; an operator decides.',
    access: 'member',
    params,
    body: z.object({
      comment: z.string().trim().min(1).max(APPLICATION_COMMENT_MAX),
      pictures: z.array(id).max(MAX_FILES).default([]),
    }),
    response: promotionDetail,
    errors: [
      ...CLAIM_ERRORS,
      'promotions.not_applicable',
      'promotions.already_applied',
      'files.not_found',
      'files.too_many',
    ],
  },
  claim: {
    method: 'POST',
    path: '/wps/promotions/:id/claim',
    summary: 'Claims what the promotion gives the caller now.',
    access: 'member',
    params,
    response: reward,
    errors: CLAIM_ERRORS,
  },
});

/** Everything that a member has been given. */
export const rewardsRoutes = defineRoutes({
  list: {
    method: 'GET',
    path: '/wps/rewards',
    summary: 'What can be claimed, what is in process and what is over, newest first.',
    access: 'member',
    query: z.object({
      after: id.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    response: z.object({
      open: z.array(reward),
      past: z.array(reward),
      next: id.nullable(),
      /** Cash that “claim all” would bring. */
      claimable: money,
    }),
  },
  count: {
    method: 'GET',
    path: '/wps/rewards/count',
    summary: 'How many rewards wait to be claimed.',
    access: 'session',
    response: z.object({ count: z.int() }),
  },
  claim: {
    method: 'POST',
    path: '/wps/rewards/:id/claim',
    summary: 'Claims one reward; again it changes nothing.',
    access: 'member',
    params,
    response: reward,
    errors: [
      'promotions.grant_not_found',
      'promotions.not_claimable',
      'promotions.expired',
      'promotions.under_review',
      'bonuses.free_rounds_unavailable',
    ],
  },
  claimAll: {
    method: 'POST',
    path: '/wps/rewards/claimAll',
    summary: 'Claims everything that waits.',
    access: 'member',
    response: z.object({ claimed: z.array(id), cash: money }),
  },
});
