import { feedGame, feedLine } from '@croupier/contract/games/vendor-feed.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PAYTABLES } from '../games/slots/paytables.rules.ts';
import { createSandbox } from '../server.ts';
import { allGamesOf } from './games.ts';
import { VENDORS } from './vendor-list.ts';
import { createVendorWorld } from './vendor-world.ts';

const DAY = new Date('2026-11-01T12:00:00Z');
const NO_RETURN = new Set(['sports', 'esports', 'cockfight']);
const world = createVendorWorld({ now: () => DAY });
const sandbox = createSandbox();
let address = '';

beforeAll(async () => {
  ({ url: address } = await sandbox.listen({ host: '127.0.0.1', port: 0, smtpPort: 0 }));
});
afterAll(() => sandbox.close());

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${address}${path}`, { headers });
const post = (path: string, body: Record<string, string>) =>
  fetch(`${address}${path}`, { method: 'POST', body: new URLSearchParams(body), redirect: 'manual' });
const readCodes = async (vendor: string): Promise<string[]> => {
  const text = await (await get(`/vendors/${vendor}/games.ndjson`)).text();
  const lines = text
    .trim()
    .split('\n')
    .map((line) => feedLine.parse(JSON.parse(line)));
  return lines.flatMap((line) => (line.kind === 'game' ? line.code : []));
};

describe('the catalogue', () => {
  test('about forty vendors have about ten thousand games, most of them slots', () => {
    const games = world.list().flatMap(({ vendor }) => world.gamesOf(vendor));
    expect(VENDORS.length).toBeGreaterThan(38);
    expect(new Set(VENDORS.map(({ code }) => code)).size).toBe(VENDORS.length);
    expect(games.length).toBeGreaterThan(9_500);
    expect(games.length).toBeLessThan(10_500);
    expect(games.filter(({ category }) => category === 'rng').length).toBeGreaterThan(6_500);
    expect(new Set(games.map(({ category }) => category)).size).toBe(9);
  });

  test.each(VENDORS)('$name matches the format and has no duplicate game names', (vendor) => {
    const games = allGamesOf(vendor);
    for (const game of games) expect(feedGame.safeParse(game).error, game.code).toBeUndefined();
    for (const language of ['EN', 'TY'] as const)
      expect(new Set(games.map(({ names }) => names[language])).size).toBe(games.length);
    for (const { rtpBps, category, names } of games) {
      expect(rtpBps === null).toBe(NO_RETURN.has(category));
      expect(names.TY).toMatch(/[\u0e00-\u0e7f]/);
      expect(`${names.EN} ${names.TY}`).not.toMatch(/undefined| {2}/);
    }
    expect(allGamesOf(vendor)).toEqual(games);
  });

  test('slots return what their paytables do, each of them', () => {
    const slots = VENDORS.filter(({ category }) => category === 'rng').flatMap(allGamesOf);
    const returns = new Set(slots.map(({ rtpBps }) => rtpBps));
    expect(returns).toEqual(new Set(PAYTABLES.map(({ returnBps }) => returnBps)));
  });

  test('popularity is concentrated in a few games', () => {
    const played = world.list().flatMap(({ vendor }) => world.gamesOf(vendor).map((game) => game.popularity));
    expect(Math.max(...played)).toBeGreaterThan(900);
    expect(played.filter((popularity) => popularity > 300).length / played.length).toBeLessThan(0.06);
  });

  test('games are added over time and never renamed', () => {
    const later = createVendorWorld({ now: () => new Date('2027-06-01T00:00:00Z') });
    const [vendor] = VENDORS;
    const codes = vendor ? world.gamesOf(vendor).map(({ code }) => code) : [];
    const then = vendor ? later.gamesOf(vendor).map(({ code }) => code) : [];
    expect(then.length).toBeGreaterThan(codes.length);
    expect(codes.filter((code) => !then.includes(code))).toEqual([]);
  });
});

test('every listed vendor has a feed with a header, its games and a trailer', async () => {
  const { vendors } = (await (await get('/vendors/feeds.json')).json()) as {
    vendors: Array<{ code: string; url: string }>;
  };
  expect(vendors).toHaveLength(VENDORS.length);
  for (const { code, url } of vendors.slice(0, 3)) {
    const answer = await fetch(url);
    expect(answer.headers.get('content-type')).toContain('application/x-ndjson');
    const lines = (await answer.text())
      .trim()
      .split('\n')
      .map((line) => feedLine.parse(JSON.parse(line)));
    expect(lines[0]).toMatchObject({ kind: 'head', vendor: { code } });
    expect(lines.at(-1)).toEqual({ kind: 'end', games: lines.length - 2 });
  }
  expect((await get('/vendors/NOBODY/games.ndjson')).status).toBe(404);
});

test('an unchanged feed is not sent again', async () => {
  const tag = (await get('/vendors/OXBELL/games.ndjson')).headers.get('etag') ?? '';
  expect((await get('/vendors/OXBELL/games.ndjson', { 'if-none-match': tag })).status).toBe(304);
  expect((await post('/vendors/OXBELL/state', { state: 'up' })).status).toBe(303);
  expect((await get('/vendors/OXBELL/games.ndjson', { 'if-none-match': tag })).status).toBe(200);
});

test('a game can be withdrawn and restored', async () => {
  const [code = ''] = await readCodes('REDSPUR');
  await post('/vendors/REDSPUR/withdraw', { game: code, gone: 'yes' });
  expect(await readCodes('REDSPUR')).not.toContain(code);
  expect(await (await get('/vendors')).text()).toContain('1 withdrawn');
  await post('/vendors/REDSPUR/withdraw', { game: code, gone: 'no' });
  expect(await readCodes('REDSPUR')).toContain(code);
});

test('a feed is cut off once', async () => {
  await post('/vendors/FARPOST/half', { breaks: 'yes' });
  await expect(get('/vendors/FARPOST/games.ndjson').then((answer) => answer.text())).rejects.toThrow(
    /terminated|fetch failed/,
  );
  expect((await readCodes('FARPOST')).length).toBeGreaterThan(10);
});

test('a vendor’s page finds a game by name and escapes the query', async () => {
  const html = await (await get('/vendors/AMBERLOOM?q=%22%3E%3Cb%3E')).text();
  expect(html).toContain('0 of 0 shown');
  expect(html).not.toContain('"><b>');
  expect(await (await get('/vendors/AMBERLOOM?q=unicorn')).text()).toContain('Withdraw');
});

test.each(['up!', ''])('state %j is refused', async (state) => {
  expect((await post('/vendors/OXBELL/state', { state })).status).toBe(404);
});
