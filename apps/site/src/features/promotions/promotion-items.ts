import type { Promotion } from '@croupier/contract/engagement/content.ts';
import type { PromotionCard as Offer } from '@croupier/contract/promotions/promotions.ts';
import type { PromotionKind } from '@croupier/contract/promotions/words.ts';

/** A card of the page: a text of the merchant's content, what the engine gives, or both. */
export type PromotionItem = { promotion: Promotion; offer: Offer | undefined };

export const PROMOTION_TABS = ['forYou', 'joined', 'ended'] as const;
export type PromotionTab = (typeof PROMOTION_TABS)[number];

/** Pictures of offers that have no text of their own: by kind, and for plain offers by what they give and their name. */
const ART: Readonly<Record<Exclude<PromotionKind, 'offer'>, string>> = {
  mission: 'crown',
  race: 'trophy',
  raffle: 'ticket',
  envelope: 'lantern',
  wheel: 'wheel',
  referral: 'clover',
};
const OFFER_ART = ['coins', 'jewel', 'nugget', 'seven', 'potion', 'sweet', 'joker', 'dice'] as const;

function artOf({ kind, slug }: Pick<Offer, 'kind' | 'slug'>): string {
  if (kind !== 'offer') return ART[kind];
  const sum = Array.from(slug).reduce((all, letter) => (all * 31 + (letter.codePointAt(0) ?? 0)) % 9_973, 7);
  return OFFER_ART[sum % OFFER_ART.length] ?? 'coins';
}

/** What can be claimed comes first, then what can be joined or begun. */
const ORDER: readonly Offer['status'][] = ['issued', 'process', 'applying', 'join', 'joined', 'comingSoon'];
const rankOf = ({ status, reason }: Offer): number => {
  const rank = ORDER.indexOf(status);
  return (rank < 0 ? ORDER.length : rank) * 2 + (reason === null ? 0 : 1);
};

const textOf = ({ id, slug, title, summary, opensAt, closesAt, kind }: Offer): Promotion => ({
  id,
  promoId: slug,
  title,
  summary,
  content: '',
  time: opensAt ?? new Date(0),
  until: closesAt,
  announcementImages: [{ imageUrl: null, artId: artOf({ kind, slug }), sequence: 1 }],
});

/** Texts in their order, each with its offer, then offers without a text, so that nothing on screen moves. */
export function itemsOf(promotions: readonly Promotion[], offers: readonly Offer[]): PromotionItem[] {
  const bySlug = new Map(offers.map((offer) => [offer.slug, offer]));
  const texts = new Set(promotions.map(({ promoId }) => promoId));
  return [
    ...promotions.map((promotion) => ({ promotion, offer: bySlug.get(promotion.promoId) })),
    ...offers
      .filter(({ slug }) => !texts.has(slug))
      .toSorted((one, other) => rankOf(one) - rankOf(other))
      .map((offer) => ({ promotion: textOf(offer), offer })),
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
