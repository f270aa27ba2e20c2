import { beforeEach, expect, test } from 'vitest';
import type { VendorFixture as TheirFixture } from '../vendors.types.ts';
import { listControlledFixtures, placeFixture, type FeaturedDeps } from './featured.usecases.ts';
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
  closesAt: null,
  live: null,
  odds: { home: 2_310, draw: 3_400, away: null },
  market: '1x2',
  ...over,
});

/** Two vendors of sports with one account each, and one of slots. */
const VENDORS = { north: 'account-north', south: 'account-south', slots: 'account-slots' };
const in19 = new Date(START.getTime() + 19_000);
let now = START;
let answers: Record<string, readonly TheirFixture[] | 'down'>;
let asked: string[];
let featured: object[];
let changes: object[];
beforeEach(() => {
  now = START;
  asked = [];
  featured = [];
  changes = [];
  answers = {
    'account-north': [
      fixture('later', { startsAt: new Date(START.getTime() + 2 * MINUTE) }),
      fixture('soon', { startsAt: new Date(START.getTime() + MINUTE) }),
      fixture('on', { live: { minute: 63, score: [2, 1] } }),
      fixture('closing', { startsAt: in19, closesAt: in19 }),
      fixture('shut', {
        closesAt: START,
        live: { minute: null, score: null },
        odds: { home: null, draw: null, away: null },
      }),
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
      featuredFixtures: async () => featured,
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
  const deps = {
    merchants: { byId: async () => ({}) },
    catalogue: {
      featuredFixtures: async () => featured,
      gamesById: async () => new Map(),
      featureFixture: async (change: object) => void changes.push(change),
    },
    fixtures,
  } as unknown as FeaturedDeps;
  return Object.assign(
    async (language = 'EN') =>
      (await fixtures.list('shop', language, 'sports')).map(
        ({ sides: [home], gameId }) => `${home.name} at ${gameId}`,
      ),
    { deps },
  );
}

test('those under way come first, then those to come, each in the reader’s language', async () => {
  const list = open();
  expect(await list()).toEqual([
    'on Otters at north-football',
    'soon Otters at north-football',
    'later Otters at north-football',
    'shut Otters at north-football',
  ]);
  expect((await list('TY'))[0]).toBe('นาก on at north-football');
  expect((await list('VI'))[0]).toBe('on Otters at north-football');
  // Vendors of other categories are not asked, and one answer serves several readers.
  expect(asked).toEqual(['account-north', 'account-south']);
});

test('a match is left out from twenty seconds before its bets close until it is under way', async () => {
  const [closes, odds] = [new Date(START.getTime() + 19_999), { home: 1_900, away: 1_900 }];
  const names = async (closesAt: Date, live: TheirFixture['live'] = null) => {
    answers['account-north'] = [fixture('it', { startsAt: closes, closesAt, live, odds })];
    return open()();
  };
  expect(await names(closes)).toEqual([]);
  expect(await names(new Date(closes.getTime() + 1))).toHaveLength(1);
  expect(await names(closes, { minute: 1, score: null })).toHaveLength(1);
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
  expect(await list()).toHaveLength(5);
  answers['account-north'] = 'down';
  after(5_000);
  expect(await list()).toHaveLength(5);
  after(10_500);
  expect(await list()).toEqual(['south Otters at south-football']);
});

test('leagues and matches that the merchant puts first come first, also before those under way', async () => {
  answers['account-south'] = [
    fixture('cup', { title: { EN: 'Cup' } }),
    fixture('cup-on', { title: { EN: 'Cup' }, live: { minute: 1, score: null } }),
  ];
  const at = (kind: string, gameId: string, key: string) => ({ kind, gameId, key });
  featured = [
    at('match', 'north-football', 'later'),
    at('match', 'south-football', 'on'),
    at('league', 'south-football', 'Cup'),
    at('match', 'south-football', 'cup'),
  ];
  expect((await open()()).slice(0, 4)).toEqual([
    'later Otters at north-football',
    'cup-on Otters at south-football',
    'cup Otters at south-football',
    'on Otters at north-football',
  ]);
});

test('of a match that two vendors have, the one that the merchant puts first is shown', async () => {
  answers['account-south'] = [fixture('soon', { startsAt: new Date(START.getTime() + MINUTE) })];
  featured = [{ kind: 'match', gameId: 'south-football', key: 'soon' }];
  const list = await open()();
  expect(list[0]).toBe('soon Otters at south-football');
  expect(list).toHaveLength(4);
});

const OPERATOR = { account: { kind: 'operator', id: 'op' }, ip: '127.0.0.1', requestId: 'r' } as const;
const OF = { merchantId: 'shop', language: 'EN', category: 'sports' } as const;

test('operators see what stands first, then the leagues, then the matches', async () => {
  const gone = { kind: 'match', gameId: 'north-football', key: 'gone', name: 'A – B', startsAt: START };
  featured = [
    gone,
    { kind: 'match', gameId: 'north-football', key: 'soon', name: 'old name', startsAt: START },
  ];
  const rows = await listControlledFixtures(open().deps, OF);
  expect(rows.map(({ kind, name, position, isListed }) => [kind, name, position, isListed])).toEqual([
    ['match', 'A – B', 1, false],
    ['match', 'soon Otters – soon Tigers', 2, true],
    ['league', 'Football', null, true],
    ['match', 'on Otters – on Tigers', null, true],
    ['match', 'closing Otters – closing Tigers', null, true],
    ['match', 'later Otters – later Tigers', null, true],
    ['match', 'shut Otters – shut Tigers', null, true],
  ]);
});

test('what is listed is put first by its English name; what nobody lists is refused', async () => {
  const { deps } = open();
  const body = {
    category: 'sports',
    kind: 'league',
    gameId: 'north-football',
    key: 'Football',
    position: 1,
  } as const;
  await placeFixture(deps, { merchantId: 'shop', language: 'TY', body }, OPERATOR);
  const { position, ...fixture } = body;
  expect(changes).toEqual([
    { merchantId: 'shop', fixture: { ...fixture, name: 'Football', startsAt: null }, position },
  ]);
  for (const unknown of [{ key: 'Futbol' }, { gameId: 'south-football' }, { kind: 'match' as const }])
    await expect(
      placeFixture(deps, { merchantId: 'shop', language: 'EN', body: { ...body, ...unknown } }, OPERATOR),
    ).rejects.toMatchObject({ code: 'vendors.fixture_not_found' });
  expect(changes).toHaveLength(1);
});
