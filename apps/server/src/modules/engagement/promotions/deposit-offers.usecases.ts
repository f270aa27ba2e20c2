import type { promotionsRoutes } from '@croupier/contract/promotions/promotions.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import { decide, refusalOf } from './engine/decide.rules.ts';
import { listEntries } from './entries/entries.queries.ts';
import { readDeposits } from './facts/members.reads.ts';
import { readFacts } from './facts/facts.usecases.ts';
import type { MemberKey, Parts, Promotion } from './promotions.types.ts';
import type { Catalogue } from './versions/catalogue.usecases.ts';
import { textIn } from './views.usecases.ts';

type Offer = CallOutput<typeof promotionsRoutes.forDeposit>['items'][number];

/** What must be wagered for a bonus. */
export function wagerOf(
  { definition: { release } }: Promotion,
  bonusMinor: bigint,
  depositMinor: bigint,
): bigint {
  if (!release) return 0n;
  const of = release.of === 'bonus' ? bonusMinor : bonusMinor + depositMinor;
  return of * BigInt(release.times);
}

/** The open bonuses for a deposit of an amount now, with what each would be, computed as the deposit itself will. */
export async function depositOffers(
  parts: Parts & { catalogue: Pick<Catalogue, 'live'> },
  { merchantId, memberId, language }: MemberKey & { language: string },
  amountMinor: bigint,
): Promise<Offer[]> {
  const at = parts.clock.now();
  const offers = (await parts.catalogue.live(merchantId)).filter(
    ({ definition: { trigger, rewards } }) =>
      trigger.on === 'event' &&
      trigger.name === 'deposit.credited' &&
      rewards.some(({ kind }) => kind === 'bonus'),
  );
  if (offers.length === 0) return [];
  const [earlier] = await readDeposits(parts.db, {
    merchantId,
    memberIds: [memberId],
    from: null,
    until: null,
  });
  const entries = new Set(
    (await listEntries(parts.db, { merchantId, memberId })).map((entry) => entry.promotionId),
  );
  const event = {
    name: 'deposit.credited' as const,
    key: 'next',
    at,
    nth: (earlier?.count ?? 0) + 1,
    amountMinor,
  };
  return Promise.all(
    offers.map(async (promotion) => {
      const facts = (await readFacts(parts, { promotion, memberIds: [memberId], at, event })).get(memberId);
      const decision = facts && decide(promotion.definition, { ...facts, hasJoined: true }, at);
      const bonusMinor = (decision?.rewards ?? [])
        .filter(({ kind }) => kind === 'bonus')
        .reduce((sum, reward) => sum + reward.amountMinor, 0n);
      return {
        id: promotion.id,
        slug: promotion.slug,
        title: textIn(promotion.texts, language).title,
        termsHash: promotion.termsHash,
        isJoined: entries.has(promotion.id),
        rewards: decision?.rewards ?? [],
        wager: wagerOf(promotion, bonusMinor, amountMinor),
        days: promotion.definition.release?.days ?? 0,
        reason: decision ? (refusalOf(decision)?.key ?? null) : 'open',
      };
    }),
  );
}
