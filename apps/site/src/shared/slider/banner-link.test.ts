import { expect, test } from 'vitest';
import { bannerAction, bannerLink } from './banner-link.ts';

test.each([
  [null, undefined, 'bannerMore'],
  [{ type: 'page', url: '/fairness' }, { to: '/fairness' }, 'bannerMore'],
  [{ type: 'page', url: '/rng?type=NEW' }, { to: '/rng?type=NEW' }, 'bannerGames'],
  [{ type: 'promotion', url: '/promotions#welcome' }, { to: '/promotions#welcome' }, 'bannerOffer'],
  [{ type: 'game', url: '/bgs/dice' }, { to: '/bgs/dice' }, 'heroPlay'],
  [
    { type: 'outside', url: 'https://example.com/' },
    { href: 'https://example.com/', target: '_blank', rel: 'noopener noreferrer' },
    'bannerMore',
  ],
  [{ type: 'outside', url: '/help' }, { to: '/help' }, 'bannerMore'],
] as const)('%j leads to %j with the text %s', (linkage, link, action) => {
  expect(bannerLink({ linkage })).toEqual(link);
  expect(bannerAction({ linkage })).toBe(action);
});
