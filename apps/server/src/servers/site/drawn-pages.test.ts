import { expect, test } from 'vitest';
import { drawnPageAt, isSpelled } from './drawn-pages.ts';

test.each([
  '/',
  '/index',
  '/index.html',
  '/home',
  '/Login',
  '/login/social',
  '/forgotPassword',
  '/help',
  '/notices/',
])('%s shows the home page', (path) => expect(drawnPageAt(path)).toBe('home'));

test.each([
  ['/rng', '', 'rng'],
  ['/Rng/', 'utm_source=mail', 'rng'],
  ['/bgs', '', 'bgs'],
  ['/promotions', 'type=HOT', undefined],
  ['/promotions', '', 'promotions'],
  ['/rng', 'vassalage=NOVA', undefined],
  ['/rng', 'playable=DEMO', undefined],
  ['/rng', 'sort=name', undefined],
  ['/', 'sort=name', 'home'],
  ['/bgs/dice', '', 'game'],
  ['/bgs/dice', 'window=popup', undefined],
] as const)('%s?%s', (path, query, page) => expect(drawnPageAt(path, query)).toBe(page));

test.each(['/bgs/crash', '/loginx', '/seamless', '/member/messageV2', '/rng/x'])(
  '%s is drawn by the browser',
  (path) => expect(drawnPageAt(path)).toBeUndefined(),
);

test('only canonical spellings are rendered', () => {
  for (const path of ['/', '/help', '/forgotPassword', '/rng', '/promotions'])
    expect(isSpelled(path)).toBe(true);
  for (const path of ['/HELP', '/help/', '//', '/forgotpassword', '/Index.HTML', '/Rng', '/rng/', '/search'])
    expect(isSpelled(path)).toBe(false);
});
