import type { ProtectionPolicy } from '@croupier/contract/protection/policy.ts';
import { periodAt, startOf, windowAt } from './windows.rules.ts';
import type { StoredExclusion, StoredLimit } from './protection.types.ts';

const HOUR_MILLISECONDS = 60 * 60_000;
const DAY_MILLISECONDS = 24 * HOUR_MILLISECONDS;

type Key = Pick<StoredLimit, 'owner' | 'kind' | 'span'>;

/**
 * A new limit begins with the period in which it is set. Play that a guard has already added up is never counted again,
 * so it can't begin before `keptPeriod`.
 */
export const newLimit = (
  key: Key,
  amountMinor: bigint,
  { now, keptPeriod }: { now: Date; keptPeriod: number },
): StoredLimit => ({
  owner: key.owner,
  kind: key.kind,
  span: key.span,
  amountMinor,
  since: startOf(Math.max(periodAt(now), keptPeriod)),
  askedMinor: null,
  askedAt: null,
});

/** A lower limit applies at once and withdraws a request for a higher one; a higher one is only requested. */
export const changedLimit = (limit: StoredLimit, amountMinor: bigint, now: Date): StoredLimit =>
  amountMinor > limit.amountMinor
    ? { ...limit, askedMinor: amountMinor, askedAt: now }
    : { ...limit, amountMinor, askedMinor: null, askedAt: null };

export const requestRemoval = (limit: StoredLimit, now: Date): StoredLimit => ({
  ...limit,
  askedMinor: null,
  askedAt: now,
});

export const withoutRequest = (limit: StoredLimit): StoredLimit => ({
  ...limit,
  askedMinor: null,
  askedAt: null,
});

export type Pending = { amountMinor: bigint | null; confirmFrom: Date; lapsesAt: Date };

/** What the member has asked for; null without a request, or once it has lapsed. An amount of null is a removal. */
export function pendingOf(limit: StoredLimit, policy: ProtectionPolicy, now: Date): Pending | null {
  if (!limit.askedAt) return null;
  const confirmFrom = new Date(limit.askedAt.getTime() + policy.raiseAfterHours * HOUR_MILLISECONDS);
  const lapsesAt = new Date(confirmFrom.getTime() + policy.confirmWithinDays * DAY_MILLISECONDS);
  return now >= lapsesAt ? null : { amountMinor: limit.askedMinor, confirmFrom, lapsesAt };
}

/** The current window of a limit; a limit of a single stake has none. */
export function windowOf({ span, since }: StoredLimit, now: Date): { from: Date; until: Date } | null {
  if (span === 'once') return null;
  const { from, until } = windowAt(span, periodAt(since), periodAt(now));
  return { from: startOf(from), until: startOf(until) };
}

const COOL_OFF_DAYS = { '24h': 1, '7d': 7, '30d': 30 } as const;
const EXCLUSION_MONTHS = { '6m': 6, '1y': 12, '5y': 60 } as const;

export const endOfCoolOff = (period: keyof typeof COOL_OFF_DAYS, now: Date): Date =>
  new Date(now.getTime() + COOL_OFF_DAYS[period] * DAY_MILLISECONDS);

/** The same day of the month in UTC; after a shorter month, the first of the next. Null: for ever. */
export function endOfExclusion(period: keyof typeof EXCLUSION_MONTHS | 'ever', now: Date): Date | null {
  if (period === 'ever') return null;
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() + EXCLUSION_MONTHS[period]);
  return end;
}

/** Whether the second end is later; null is for ever. */
export const isLonger = (end: Date | null, than: Date | null): boolean =>
  than !== null && (end === null || end > than);

/** When an exclusion stops to apply; null if no end is known. A self-exclusion goes on until a return. */
export const effectiveEnd = ({ kind, endsAt, returnAt }: StoredExclusion): Date | null =>
  kind === 'cool_off' ? endsAt : returnAt;

export const isActive = (exclusion: StoredExclusion, now: Date): boolean => {
  const end = effectiveEnd(exclusion);
  return end === null || now < end;
};
