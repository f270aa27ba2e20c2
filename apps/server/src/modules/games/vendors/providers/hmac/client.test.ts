import { describe, expect, test } from 'vitest';
import { isSignedBy } from '../../../../../platform/http/signature.ts';
import type { VendorCall, VendorClient } from '../../vendors.types.ts';
import { json, vendorThatAnswers } from '../testing/vendor-answers.ts';
import { NOW, testAccount } from '../testing/wallet-adapter.ts';
import { transferClient } from '../transfer/client.adapter.ts';
import { gamesOfFeed } from './client.adapter.ts';

const KEY = 'kestrel-demo-signing-key';
const account = testAccount('transfer', { url: 'https://vendor.example/api/', account: 'acc7' });
const clientOf = (call: VendorCall) =>
  transferClient(account, { current: { key: KEY } }, { call, now: () => NOW });

const visit = {
  player: 'p8f2k1',
  token: 'token',
  gameCode: 'coral-guns',
  currency: 'THB',
  language: 'TY',
  country: 'TH',
  device: 'phone',
  address: '203.0.113.7',
  returnUrl: 'https://site.example/lobby',
  depositUrl: 'https://site.example/deposit',
  demo: false,
} as const;
const bet = {
  id: 'b-1',
  call: 'bet',
  player: 'p8f2k1',
  currency: 'THB',
  game: 'coral-guns',
  unit: 'u-1',
  amount: '12.5',
  state: 'done',
  at: '2026-11-23T00:00:00Z',
};
const range = { from: new Date('2026-11-23T00:00:00Z'), until: NOW };

test('a launch is signed, names account and call, and is sent once', async () => {
  const vendor = vendorThatAnswers(json({ code: 'ok', url: 'https://games.example/p?t=1' }));
  expect(await clientOf(vendor.call).launch(visit)).toEqual({ url: 'https://games.example/p?t=1' });
  const [request] = vendor.requests;
  expect(request).toMatchObject({ url: 'https://vendor.example/api/launch', timeoutMilliseconds: 5_000 });
  const {
    'x-timestamp': timestamp = '',
    'x-nonce': nonce = '',
    'x-signature': signature = '',
  } = request?.headers ?? {};
  const rawBody = request?.body ?? '';
  expect(isSignedBy(KEY, { timestamp, nonce, rawBody }, signature, NOW)).toBe(true);
  expect(JSON.parse(rawBody)).toMatchObject({
    call: 'launch',
    to: 'acc7',
    player: 'p8f2k1',
    token: 'token',
    game: 'coral-guns',
    device: 'mobile',
    demo: false,
  });
});

test('a demo names no player', async () => {
  const vendor = vendorThatAnswers(json({ code: 'ok', url: 'https://games.example/demo' }));
  await clientOf(vendor.call).launch({ ...visit, demo: true });
  expect(vendor.requests[0]?.body).not.toMatch(/p8f2k1|token/);
});

describe('what a call ends as', () => {
  test.each<[string, Awaited<ReturnType<VendorCall>>, object]>([
    ['refused', json({ code: 'game', message: 'withdrawn' }), { refused: 'game: withdrawn' }],
    ['refused with a status', json({ code: 'closed' }, 403), { refused: 'closed' }],
    ['another code', json({ code: 'busy' }), { unknown: true, reason: 'busy' }],
    ['HTTP 500, whatever it says', json({ code: 'game' }, 500), { unknown: true }],
    ['no JSON', { status: 200, text: '<html>' }, { unknown: true }],
    ['no address', json({ code: 'ok', url: 'javascript:alert(1)' }), { unknown: true }],
    ['time-out', { failed: 'timeout' }, { unknown: true, reason: 'timeout' }],
  ])('%s', async (_name, answer, expected) => {
    expect(await clientOf(vendorThatAnswers(answer).call).launch(visit)).toMatchObject(expected);
  });
});

test('a list is asked for twice and read page by page, amounts exactly', async () => {
  const vendor = vendorThatAnswers(
    { failed: 'connection' },
    json({ code: 'ok', items: [{ ...bet, amount: '63727092.3401' }], cursor: 'c2' }),
    json({
      code: 'ok',
      items: [{ ...bet, id: 'r-1', call: 'rollback', bet: 'b-1', amount: undefined }],
      cursor: null,
    }),
  );
  const theirs = {
    player: 'p8f2k1',
    currency: 'THB',
    game: 'coral-guns',
    unit: 'u-1',
    state: 'done',
    at: range.from,
  };
  expect(await clientOf(vendor.call).transactions(range)).toEqual([
    { ...theirs, theirId: 'b-1', kind: 'bet', amountMinor: 637_270_923_401n },
    { ...theirs, theirId: 'r-1', kind: 'rollback', amountMinor: 0n, betId: 'b-1' },
  ]);
  expect(vendor.requests.map(({ body }) => (JSON.parse(body ?? '') as { cursor: unknown }).cursor)).toEqual([
    null,
    null,
    'c2',
  ]);
  const [first, again] = vendor.requests;
  expect(again?.headers?.['x-nonce']).not.toBe(first?.headers?.['x-nonce']);
});

