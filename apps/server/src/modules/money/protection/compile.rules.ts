import type { GuardBlock, GuardLimit, GuardRules } from './guard.rules.ts';
import { effectiveEnd, isActive } from './limits.rules.ts';
import type { Protected, StoredLimit } from './protection.types.ts';
import { PERIOD_MINUTES, periodAt, windowAt } from './windows.rules.ts';

export function blocksOf(
  { exclusions, closure }: Pick<Protected, 'exclusions' | 'closure'>,
  now: Date,
): GuardBlock[] {
  const blocks = exclusions
    .filter((exclusion) => isActive(exclusion, now))
    .map((exclusion): GuardBlock => {
      const kind = exclusion.kind === 'cool_off' ? 'cooling_off' : 'excluded';
      return { kind, until: effectiveEnd(exclusion)?.getTime() ?? null };
    });
  return closure ? [...blocks, { kind: 'closed', until: null }] : blocks;
}

/** A limit that was only changed keeps what was used of it. */
function guardLimit(limit: StoredLimit, before: GuardRules | undefined): GuardLimit[] {
  const { owner, kind, span, amountMinor: amount } = limit;
  if (kind === 'deposit' || kind === 'stake' || span === 'once') return [];
  const anchor = periodAt(limit.since);
  const known = before?.limits.find(
    (each) => each.owner === owner && each.kind === kind && each.span === span && each.anchor === anchor,
  );
  return [
    known
      ? { ...known, amount }
      : { owner, kind, span, amount, anchor, ...windowAt(span, anchor, anchor), used: 0n },
  ];
}

/** What stakes are checked against, from everything that applies to a member. */
export function compileRules(
  given: Pick<Protected, 'limits' | 'exclusions' | 'closure' | 'realityMinutes' | 'policy'>,
  { before, keptPeriod, now }: { before: GuardRules | undefined; keptPeriod: number; now: Date },
): GuardRules {
  const stakes = given.limits.filter(({ kind }) => kind === 'stake').map(({ amountMinor }) => amountMinor);
  const minutes = given.realityMinutes ?? given.policy.realityMinutes;
  return {
    blocks: blocksOf(given, now),
    maxStake: stakes.reduce<bigint | null>(
      (least, each) => (least === null || each < least ? each : least),
      null,
    ),
    limits: given.limits.flatMap((limit) => guardLimit(limit, before)),
    reality: {
      from: before?.reality.from ?? Math.max(periodAt(now), keptPeriod),
      played: before?.reality.played ?? 0,
      every: minutes / PERIOD_MINUTES,
    },
  };
}
