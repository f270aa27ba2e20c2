import type { Promotion } from '@croupier/contract/engagement/content.ts';
import type { PromotionCard as Offer } from '@croupier/contract/promotions/promotions.ts';
import type { PromotionKind } from '@croupier/contract/promotions/words.ts';

/** A card of the page: a text of the merchant's content, what the engine gives, or both. */
export type PromotionItem = { promotion: Promotion; offer: Offer | undefined };

export const PROMOTION_TABS = ['forYou', 'joined', 'ended'] as const;
export type PromotionTab = (typeof PROMOTION_TABS)[number];

/** Pictures of offers that have no text of their own. */
const ART: Readonly<Record<PromotionKind, string>> = {
  offer: 'gift',
  mission: 'bolt',
  race: 'trophy',
  raffle: 'cards',
  envelope: 'lantern',
  wheel: 'wheel',
  referral: 'shield',
};

const textOf = ({ id, slug, title, summary, opensAt, closesAt, kind }: Offer): Promotion => ({
  id,
  promoId: slug,
  title,
  summary,
  content: '',
  time: opensAt ?? new Date(0),
  until: closesAt,
  announcementImages: [{ url: null, artId: ART[kind], sequence: 1 } as never],
});

/** Texts in their order, each with its offer, then offers without a text, so that nothing on screen moves. */
export function itemsOf(promotions: readonly Promotion[], offers: readonly Offer[]): PromotionItem[] {
  const bySlug = new Map(offers.map((offer) => [offer.slug, offer]));
  const texts = new Set(promotions.map(({ promoId }) => promoId));
  return [
    ...promotions.map((promotion) => ({ promotion, offer: bySlug.get(promotion.promoId) })),
    ...offers.filter(({ slug }) => !texts.has(slug)).map((offer) => ({ promotion: textOf(offer), offer })),
  ];
}

const TAKEN: ReadonlySet<Offer['status']> = new Set(['issued', 'process', 'applying', 'joined', 'rejected']);

/** Which tab an item belongs to. */
export function tabOf({ offer }: PromotionItem): PromotionTab {
  if (!offer) return 'forYou';
  if (
    offer.status === 'closed' ||
    (offer.status === 'claimed' && offer.next === 'none' && offer.reason === null)
  )
    return 'ended';
  return offer.isJoined || TAKEN.has(offer.status) ? 'joined' : 'forYou';
}
