import type { NextStep } from '@croupier/contract/promotions/promotions.ts';
import type { ApplicationState, GrantState, MemberStatus } from '@croupier/contract/promotions/words.ts';
import type { Promotion } from '../promotions.types.ts';
import { refusalOf, type Decision } from './decide.rules.ts';

export type Standing = {
  promotion: Promotion;
  at: Date;
  /** Null for a visitor. */
  decision: Decision | null;
  hasJoined: boolean;
  application: { state: ApplicationState } | undefined;
  /** The member's newest grant, and whether the limit leaves another one. */
  grant: { state: GrantState } | undefined;
  mayGetMore: boolean;
};

export type Shown = { status: MemberStatus; next: NextStep; reason: string | null };

const GRANT_STATUS: Readonly<Record<GrantState, MemberStatus>> = {
  issued: 'issued',
  claimed: 'claimed',
  process: 'process',
  review: 'applying',
  expired: 'closed',
  revoked: 'closed',
};

/** Why a promotion gives nothing any more, whoever asks. */
function overBecause({ state, definition, ...of }: Promotion, at: Date): string | null {
  if (state === 'paused') return 'paused';
  if (state === 'ended' || (definition.closesAt && definition.closesAt <= at)) return 'over';
  const isSpent = of.budgetMinor !== null && of.grantedMinor >= of.budgetMinor;
  const isGiven = of.grantsTotal !== null && of.grantsCount >= of.grantsTotal;
  return isSpent || isGiven ? 'budgetSpent' : null;
}

/** Bonus money for an event, and contests, need that the member has joined. */
export const needsEntry = ({ definition }: Pick<Promotion, 'definition'>): boolean =>
  definition.who.some(({ is }) => is === 'joined') ||
  (definition.trigger.on === 'event' && definition.rewards.some(({ kind }) => kind === 'bonus')) ||
  ['mission', 'race', 'envelope'].includes(definition.kind);

function openStep({ promotion, decision, hasJoined }: Standing): Shown {
  const { definition } = promotion;
  const { on } = definition.trigger;
  const refusal = decision && refusalOf(decision);
  // What only the event itself brings is not missing before it.
  const missing =
    refusal &&
    !['event', 'roll', 'operator', 'place', 'pool', 'joined', 'weekday', 'nth'].includes(refusal.key)
      ? refusal
      : undefined;
  const isBase = missing?.key.startsWith('base.') ?? false;
  if (needsEntry(promotion) && !hasJoined)
    return { status: 'join', next: 'join', reason: missing && !isBase ? missing.key : null };
  const status: MemberStatus = hasJoined ? 'joined' : 'join';
  if (on === 'claim') return { status, next: 'claim', reason: missing?.key ?? null };
  if (on === 'apply') return { status, next: 'apply', reason: missing?.key ?? null };
  if (on === 'code') return { status, next: 'code', reason: missing?.key ?? null };
  const reason = missing && !isBase ? missing.key : null;
  if (on === 'event' && definition.trigger.name === 'deposit.credited')
    return { status, next: 'deposit', reason };
  if (on === 'play' || on === 'schedule') return { status, next: 'play', reason };
  return { status, next: 'wait', reason };
}

/** What a member sees of a promotion, the one next step, and why it can't be taken. */
export function statusOf(standing: Standing): Shown {
  const { promotion, at, application, grant, mayGetMore } = standing;
  const { opensAt } = promotion.definition;
  if (grant?.state === 'issued') return { status: 'issued', next: 'claim', reason: null };
  if (grant?.state === 'process') return { status: 'process', next: 'wait', reason: null };
  if (grant?.state === 'review') return { status: 'applying', next: 'wait', reason: 'review' };
  if (application && ['waiting', 'asked'].includes(application.state))
    return { status: 'applying', next: 'wait', reason: 'applying' };
  const over = overBecause(promotion, at);
  if (over && grant?.state === 'claimed') return { status: 'claimed', next: 'none', reason: null };
  if (over) return { status: 'closed', next: 'none', reason: over };
  if (opensAt && opensAt > at) return { status: 'comingSoon', next: 'none', reason: 'comingSoon' };
  if (grant && !mayGetMore) return { status: GRANT_STATUS[grant.state], next: 'none', reason: 'limit' };
  if (application?.state === 'rejected' && !grant) return { ...openStep(standing), status: 'rejected' };
  return openStep(standing);
}
