import type { LimitKind, LimitSpan, ProtectionCode } from '@croupier/contract/protection/protection.ts';
import { PERIOD_MINUTES, periodAt, windowAt } from './windows.rules.ts';

export type BlockKind = 'excluded' | 'cooling_off' | 'closed';
/** `until` in milliseconds; null while no end is known. */
export type GuardBlock = { kind: BlockKind; until: number | null };

/**
 * A limit on what is played in a window, as stakes are checked against it. `used` is what was used from the start of
 * the window `from` until the period up to which the guard keeps its figures. For the kind `time`, amounts are minutes.
 */
export type GuardLimit = {
  owner: 'member' | 'operator';
  kind: Exclude<LimitKind, 'deposit' | 'stake'>;
  span: Exclude<LimitSpan, 'once'>;
  amount: bigint;
  anchor: number;
  from: number;
  until: number;
  used: bigint;
};

/** Counts periods with play: `every` so many, since period `from`; `played` of them before the kept period. */
export type GuardReality = { every: number; from: number; played: number };

export type GuardRules = {
  blocks: readonly GuardBlock[];
  maxStake: bigint | null;
  limits: readonly GuardLimit[];
  reality: GuardReality;
};

/** What a member played in one period of the ledger. */
export type PlayPeriod = { period: number; stakeMinor: bigint; payoutMinor: bigint };

/** The rules of a member, and the periods with play since the kept one, the open period included. */
export type Guard = { rules: GuardRules; keptPeriod: number; figures: readonly PlayPeriod[] };

type StoredLimit = Omit<GuardLimit, 'amount' | 'used'> & { amount: string; used: string };
type StoredRules = Omit<GuardRules, 'maxStake' | 'limits'> & {
  maxStake: string | null;
  limits: readonly StoredLimit[];
};

export function parseRules(text: string): GuardRules {
  const stored = JSON.parse(text) as StoredRules;
  return {
    ...stored,
    maxStake: stored.maxStake === null ? null : BigInt(stored.maxStake),
    limits: stored.limits.map((limit) => ({
      ...limit,
      amount: BigInt(limit.amount),
      used: BigInt(limit.used),
    })),
  };
}

export const formatRules = ({ blocks, maxStake, limits, reality }: GuardRules): string =>
  JSON.stringify({
    blocks,
    maxStake: maxStake === null ? null : String(maxStake),
    limits: limits.map((limit) => ({ ...limit, amount: String(limit.amount), used: String(limit.used) })),
    reality,
  } satisfies StoredRules);

const hasPlay = ({ stakeMinor }: PlayPeriod): boolean => stakeMinor > 0n;

/** What one period uses of a limit. */
function useOf(kind: GuardLimit['kind'], played: PlayPeriod): bigint {
  if (kind === 'wager') return played.stakeMinor;
  if (kind === 'loss') return played.stakeMinor - played.payoutMinor;
  return hasPlay(played) ? BigInt(PERIOD_MINUTES) : 0n;
}

/**
 * The limit in its window at `period`. The clock of another server may have been ahead when the next window was kept;
 * it then began for everybody.
 */
function current(limit: GuardLimit, period: number): GuardLimit {
  if (period < limit.until) return limit;
  return { ...limit, ...windowAt(limit.span, limit.anchor, period), used: 0n };
}

/** What is used of a limit in its window at `period`, in periods that are not left out. */
function usedOf(
  { kind, from, used }: GuardLimit,
  figures: readonly PlayPeriod[],
  isCounted: (period: number) => boolean,
): bigint {
  let sum = used;
  for (const played of figures)
    if (played.period >= from && isCounted(played.period)) sum += useOf(kind, played);
  return sum;
}

const all = (): boolean => true;

/** Each limit with its current window and everything that is used in it. */
export const usedLimits = ({ rules, figures }: Guard, at: Date): GuardLimit[] =>
  rules.limits.map((limit) => {
    const now = current(limit, periodAt(at));
    return { ...now, used: usedOf(now, figures, all) };
  });

/** Periods with play since the last answer to a reality check, without those left out. */
function playedSince({ rules, figures }: Guard, isCounted: (period: number) => boolean): number {
  const { from, played } = rules.reality;
  let sum = played;
  for (const one of figures) if (one.period >= from && isCounted(one.period) && hasPlay(one)) sum += 1;
  return sum;
}

/** Minutes of play since the last answer, and whether the next one is due. */
export function realityOf(guard: Guard, at: Date): { playedMinutes: number; isDue: boolean } {
  const period = periodAt(at);
  return {
    playedMinutes: playedSince(guard, all) * PERIOD_MINUTES,
    isDue: playedSince(guard, (each) => each !== period) >= guard.rules.reality.every,
  };
}

const CODES: Readonly<Record<BlockKind, ProtectionCode>> = {
  excluded: 'protection.excluded',
  cooling_off: 'protection.cooling_off',
  closed: 'protection.account_closed',
};
const BLOCK_ORDER: readonly BlockKind[] = ['excluded', 'closed', 'cooling_off'];

/** The refusal of a member who may not play at all; null for everybody else. */
export function blockedBy(blocks: readonly GuardBlock[], at: Date): ProtectionCode | null {
  if (blocks.length === 0) return null;
  const now = at.getTime();
  const active = blocks.filter(({ until }) => until === null || now < until);
  const kind = BLOCK_ORDER.find((each) => active.some((block) => block.kind === each));
  return kind ? CODES[kind] : null;
}

function exceeds(limit: GuardLimit, guard: Guard, stakeMinor: bigint, period: number): boolean {
  const now = current(limit, period);
  if (now.kind !== 'time') return usedOf(now, guard.figures, all) + stakeMinor > now.amount;
  // A period counts as soon as it has a stake, so further stakes in the open one cost no time.
  return usedOf(now, guard.figures, (each) => each !== period) + BigInt(PERIOD_MINUTES) > now.amount;
}

/** Decides whether a member may place a stake now; null admits it. */
export function admit(guard: Guard, stakeMinor: bigint, at: Date): ProtectionCode | null {
  const { rules } = guard;
  const blocked = blockedBy(rules.blocks, at);
  if (blocked) return blocked;
  const period = periodAt(at);
  if (rules.maxStake !== null && stakeMinor > rules.maxStake) return 'protection.limit_reached';
  for (const limit of rules.limits)
    if (exceeds(limit, guard, stakeMinor, period))
      return limit.kind === 'time' ? 'protection.time_used_up' : 'protection.limit_reached';
  const due = playedSince(guard, (each) => each !== period) >= rules.reality.every;
  return due ? 'protection.reality_check_due' : null;
}

/**
 * Adds up the periods before `period` in the rules, so that later stakes need not read them. Play in these periods must
 * be final.
 */
export function fold({ rules, figures }: Guard, period: number, at: Date): GuardRules {
  const isFinal = (each: number): boolean => each < period;
  return {
    ...rules,
    limits: rules.limits.map((limit) => {
      const now = current(limit, periodAt(at));
      return { ...now, used: usedOf(now, figures, isFinal) };
    }),
    reality: { ...rules.reality, played: playedSince({ rules, figures, keptPeriod: 0 }, isFinal) },
  };
}
