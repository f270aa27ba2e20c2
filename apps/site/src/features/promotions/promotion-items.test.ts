import type { PromotionCard } from '@croupier/contract/promotions/promotions.ts';
import { expect, test } from 'vitest';
import { itemsOf, tabOf } from './promotion-items.ts';

const offer = (changes: Partial<PromotionCard>): PromotionCard => ({
  id: '1',
  slug: 'a',
  kind: 'offer',
  title: 'A',
  summary: '',
  rewards: ['cash'],
  opensAt: null,
  closesAt: null,
  status: 'join',
  next: 'claim',
  reason: null,
  isJoined: false,
  because: [],
  worth: [],
  ...changes,
});
const text = (promoId: string) => itemsOf([], [offer({ slug: promoId })])[0]?.promotion;

test('texts keep their order, and offers without a text follow', () => {
  const texts = [text('b'), text('a')].flatMap((each) => each ?? []);
  const items = itemsOf(texts, [offer({ slug: 'c' }), offer({ slug: 'a' })]);
  expect(items.map(({ promotion, offer: of }) => [promotion.promoId, of?.slug])).toEqual([
    ['b', undefined],
    ['a', 'a'],
    ['c', 'c'],
  ]);
});

test.each([
  [{ status: 'join' }, 'forYou'],
  [{ status: 'join', isJoined: true }, 'joined'],
  [{ status: 'issued' }, 'joined'],
  [{ status: 'applying' }, 'joined'],
  [{ status: 'closed', isJoined: true }, 'ended'],
  [{ status: 'claimed', next: 'none', reason: 'limit' }, 'forYou'],
  [{ status: 'claimed', next: 'none', reason: null }, 'ended'],
] as const)('an offer with %o belongs to %s', (changes, tab) => {
  const [item] = itemsOf([], [offer(changes)]);
  expect(item && tabOf(item)).toBe(tab);
});
