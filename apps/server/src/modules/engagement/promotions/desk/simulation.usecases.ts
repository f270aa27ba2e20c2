import type { Simulation } from '@croupier/contract/promotions/promotions-desk.ts';
import type { Definition } from '@croupier/contract/promotions/definition.ts';
import { TYPES_OF_KIND } from '../../../access/members/index.ts';
import { rollFor } from '../claims/claiming.usecases.ts';
import { decide } from '../engine/decide.rules.ts';
import { calendarAt, calendarBefore } from '../engine/windows.rules.ts';
import { readFacts } from '../facts/facts.usecases.ts';
import { pageOfMembers } from '../facts/members.reads.ts';
import { PAGE_MEMBERS } from '../promotions.config.ts';
import type { Parts, Promotion } from '../promotions.types.ts';
import { countShared, listPastEvents } from './simulation.reads.ts';

const DAY_MILLISECONDS = 24 * 60 * 60_000;
const DAYS = 30;
const TYPES = [...TYPES_OF_KIND.member, ...TYPES_OF_KIND.agent];

type Given = { memberId: string; at: Date; costMinor: bigint };

/** What would have been given, within limits and the budget. */
function createTally({ limit, budget }: Definition, zone: string) {
  const given: Given[] = [];
  const places = new Map<string, number>();
  let costMinor = 0n;
  let spentAt: Date | null = null;
  return {
    given,
    add: ({ memberId, at, costMinor: cost }: Given): void => {
      const { perMember } = limit;
      const key = perMember ? `${memberId} ${calendarAt(perMember.window, at, zone).key}` : '';
      const taken = places.get(key) ?? 0;
      if (perMember && taken >= perMember.n) return;
      if (limit.total !== null && given.length >= limit.total) return;
      if (budget && costMinor + cost > budget.amount) {
        if (!spentAt || at < spentAt) spentAt = at;
        return;
      }
      places.set(key, taken + 1);
      costMinor += cost;
      given.push({ memberId, at, costMinor: cost });
    },
    result: () => ({ given, costMinor, spentAt }),
  };
}

type Tally = ReturnType<typeof createTally>;
type Run = { parts: Parts; promotion: Promotion; tally: Tally; from: Date; until: Date };

/** Events of the past, page by page. */
async function simulateEvents({ parts, promotion, tally, from, until }: Run): Promise<void> {
  const { trigger } = promotion.definition;
  if (trigger.on !== 'event') return;
  const { merchantId } = promotion;
  for (let after: string | null = null; ;) {
    const page = await listPastEvents(parts.db, {
      name: trigger.name,
      merchantId,
      from,
      until,
      after,
      limit: PAGE_MEMBERS,
    });
    const memberIds = [...new Set(page.map(({ memberId }) => memberId))];
    const facts = await readFacts(parts, { promotion, memberIds, at: until });
    for (const { memberId, key, at, nth, amountMinor } of page) {
      const own = facts.get(memberId);
      if (!own) continue;
      const event = { name: trigger.name, key, at, nth, amountMinor: amountMinor ?? undefined };
      const decision = decide(
        promotion.definition,
        { ...own, hasJoined: true, event, roll: rollFor(promotion.definition) },
        at,
      );
      if (decision.isGranted) tally.add({ memberId, at, costMinor: decision.costMinor });
    }
    if (page.length < PAGE_MEMBERS) return;
    after = memberIds.at(-1) ?? null;
  }
}

/** Days, weeks or months of the past, member by member. */
async function simulateWindows({ parts, promotion, tally, from, until }: Run, zone: string): Promise<void> {
  const { trigger } = promotion.definition;
  if (trigger.on !== 'schedule' && trigger.on !== 'claim') return;
  const unit = trigger.window === 'since' ? 'day' : trigger.window;
  const { merchantId } = promotion;
  for (let end = calendarAt(unit, until, zone).from ?? until; end > from;) {
    const span = calendarBefore(unit, end, zone);
    for (let after: string | null = null; ;) {
      const memberIds = await pageOfMembers(parts.db, {
        merchantId,
        after,
        limit: PAGE_MEMBERS,
        types: TYPES,
      });
      const facts = await readFacts(parts, { promotion, memberIds, at: span.until, paid: span });
      for (const [memberId, own] of facts) {
        const decision = decide(
          promotion.definition,
          { ...own, hasJoined: true, roll: rollFor(promotion.definition) },
          span.until,
        );
        if (decision.isGranted) tally.add({ memberId, at: span.until, costMinor: decision.costMinor });
      }
      if (memberIds.length < PAGE_MEMBERS) break;
      after = memberIds.at(-1) ?? null;
    }
    end = span.from;
  }
}

const quantile = (sorted: readonly bigint[], part: number): bigint =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0n;

/** What cannot be foreseen from the past: decisions of operators, codes, contests. */
const isPartial = ({ trigger, rewards }: Definition): boolean =>
  ['apply', 'operator', 'code', 'play'].includes(trigger.on) ||
  (trigger.on === 'event' &&
    !['deposit.credited', 'member.registered', 'member.signed_in'].includes(trigger.name)) ||
  rewards.some((reward) => 'amount' in reward && ['pool', 'place', 'operator'].includes(reward.amount.by));

/** What a draft would have given in the last 30 days, by the function that grants. Writes nothing. */
export async function simulate(parts: Parts, merchantId: string, draft: Definition): Promise<Simulation> {
  const { settings } = await parts.merchants.byId(merchantId);
  const zone = settings.settlement.timeZone;
  const until = parts.clock.now();
  const from = new Date(until.getTime() - DAYS * DAY_MILLISECONDS);
  // The past knows neither the dates of the draft nor who will join it.
  const definition = { ...draft, opensAt: null, closesAt: null };
  const promotion: Promotion = {
    merchantId,
    id: '00000000-0000-0000-0000-000000000000',
    slug: '',
    kind: draft.kind,
    state: 'running',
    texts: {},
    version: 0,
    definition,
    termsHash: '',
    budgetMinor: null,
    grantedMinor: 0n,
    grantsTotal: null,
    grantsCount: 0,
  };
  const tally = createTally(definition, zone);
  const run = { parts, promotion, tally, from, until };
  await simulateEvents(run);
  await simulateWindows(run, zone);
  const { given, costMinor, spentAt } = tally.result();
  const sums = new Map<string, bigint>();
  for (const each of given) sums.set(each.memberId, (sums.get(each.memberId) ?? 0n) + each.costMinor);
  const sorted = [...sums.values()].toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const shared = sums.size > 0 ? await countShared(parts.db, { merchantId, memberIds: [...sums.keys()] }) : 0;
  return {
    from,
    until,
    recipients: sums.size,
    grants: given.length,
    cost: costMinor,
    median: quantile(sorted, 0.5),
    p90: quantile(sorted, 0.9),
    spentAt,
    sharedBps: sums.size > 0 ? Math.round((shared * 10_000) / sums.size) : 0,
    isPartial: isPartial(draft),
  };
}
