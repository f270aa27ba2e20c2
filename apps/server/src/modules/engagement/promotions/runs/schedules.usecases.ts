import { PERIOD_SECONDS } from '../../../money/wallet/index.ts';
import { TYPES_OF_KIND } from '../../../access/members/index.ts';
import { decide } from '../engine/decide.rules.ts';
import { needsOf } from '../engine/needs.rules.ts';
import { scheduledBefore } from '../engine/windows.rules.ts';
import { readFacts } from '../facts/facts.usecases.ts';
import { pageOfMembers } from '../facts/members.reads.ts';
import { grantMany } from '../grants/granting.usecases.ts';
import { PAGE_MEMBERS } from '../promotions.config.ts';
import type { NewGrant, Parts, Promotion } from '../promotions.types.ts';
import { findPublished, listPublished } from '../versions/versions.queries.ts';
import { listOpenRuns, lockRun, moveRun, startRun, type Run } from './runs.queries.ts';

const PERIOD_MILLISECONDS = PERIOD_SECONDS * 1_000;

/** Members and agents: agents play, too. */
const TYPES = [...TYPES_OF_KIND.member, ...TYPES_OF_KIND.agent];

/** What a run pays for lies within the promotion's own dates. */
function windowOf({ definition }: Promotion, span: { from: Date; until: Date }) {
  const { opensAt, closesAt } = definition;
  const from = opensAt && opensAt > span.from ? opensAt : span.from;
  const until = closesAt && closesAt < span.until ? closesAt : span.until;
  return until > from ? { from, until } : undefined;
}

/** Starts the runs that are due: each window of each schedule once, when its figures are sealed. */
async function startDue(parts: Parts, merchantId: string): Promise<void> {
  const { db, clock, figures, merchants } = parts;
  const { settings } = await merchants.byId(merchantId);
  const at = clock.now();
  const sealed = await figures.reader('promotions').sealedUntil(db, merchantId);
  for (const promotion of await listPublished(db, merchantId)) {
    const { trigger } = promotion.definition;
    if (promotion.state !== 'running' || trigger.on !== 'schedule') continue;
    const { span, dueAt } = scheduledBefore(trigger, at, settings.settlement.timeZone);
    const window = windowOf(promotion, span);
    const needs = needsOf(promotion.definition);
    const untilPeriod = Math.ceil(span.until.getTime() / PERIOD_MILLISECONDS);
    const isSealed = (!needs.paid && needs.played.size === 0) || (sealed ?? 0) >= untilPeriod;
    if (!window || dueAt > at || !isSealed) continue;
    await startRun(db, {
      merchantId,
      promotionId: promotion.id,
      windowKey: span.key,
      version: promotion.version,
      fromAt: window.from,
      untilAt: window.until,
      at: dueAt,
    });
  }
}

/** What one page of members gets. */
async function grantsOf(
  parts: Parts,
  promotion: Promotion,
  { fromAt, untilAt, windowKey }: Run,
  memberIds: readonly string[],
): Promise<NewGrant[]> {
  const at = parts.clock.now();
  const paid = { from: fromAt, until: untilAt };
  const facts = await readFacts(parts, { promotion, memberIds, at, paid });
  // Whether it was open was decided when the run began.
  const definition = { ...promotion.definition, opensAt: null, closesAt: null };
  const grants: NewGrant[] = [];
  for (const [memberId, own] of facts) {
    const { isGranted, rewards, because, baseMinor } = decide(definition, own, at);
    if (isGranted) grants.push({ memberId, windowKey, rewards, because, baseMinor, state: 'issued' });
  }
  return grants;
}

/** Grants to the next page, with the mark of the run, in one transaction. False when the run has ended. */
async function runPage(parts: Parts, run: Run): Promise<boolean> {
  const promotion = await findPublished(parts.db, run);
  if (!promotion) return false;
  return parts.wallet.transaction(async (tx) => {
    const locked = await lockRun(tx, run);
    if (!locked) return false;
    const { merchantId } = run;
    const page = { merchantId, after: locked.cursor, limit: PAGE_MEMBERS, types: TYPES };
    const memberIds = await pageOfMembers(tx, page);
    const grants = await grantsOf(parts, promotion, locked, memberIds);
    const outcomes = await grantMany(parts, tx, promotion, grants);
    const given = outcomes.flatMap((outcome) => (outcome.outcome === 'granted' ? [outcome.grant] : []));
    const isOver = memberIds.length < PAGE_MEMBERS;
    await moveRun(tx, {
      ...run,
      cursor: memberIds.at(-1) ?? null,
      grants: given.length,
      costMinor: given.reduce((sum, grant) => sum + grant.costMinor, 0n),
      endedAt: isOver ? parts.clock.now() : null,
    });
    return !isOver;
  });
}

/** Starts what is due and goes on with what has begun. Each page is one transaction, so it resumes anywhere. */
export async function runSchedules(parts: Parts): Promise<void> {
  for (const { id: merchantId } of await parts.merchants.list()) {
    await startDue(parts, merchantId);
    for (const run of await listOpenRuns(parts.db, merchantId)) while (await runPage(parts, run));
  }
}
