import { expect, test } from 'vitest';
import { bannerLink } from './banner-link.ts';

test.each([
  [null, undefined],
  [{ type: 'page', url: '/fairness' }, { to: '/fairness' }],
  [{ type: 'promotion', url: '/promotions#welcome' }, { to: '/promotions#welcome' }],
  [{ type: 'game', url: '/bgs/dice' }, { to: '/bgs/dice' }],
  [
    { type: 'outside', url: 'https://example.com/' },
    { href: 'https://example.com/', target: '_blank', rel: 'noopener noreferrer' },
  ],
  [{ type: 'outside', url: '/help' }, { to: '/help' }],
] as const)('%j leads to %j', (linkage, link) => {
  expect(bannerLink({ linkage })).toEqual(link);
});