test('a list with a line that can’t be read, or without an end, is not known', async () => {
  const page = (item: object) => json({ code: 'ok', items: [item], cursor: 'next' });
  const read = (answer: ReturnType<typeof json>) =>
    clientOf(vendorThatAnswers(answer).call).transactions(range);
  expect(await read(page({ ...bet, amount: '0.00001' }))).toMatchObject({
    unknown: true,
    reason: expect.stringContaining('items.0.amount') as string,
  });
  expect(await read(page(bet))).toEqual({ unknown: true, reason: 'a list that does not end' });
});

test('games come from the feed, unless it was cut off', () => {
  const head = { kind: 'head', vendor: { code: 'KESTREL', name: 'Kestrel', state: 'up' }, version: '7' };
  const game = {
    kind: 'game',
    code: 'coral-guns',
    category: 'fish',
    names: { EN: 'Coral Guns' },
    themes: [],
    rtpBps: 9_600,
    releasedOn: '2026-05-01',
    popularity: 500,
    hasDemo: false,
  };
  const feed = (...lines: object[]) => lines.map((line) => JSON.stringify(line)).join('\n');
  expect(gamesOfFeed(feed(head, game, { kind: 'end', games: 1 }))).toEqual(['coral-guns']);
  expect(gamesOfFeed(feed(head, game))).toMatchObject({ unknown: true });
  expect(gamesOfFeed(feed(head, game, { kind: 'end', games: 2 }))).toMatchObject({ unknown: true });
  expect(gamesOfFeed('{"kind":')).toMatchObject({ unknown: true });
});

test('matches with odds in thousandths, asked for once', async () => {
  const match = {
    id: 'football-7',
    game: 'football-live',
    title: { EN: 'Football' },
    home: { names: { EN: 'Otters', TY: 'นาก' }, color: '#1d6fd1' },
    away: { names: { EN: 'Tigers' } },
    starts_at: '2026-11-23T00:00:00Z',
    live: { minute: 63, score: [2, 1] },
    odds: { home: '2.31', draw: '3.400', away: null },
    market: '1x2',
  };
  const vendor = vendorThatAnswers(json({ code: 'ok', fixtures: [match] }));
  expect(await clientOf(vendor.call).fixtures?.()).toEqual([
    {
      id: 'football-7',
      gameCode: 'football-live',
      title: { EN: 'Football' },
      home: { names: { EN: 'Otters', TY: 'นาก' }, color: '#1d6fd1' },
      away: { names: { EN: 'Tigers' }, color: null },
      startsAt: new Date('2026-11-23T00:00:00Z'),
      closesAt: null,
      live: { minute: 63, score: [2, 1] },
      odds: { home: 2_310, draw: 3_400, away: null },
      market: '1x2',
    },
  ]);
  const { market: _market, ...plain } = match;
  const opensMatches = vendorThatAnswers(json({ code: 'ok', fixtures: [plain] }));
  expect(await clientOf(opensMatches.call).fixtures?.()).toMatchObject([{ market: null }]);
  expect(vendor.requests).toHaveLength(1);
  const noDraw = { ...match, closes_at: '2026-11-23T00:00:00Z', odds: { home: '1.9', away: '1.9' } };
  expect(
    await clientOf(vendorThatAnswers(json({ code: 'ok', fixtures: [noDraw] })).call).fixtures?.(),
  ).toMatchObject([{ odds: { home: 1_900, away: 1_900 }, closesAt: new Date('2026-11-23T00:00:00Z') }]);
  for (const odds of ['1', '0.5', '-2', '2.3456', 'evens']) {
    const wrong = { ...match, odds: { ...match.odds, home: odds } };
    expect(
      await clientOf(vendorThatAnswers(json({ code: 'ok', fixtures: [wrong] })).call).fixtures?.(),
    ).toMatchObject({ unknown: true });
  }
  const opening = vendorThatAnswers(json({ code: 'ok', url: 'https://games.example/p' }));
  await clientOf(opening.call).launch({ ...visit, place: { event: 'football-7' } });
  const opened = JSON.parse(opening.requests[0]?.body ?? '') as object;
  expect(opened).toMatchObject({ event: 'football-7' });
  expect(opened).not.toHaveProperty('outcome');
});

