import { z } from 'zod';
import { requestReason, requestResult } from '../access/approvals.ts';
import { memberParams } from '../access/member-acts.ts';
import { id, idempotencyKey } from '../ids.ts';
import { instant } from '../instant.ts';
import { merchantParams } from '../merchants/merchant-params.ts';
import { money } from '../money.ts';
import { defineRoutes } from '../route.ts';
import { bonusEnd, bonusState, bonusTerms } from './terms.ts';

export const bonus = z.object({
  id,
  promotionId: z.string(),
  /** The name of the promotion in the reader's language; empty if it has none. */
  title: z.string(),
  currency: z.string(),
  state: bonusState,
  endedHow: bonusEnd.nullable(),
  granted: money,
  /** What is left of it; zero unless it plays. */
  balance: money,
  required: money,
  wagered: money,
  /** Bonus money in open rounds, and the number of open rounds that count for it. */
  openStake: money,
  openRounds: z.int(),
  /** What became the member's own, and what went back to the house. */
  released: money,
  returned: money,
  issuedAt: instant,
  /** A waiting bonus can be started before then. */
  startUntil: instant,
  startedAt: instant.nullable(),
  expiresAt: instant.nullable(),
  /** The clock stands still until then. */
  pausedUntil: instant.nullable(),
  endedAt: instant.nullable(),
  terms: bonusTerms,
});
export type Bonus = z.infer<typeof bonus>;

/** What leaving a bonus costs now. */
export const cancellation = z.object({
  lost: money,
  /** Wagered so far, which is lost, too. */
  wagered: money,
  openRounds: z.int(),
  openStake: money,
  /** Stands for these figures: leaving is refused once they have changed. */
  token: z.string(),
});
export type BonusCancellation = z.infer<typeof cancellation>;

const params = z.object({ id });

/** Money under terms, for the member. */
export const bonusesRoutes = defineRoutes({
  list: {
    method: 'GET',
    path: '/wps/bonuses',
    summary:
      'The member’s bonuses: the one that plays first, then those that wait, then what has ended, newest first.',
    access: 'member',
    response: z.object({ items: z.array(bonus) }),
  },
  get: {
    method: 'GET',
    path: '/wps/bonuses/:id',
    summary: 'One bonus with its terms, its wagering and its time. Its rounds: `GET /wps/rounds?bonusId=`.',
    access: 'member',
    params,
    response: bonus,
    errors: ['bonuses.not_found'],
  },
  cancellation: {
    method: 'GET',
    path: '/wps/bonuses/:id/cancellation',
    summary: 'What leaving the bonus costs now, with the token that leaving it needs.',
    access: 'member',
    params,
    response: cancellation,
    errors: ['bonuses.not_found', 'bonuses.ended'],
  },
  activate: {
    method: 'POST',
    path: '/wps/bonuses/:id/activate',
    summary: 'Starts a waiting bonus, if no other one plays.',
    access: 'member',
    params,
    response: bonus,
    errors: [
      'bonuses.not_found',
      'bonuses.not_waiting',
      'bonuses.one_plays',
      'protection.excluded',
      'protection.cooling_off',
      'protection.account_closed',
    ],
  },
  cancel: {
    method: 'DELETE',
    path: '/wps/bonuses/:id',
    summary: 'Leaves the bonus: its balance and what is open of it go back to the house. Own money stays.',
    access: 'member',
    params,
    query: z.object({ token: z.string().min(1).max(64) }),
    response: bonus,
    errors: ['bonuses.not_found', 'bonuses.ended', 'bonuses.preview_needed'],
  },
});

const memberBonus = bonus.extend({ grantId: id, covered: money });
export type MemberBonus = z.infer<typeof memberBonus>;

/** Money under terms, for operators. */
export const bonusDeskRoutes = defineRoutes({
  ofMember: {
    method: 'GET',
    path: '/console/merchants/:merchantCode/members/:id/bonuses',
    summary: 'The bonuses of a member, newest first.',
    access: 'operator',
    permission: 'bonuses.view',
    params: memberParams,
    response: z.object({ items: z.array(memberBonus) }),
    errors: ['identity.member_not_found'],
  },
  revoke: {
    method: 'POST',
    path: '/console/merchants/:merchantCode/bonuses/:id/revoke',
    summary: 'Requests that a bonus be taken back, which a second person decides. Own money is not touched.',
    access: 'operator',
    permission: 'bonuses.revoke',
    confirmed: true,
    params: merchantParams.extend({ id }),
    body: z.object({ key: idempotencyKey, reason: requestReason }),
    response: requestResult,
    errors: [
      'bonuses.not_found',
      'bonuses.ended',
      'approvals.already_asked',
      'approvals.already_decided',
      'approvals.altered',
    ],
  },
});
