import { expect, test } from 'vitest';
import { facesOf, hasOfflinePage, outdated, strategyFor } from './worker-rules.ts';

const ORIGIN = 'https://site.example';
const of = (path: string, mode = 'cors', method = 'GET') =>
  strategyFor({ url: new URL(path, ORIGIN).href, method, mode }, ORIGIN);

test.each([
  ['/js/start.Ab3_d-9x.js', 'file'],
  ['/css/main.12345678.css', 'file'],
  ['/fonts/sora-latin-wght-normal.Ab3_d-9x.woff2', 'file'],
  ['/art/games/lucky-koi-240.avif', 'picture'],
  ['/art/dice-240.webp', 'picture'],
  ['/app/offline.css', 'shell'],
  ['/app/icon-192.png', 'shell'],
])('%s is kept as %s', (path, strategy) => {
  expect(of(path)).toBe(strategy);
});

test.each([
  '/wps/system/status',
  '/wps/relay/GCSGAME_gameList?gameType=rng',
  '/lgw/anything',
  '/lotto/draws',
  '/-/health',
  '/manifest.webmanifest',
  '/sw.js',
  '/app/lite.mobileconfig',
  '/js/plain.js',
  '/',
  '/rng',
  '/app/offline',
  'https://other.example/js/start.Ab3_d-9x.js',
])('%s is none of the worker’s business', (path) => {
  expect(of(path)).toBeUndefined();
});

test('never handles requests that change something', () => {
  expect(of('/art/games/x-240.avif', 'cors', 'POST')).toBeUndefined();
  expect(of('/login', 'navigate', 'POST')).toBeUndefined();
});

test('pages come from the network; only page addresses fall back to the offline page', () => {
  expect(of('/rng?from=app', 'navigate')).toBe('page');
  expect(hasOfflinePage(`${ORIGIN}/`)).toBe(true);
  expect(hasOfflinePage(`${ORIGIN}/appointment`)).toBe(true);
  for (const path of ['/wps/x', '/app/lite.mobileconfig', '/-/health', '/lgw/x'])
    expect(hasOfflinePage(ORIGIN + path)).toBe(false);
});

test('finds each font of a style sheet once', () => {
  expect(
    facesOf(
      `src: url('/fonts/a-latin.Ab3_d-9x.woff2') url(/fonts/b.12345678.woff2), url('/fonts/b.12345678.woff2')`,
    ),
  ).toEqual(['/fonts/a-latin.Ab3_d-9x.woff2', '/fonts/b.12345678.woff2']);
});

test('a new release deletes its old caches and no others', () => {
  const names = ['shell-1-a', 'shell-2-a', 'files-1', 'files-2', 'pictures', 'somebody-else'];
  expect(outdated(names, ['shell-2-a', 'files-2', 'pictures'])).toEqual(['shell-1-a', 'files-1']);
});
