import { expect, test } from 'vitest';
import { safeGameUrl, windowFeatures } from './game-window.ts';

test.each([
  [{ availWidth: 1_920, availHeight: 1_080 }, 'popup,width=1180,height=860,left=370,top=110'],
  [{ availWidth: 1_024, availHeight: 700 }, 'popup,width=944,height=620,left=40,top=40'],
  [{ availWidth: 360, availHeight: 500 }, 'popup,width=320,height=480,left=20,top=10'],
])('a window on %j', (screen, features) => {
  expect(windowFeatures(screen)).toBe(features);
});

const BASE = 'http://site.test/seamless?game=x';
test.each([
  ['/bgs/dice', 'http://site.test/bgs/dice'],
  ['https://play.vendor.test/g/1?t=2', 'https://play.vendor.test/g/1?t=2'],
  ['http://play.vendor.test/', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['https://', undefined],
])('%s opens at %s', (url, opened) => {
  expect(safeGameUrl(url, BASE)).toBe(opened);
});

test('a vendor on this machine opens only from a site on this machine', () => {
  const url = 'http://localhost:3002/g/1';
  expect(safeGameUrl(url, 'http://lotus.localhost:3000/')).toBe(url);
  expect(safeGameUrl(url, 'https://site.test/')).toBeUndefined();
});
