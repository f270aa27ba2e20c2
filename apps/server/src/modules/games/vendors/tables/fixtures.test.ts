import { beforeEach, expect, test } from 'vitest';
import type { VendorFixture as TheirFixture } from '../vendors.types.ts';
import { createFixtures, type FixtureDeps } from './fixtures.usecases.ts';

const START = new Date('2026-11-28T20:00:00Z');
const MINUTE = 60_000;

const fixture = (id: string, over: Partial<TheirFixture> = {}): TheirFixture => ({
  id,
  gameCode: 'football',
  title: { EN: 'Football', TY: 'ฟุตบอล' },
  home: { names: { EN: `${id} Otters`, TY: `นาก ${id}` }, color: '#112233' },
  away: { names: { EN: `${id} Tigers` }, color: null },
  startsAt: START,
  live: null,
  odds: { home: 2_310, draw: 3_400, away: null },
  ...over,
});

/** Two vendors of sports with one account each, and one of slots. */
const VENDORS = { north: 'account-north', south: 'account-south', slots: 'account-slots' };
let now = START;
let answers: Record<string, readonly TheirFixture[] | 'down'>;
let asked: string[];
beforeEach(() => {
  now = START;
  asked = [];
  answers = {
    'account-north': [
      fixture('later', { startsAt: new Date(START.getTime() + 2 * MINUTE) }),
      fixture('soon', { startsAt: new Date(START.getTime() + MINUTE) }),
      fixture('on', { live: { minute: 63, score: [2, 1] } }),
      fixture('closing', { startsAt: new Date(START.getTime() + 5_000) }),
      fixture('shut', { live: { minute: null, score: null }, odds: { home: null, draw: null, away: null } }),
    ],
    'account-south': [],
  };
});

const after = (milliseconds: number): void => void (now = new Date(START.getTime() + milliseconds));

function open(games: Record<string, object> = {}) {
  const fixtures = createFixtures({
    clock: { now: () => now },
    accounts: {
      vendorsOf: async () => new Map(Object.entries(VENDORS)),
      find: async ({ id }: { id: string }) => ({ account: { merchantId: 'shop', id, state: 'open' } }),
    },
    catalogue: {
      gameMenus: async () => [
        { gameCategory: 'sports', vendors: [{ code: 'NORTH' }, { code: 'SOUTH' }] },
        { gameCategory: 'rng', vendors: [{ code: 'SLOTS' }] },
      ],
      vendorCode: async (vendorId: string) => vendorId.toUpperCase(),
      vendorGame: async ([vendor]: readonly string[], code: string) => ({ gameId: `${vendor}-${code}` }),
      gamesById: async (_merchant: string, _language: string, ids: readonly string[]) =>
        new Map(
          ids.map((id) => [
            id,
            { gameType: 'sports', state: 'up', vendorName: id.split('-')[0], ...games[id] },
          ]),
        ),
    },
    clientOf: ({ account: { id } }: { account: { id: string } }) => ({
      fixtures: async () => {
        asked.push(id);
        const answer = answers[id] ?? [];
        return answer === 'down' ? { unknown: true, reason: 'timeout' } : answer;
      },
    }),
  } as unknown as FixtureDeps);
  return async (language = 'EN') =>
    (await fixtures.list('shop', language, 'sports')).map(
      ({ sides: [home], gameId }) => `${home.name} at ${gameId}`,
    );
}

test('those under way come first, then those to come, each in the reader’s language', async () => {
  const list = open();
  expect(await list()).toEqual([
    'on Otters at north-football',
    'soon Otters at north-football',
    'later Otters at north-football',
    'closing Otters at north-football',
    'shut Otters at north-football',
  ]);
  expect((await list('TY'))[0]).toBe('นาก on at north-football');
  expect((await list('VI'))[0]).toBe('on Otters at north-football');
  // Vendors of other categories are not asked, and one answer serves several readers.
  expect(asked).toEqual(['account-north', 'account-south']);
});

test('a match that two vendors have is shown once', async () => {
  answers['account-south'] = [
    fixture('on', { live: { minute: 63, score: [2, 1] } }),
    fixture('other', { startsAt: new Date(START.getTime() + MINUTE / 2) }),
  ];
  expect((await open()()).slice(0, 3)).toEqual([
    'on Otters at north-football',
    'other Otters at south-football',
    'soon Otters at north-football',
  ]);
});

test('games that take no bets or are of another category show no match', async () => {
  expect(await open({ 'north-football': { state: 'maintenance' } })()).toEqual([]);
  expect(await open({ 'north-football': { gameType: 'esports' } })()).toEqual([]);
});

test('odds of a vendor that stops answering are shown for ten seconds; the others stay', async () => {
  answers['account-south'] = [fixture('south')];
  const list = open();
  expect(await list()).toHaveLength(6);
  answers['account-north'] = 'down';
  after(5_000);
  expect(await list()).toHaveLength(6);
  after(10_500);
  expect(await list()).toEqual(['south Otters at south-football']);
});
