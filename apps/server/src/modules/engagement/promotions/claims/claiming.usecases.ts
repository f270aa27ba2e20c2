import { randomInt } from 'node:crypto';
import type { Definition } from '@croupier/contract/promotions/definition.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { PERIOD_SECONDS } from '../../../money/wallet/index.ts';
import { decide, type Decision } from '../engine/decide.rules.ts';
import { calendarAt } from '../engine/windows.rules.ts';
import { readFacts } from '../facts/facts.usecases.ts';
import { findPaidUntil } from '../facts/members.reads.ts';
import { marksOf } from '../facts/marks.usecases.ts';
import { grantMany } from '../grants/granting.usecases.ts';
import { promotionErrors } from '../promotions.errors.ts';
import type { Grant, MemberKey, NewGrant, Parts, Promotion } from '../promotions.types.ts';
import type { Catalogue } from '../versions/catalogue.usecases.ts';
import { createBatches } from './batches.usecases.ts';
import { decisionError, grantedOf } from './refusals.rules.ts';

const MAX_BATCH_CLAIMS = 500;
const PERIOD_MILLISECONDS = PERIOD_SECONDS * 1_000;

const startOf = (period: number): Date => new Date(period * PERIOD_MILLISECONDS);

/** By lot; undefined where nothing is drawn. */
export function rollFor({ rewards }: Definition): number | undefined {
  for (const reward of rewards)
    if ('amount' in reward && reward.amount.by === 'chance')
      return randomInt(reward.amount.outcomes.reduce((sum, { weight }) => sum + weight, 0));
  return undefined;
}

/** What a claim pays for, and the key that makes it once. */
type Claimed = {
  memberId: string;
  windowKey: string;
  paid: { from: Date | null; until: Date | null };
  figures?: { from: number; until: number } | undefined;
};

type ClaimParts = Parts & { catalogue: Pick<Catalogue, 'get'> };

/** Everything sealed since the last claim; undefined while nothing new is. */
async function sinceLast(
  { db, figures }: ClaimParts,
  { merchantId, id: promotionId, definition }: Promotion,
  memberId: string,
): Promise<Claimed | undefined> {
  const reader = figures.reader('promotions');
  const until = await reader.sealedUntil(db, merchantId);
  if (until === undefined) return undefined;
  const opened = definition.opensAt ? Math.ceil(definition.opensAt.getTime() / PERIOD_MILLISECONDS) : 0;
  const from = (await findPaidUntil(db, { merchantId, promotionId, memberId })) ?? opened;
  if (from >= until) return undefined;
  const figuresOf = { from, until };
  return {
    memberId,
    windowKey: `since:${from}`,
    paid: { from: startOf(from), until: startOf(until) },
    figures: figuresOf,
  };
}

async function claimedBy(
  parts: ClaimParts,
  promotion: Promotion,
  memberId: string,
  at: Date,
): Promise<Claimed | undefined> {
  const { trigger, kind } = promotion.definition;
  // A wheel is spun, by seeds that can be checked.
  if (trigger.on !== 'claim' || kind === 'wheel') throw appError(promotionErrors.notClaimable);
  if (trigger.window === 'since') return sinceLast(parts, promotion, memberId);
  const { settings } = await parts.merchants.byId(promotion.merchantId);
  const { key, from, until } = calendarAt(trigger.window, at, settings.settlement.timeZone);
  return { memberId, windowKey: key, paid: { from, until } };
}

/** What one member would get by claiming now; nothing is stored. */
export const createPreview =
  (parts: ClaimParts) =>
  async (promotion: Promotion, memberId: string): Promise<Decision | undefined> => {
    const at = parts.clock.now();
    const claimed = await claimedBy(parts, promotion, memberId, at);
    const facts = await readFacts(parts, { promotion, memberIds: [memberId], at, paid: claimed?.paid });
    const own = facts.get(memberId);
    return own && decide(promotion.definition, own, at);
  };

/** Claims of many members at one promotion, in one transaction. */
async function claimTogether(
  parts: ClaimParts,
  promotion: Promotion,
  memberIds: readonly string[],
): Promise<Array<Grant | Error>> {
  const at = parts.clock.now();
  const results = new Map<string, Grant | Error>();
  const grants: NewGrant[] = [];
  const claims = await Promise.all(
    [...new Set(memberIds)].map((memberId) => claimedBy(parts, promotion, memberId, at)),
  );
  const open = claims.flatMap((claimed) => claimed ?? []);
  // Claims of the calendar have one window; since the last claim, each member has a window of their own.
  for (const [, group] of Map.groupBy(open, ({ windowKey }) => windowKey)) {
    const facts = await readFacts(parts, {
      promotion,
      memberIds: group.map(({ memberId }) => memberId),
      at,
      paid: group[0]?.paid,
    });
    for (const { memberId, windowKey, figures } of group) {
      const own = facts.get(memberId);
      if (!own) continue;
      const roll = rollFor(promotion.definition);
      const decision = decide(promotion.definition, { ...own, roll }, at);
      if (!decision.isGranted) {
        results.set(memberId, decisionError(decision));
        continue;
      }
      grants.push({
        memberId,
        windowKey,
        rewards: decision.rewards,
        because: decision.because,
        state: 'claimed',
        baseMinor: decision.baseMinor,
        marks: await marksOf(parts, promotion, { memberId }),
        ...(figures && { figures }),
      });
    }
  }
  const outcomes = await parts.wallet.transaction((tx) => grantMany(parts, tx, promotion, grants));
  for (const [index, { memberId }] of grants.entries()) {
    const outcome = outcomes[index];
    try {
      if (outcome) results.set(memberId, grantedOf(outcome));
    } catch (error) {
      results.set(memberId, error as Error);
    }
  }
  return memberIds.map((memberId) => results.get(memberId) ?? appError(promotionErrors.notClaimable));
}

/** Claims share a lane: one lock and one change of the budget for all that arrive together. */
export function createClaims(parts: ClaimParts) {
  const { catalogue } = parts;
  const claimIn = createBatches<MemberKey & { promotionId: string }, Grant | Error>(async (_key, members) => {
    const [first] = members;
    if (!first) return [];
    const promotion = await catalogue.get(first);
    return claimTogether(
      parts,
      promotion,
      members.map(({ memberId }) => memberId),
    );
  }, MAX_BATCH_CLAIMS);

  /**
   * What a promotion gives a member who claims it now.
   *
   * @throws `promotions.not_found`, `.not_claimable`, `.not_eligible`, `.budget_spent` and the like
   */
  const claim = async (member: MemberKey, promotionId: string): Promise<Grant> => {
    const result = await claimIn(`${member.merchantId}/${promotionId}`, { ...member, promotionId });
    if (result instanceof Error) throw result;
    return result;
  };
  return { claim };
}