test('an outcome that the player has tapped goes along with the odds that were shown', async () => {
  const vendor = vendorThatAnswers(json({ code: 'ok', url: 'https://games.example/p' }));
  const pick = { market: '1x2', outcome: 'away', oddsE3: 2_150 } as const;
  await clientOf(vendor.call).launch({ ...visit, place: { event: 'football-7', pick } });
  expect(JSON.parse(vendor.requests[0]?.body ?? '')).toMatchObject({
    event: 'football-7',
    market: '1x2',
    outcome: 'away',
    odds: '2.150',
  });
});

test('tables and free rounds', async () => {
  const table = {
    game: 'nine',
    open: true,
    min: '1',
    max: '500',
    seats: 6,

    taken: 4,
    history: ['9'],
  };
  const tables = vendorThatAnswers(json({ code: 'ok', tables: [table] }));
  expect(await clientOf(tables.call).tables?.()).toEqual([
    {
      gameCode: 'nine',
      open: true,
      dealer: null,
      minMinor: 10_000n,
      maxMinor: 5_000_000n,
      seats: 6,
      freeSeats: 2,
      players: 4,
      history: ['9'],
    },
  ]);
  const granted = vendorThatAnswers(json({ code: 'ok' }));
  const grant = {
    id: 'f-1',
    player: 'p8f2k1',
    gameCode: 'coral-guns',
    count: 10,
    betMinor: 10_000n,
    currency: 'THB',
    expiresAt: NOW,
  };
  expect(await clientOf(granted.call).freeRounds?.grant(grant)).toEqual({ granted: true });
  expect(JSON.parse(granted.requests[0]?.body ?? '')).toMatchObject({
    call: 'free-rounds/grant',
    bet: '1.0000',
    count: 10,
  });
  const listed = vendorThatAnswers(json({ code: 'ok', items: [{ id: 'f-1', count: 10, used: 3 }] }));
  expect(await clientOf(listed.call).freeRounds?.list('p8f2k1')).toEqual([{ id: 'f-1', count: 10, used: 3 }]);
});

describe('the transfer wallet', () => {
  const transfer = { id: 't-1', player: 'p8f2k1', currency: 'THB', amountMinor: 100_000n };
  type Wallet = NonNullable<VendorClient['wallet']>;
  const wallet = (...answers: Awaited<ReturnType<VendorCall>>[]): { wallet: Wallet; requests: unknown[] } => {
    const vendor = vendorThatAnswers(...answers);
    const client = clientOf(vendor.call);
    if (!client.wallet) throw new Error('no wallet');
    return { wallet: client.wallet, requests: vendor.requests };
  };

  test('an unanswered deposit is not sent again', async () => {
    const vendor = wallet({ failed: 'timeout' });
    expect(await vendor.wallet.deposit(transfer)).toMatchObject({ unknown: true });
    expect(vendor.requests).toHaveLength(1);
  });

  test('moves', async () => {
    const { wallet: done } = wallet(json({ code: 'ok', amount: '10' }));
    expect(await done.deposit(transfer)).toEqual({ state: 'done', amountMinor: 100_000n });
    const { wallet: all } = wallet(json({ code: 'ok', amount: '3.5' }));
    expect(await all.withdraw({ ...transfer, amountMinor: null })).toEqual({
      state: 'done',
      amountMinor: 35_000n,
    });
    const { wallet: other } = wallet(json({ code: 'ok', amount: '9' }));
    expect(await other.withdraw(transfer)).toMatchObject({ unknown: true });
    const { wallet: refused } = wallet(json({ code: 'insufficient_funds' }));
    expect(await refused.withdraw(transfer)).toEqual({ state: 'failed', reason: 'insufficient_funds' });
  });

  test.each<[object, object]>([
    [
      { code: 'ok', state: 'done', amount: '10' },
      { state: 'done', amountMinor: 100_000n },
    ],
    [
      { code: 'ok', state: 'failed' },
      { state: 'failed', reason: '' },
    ],
    [{ code: 'ok', state: 'under_way' }, { state: 'under_way' }],
    [{ code: 'ok', state: 'absent' }, { state: 'absent' }],
    [{ code: 'absent' }, { state: 'absent' }],
    [{ code: 'closed' }, { unknown: true }],
    [{ code: 'ok', state: 'perhaps' }, { unknown: true }],
  ])('asked, the vendor says %j', async (answer, expected) => {
    expect(await wallet(json(answer)).wallet.ask('t-1')).toMatchObject(expected);
  });

  test('the balance', async () => {
    expect(await wallet(json({ code: 'ok', balance: '1.5' })).wallet.balance('p8f2k1')).toEqual({
      balanceMinor: 15_000n,
    });
  });
});
