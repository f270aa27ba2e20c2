import { appError, type AppError } from '../../../../platform/http/errors.ts';
import { refusalOf, type Decision } from '../engine/decide.rules.ts';
import { promotionErrors } from '../promotions.errors.ts';
import type { Grant, GrantOutcome } from '../promotions.types.ts';

const OUTCOMES = {
  closed: promotionErrors.closed,
  budget: promotionErrors.budgetSpent,
  total: promotionErrors.budgetSpent,
  limit: promotionErrors.limitReached,
  group: promotionErrors.groupUsed,
  mark: promotionErrors.markUsed,
} as const;

/** What a refused decision says to the member: what was missing first. */
export function decisionError(decision: Decision): AppError {
  const missing = refusalOf(decision);
  if (missing?.key === 'opensAt') return appError(promotionErrors.notOpen);
  if (missing?.key === 'closesAt') return appError(promotionErrors.closed);
  return appError(promotionErrors.notEligible, {
    value: { because: decision.because.map((each) => ({ ...each })) },
  });
}

const outcomeError = ({ outcome }: { outcome: keyof typeof OUTCOMES }): AppError =>
  appError(OUTCOMES[outcome]);

/** The grant, whether it is new or was there. @throws why there is none */
export function grantedOf(outcome: GrantOutcome): Grant {
  if (outcome.outcome === 'granted' || outcome.outcome === 'duplicate') return outcome.grant;
  throw outcomeError(outcome);
}
