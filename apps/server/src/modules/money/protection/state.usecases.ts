import { policyOf } from '@croupier/contract/protection/policy.ts';
import type { PlayerBlock, PlayerLimit, ProtectionState } from '@croupier/contract/protection/protection.ts';
import type { Db } from '../../../platform/db/database.ts';
import { findGuard } from './guards.queries.ts';
import { blocksOf, compileRules } from './compile.rules.ts';
import { blockedBy, realityOf, usedLimits, type Guard, type GuardLimit } from './guard.rules.ts';
import { effectiveEnd, isActive, pendingOf, windowOf } from './limits.rules.ts';
import { findChoices, findClosure, listExclusions, listLimits } from './protection.queries.ts';
import type {
  MemberKey,
  Protected,
  ProtectionDeps,
  ProtectionHooks,
  Standing,
  StoredLimit,
} from './protection.types.ts';
import { periodAt, startOf } from './windows.rules.ts';

type ReadDeps = Pick<ProtectionDeps, 'merchants'>;

/** Everything that is stored about the protection of a member. */
export async function readProtected({ merchants }: ReadDeps, db: Db, key: MemberKey): Promise<Protected> {
  const { currency, settings } = await merchants.byId(key.merchantId);
  // One after the other: in a transaction there is only one connection.
  const choices = await findChoices(db, key);
  const limits = await listLimits(db, key);
  const exclusions = await listExclusions(db, key);
  const closure = await findClosure(db, key);
  return {
    currency,
    policy: policyOf(settings.protection),
    realityMinutes: choices.realityMinutes,
    isOfferOpen: choices.offerAnsweredAt === null && !limits.some(({ owner }) => owner === 'member'),
    limits,
    exclusions,
    closure,
  };
}

/** @returns null while the member may play and deposit */
export async function standingOf(
  deps: ReadDeps & Pick<ProtectionDeps, 'clock'>,
  db: Db,
  key: MemberKey,
): Promise<Standing> {
  const now = deps.clock.now();
  const exclusions = await listExclusions(db, key);
  const closure = await findClosure(db, key);
  const blocks = blocksOf({ exclusions, closure }, now);
  const isOpen = blocks.some(({ until }) => until === null);
  const until = isOpen ? null : Math.max(0, ...blocks.map((block) => block.until ?? 0));
  return {
    code: blockedBy(blocks, now),
    until: until ? new Date(until) : null,
    mayGetMarketing: blocks.length === 0,
  };
}

/** The guard of a member with the figures of the ledger, for screens: nothing is locked. */
export async function readGuard(
  { db, clock, wallet }: Pick<ProtectionDeps, 'db' | 'clock' | 'wallet'>,
  key: MemberKey,
  stored: Protected,
): Promise<Guard> {
  const now = clock.now();
  const guard = await findGuard(db, key);
  if (!guard) {
    const keptPeriod = periodAt(now);
    return { rules: compileRules(stored, { before: undefined, keptPeriod, now }), keptPeriod, figures: [] };
  }
  const { currency } = stored;
  const from = startOf(guard.keptPeriod);
  const until = startOf(periodAt(now) + 2);
  const figures = await wallet.figures({ ...key, currency, from, until });
  return {
    ...guard,
    figures: figures.map(({ periodStart, stakeMinor, payoutMinor }) => ({
      period: periodAt(periodStart),
      stakeMinor,
      payoutMinor,
    })),
  };
}

export async function depositsSince(
  hooks: ProtectionHooks,
  db: Db,
  query: MemberKey & { since: Date; exceptId: string | undefined },
): Promise<bigint> {
  let sum = 0n;
  for (const hook of hooks.depositsSince) sum += await hook(db, query);
  return sum;
}

type Counted = { limit: StoredLimit; used: GuardLimit | undefined; depositedMinor: bigint | undefined };

function shownLimit({ policy }: Protected, { limit, used, depositedMinor }: Counted, now: Date): PlayerLimit {
  const isTime = limit.kind === 'time';
  const asked = pendingOf(limit, policy, now);
  const window = windowOf(limit, now);
  const usedMinor = depositedMinor ?? used?.used ?? null;
  return {
    kind: limit.kind,
    span: limit.span,
    owner: limit.owner,
    amount: isTime ? null : limit.amountMinor,
    minutes: isTime ? Number(limit.amountMinor) : null,
    used: isTime ? null : usedMinor,
    usedMinutes: isTime && usedMinor !== null ? Number(usedMinor) : null,
    windowFrom: window?.from ?? null,
    windowUntil: window?.until ?? null,
    pending: asked && {
      amount: isTime ? null : asked.amountMinor,
      minutes: isTime && asked.amountMinor !== null ? Number(asked.amountMinor) : null,
      remove: asked.amountMinor === null,
      confirmFrom: asked.confirmFrom,
      lapsesAt: asked.lapsesAt,
    },
  };
}

function shownBlocks({ exclusions, closure }: Protected, now: Date): PlayerBlock[] {
  const blocks = exclusions
    .filter((exclusion) => isActive(exclusion, now))
    .map((exclusion): PlayerBlock => {
      const isCoolOff = exclusion.kind === 'cool_off';
      return {
        kind: isCoolOff ? 'cooling_off' : 'excluded',
        since: exclusion.startsAt,
        until: isCoolOff ? effectiveEnd(exclusion) : exclusion.endsAt,
        returnFrom: isCoolOff ? null : exclusion.endsAt,
        returnAt: isCoolOff ? null : exclusion.returnAt,
      };
    });
  return closure
    ? [...blocks, { kind: 'closed', since: closure.closedAt, until: null, returnFrom: null, returnAt: null }]
    : blocks;
}

/** What the member sees of their limits, reality check and exclusions. */
export async function protectionStateOf(deps: ProtectionDeps, key: MemberKey): Promise<ProtectionState> {
  const { db, clock, hooks } = deps;
  const now = clock.now();
  const stored = await readProtected(deps, db, key);
  const guard = await readGuard(deps, key, stored);
  const used = usedLimits(guard, now);
  const limits: PlayerLimit[] = [];
  for (const limit of stored.limits) {
    const since = limit.kind === 'deposit' ? windowOf(limit, now)?.from : undefined;
    limits.push(
      shownLimit(
        stored,
        {
          limit,
          used: used.find(
            (each) => each.owner === limit.owner && each.kind === limit.kind && each.span === limit.span,
          ),
          depositedMinor: since && (await depositsSince(hooks, db, { ...key, since, exceptId: undefined })),
        },
        now,
      ),
    );
  }
  const { policy } = stored;
  return {
    currency: stored.currency,
    limits,
    reality: {
      minutes: policy.realityChoices.find((each) => each === stored.realityMinutes) ?? policy.realityMinutes,
      choices: [...policy.realityChoices],
      ...realityOf(guard, now),
    },
    blocks: shownBlocks(stored, now),
    raiseAfterHours: policy.raiseAfterHours,
    confirmWithinDays: policy.confirmWithinDays,
    returnAfterHours: policy.returnAfterHours,
    isOfferOpen: stored.isOfferOpen,
  };
}
