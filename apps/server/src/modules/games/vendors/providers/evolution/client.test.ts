import { expect, test } from 'vitest';
import type { VendorCall } from '../../vendors.types.ts';
import { json, vendorThatAnswers } from '../testing/vendor-answers.ts';
import { NOW, testAccount } from '../testing/wallet-adapter.ts';
import { evolutionClient } from './client.adapter.ts';

const account = testAccount('evolution', { url: 'https://evo.example/base/', casinoKey: 'croupier1' });
const keys = { current: { authToken: 'auth-token-of-evolution', apiToken: 'api-token-of-evolution' } };
const clientOf = (call: VendorCall) => evolutionClient(account, keys, { call, now: () => NOW });

const visit = {
  player: 'p8f2k1',
  token: 'token',
  gameCode: 'table-1',
  currency: 'THB',
  language: 'TY',
  country: 'TH',
  device: 'desktop',
  address: '203.0.113.7',
  returnUrl: 'https://site.example/lobby',
  depositUrl: 'https://site.example/deposit',
  demo: false,
} as const;

test('a launch opens the embedded entry, which may be a path', async () => {
  const vendor = vendorThatAnswers(json({ entry: '/entry?a=1', entryEmbedded: '/entry?a=2' }));
  expect(await clientOf(vendor.call).launch(visit)).toEqual({ url: 'https://evo.example/entry?a=2' });
  expect(vendor.requests[0]?.url).toBe('https://evo.example/base/ua/v1/croupier1/api-token-of-evolution');
  expect(JSON.parse(vendor.requests[0]?.body ?? '')).toMatchObject({
    player: { id: 'p8f2k1', currency: 'THB', session: { id: 'token', ip: '203.0.113.7' } },
    config: { game: { table: { id: 'table-1' } } },
  });
});

test.each<[Awaited<ReturnType<VendorCall>>, object]>([
  [json({ errors: [{ code: 'G.3', message: 'unknown table' }] }, 400), { refused: 'G.3: unknown table' }],
  [json({ errors: [{ code: 'G.0', message: 'down' }] }, 503), { unknown: true }],
  [json({}), { unknown: true }],
  [{ failed: 'timeout' }, { unknown: true, reason: 'timeout' }],
])('%j', async (answer, expected) => {
  expect(await clientOf(vendorThatAnswers(answer).call).launch(visit)).toMatchObject(expected);
});

test('there are no demos', async () => {
  expect(await clientOf(vendorThatAnswers().call).launch({ ...visit, demo: true })).toEqual({
    refused: 'no demo',
  });
});

test('tables with limits in our currency', async () => {
  const table = {
    tableId: 'table-1',
    open: true,
    seats: 7,
    players: 2,
    betLimits: { THB: { min: 10, max: '5000.00' } },
    history: ['B', 'P'],
  };
  const vendor = vendorThatAnswers(
    json({ tables: { a: table, b: { ...table, tableId: 'table-2', betLimits: {} } } }),
  );
  expect(await clientOf(vendor.call).tables?.()).toEqual([
    {
      gameCode: 'table-1',
      open: true,
      dealer: null,
      minMinor: 100_000n,
      maxMinor: 50_000_000n,
      seats: 7,
      freeSeats: 5,
      players: 2,
      history: ['B', 'P'],
    },
  ]);
  expect(await clientOf(vendor.call).games()).toEqual(['table-1', 'table-2']);
  expect(vendor.requests[0]?.headers?.['authorization']).toBe(
    `Basic ${Buffer.from('croupier1:api-token-of-evolution').toString('base64')}`,
  );
});

test('the history tells each transaction with its call', async () => {
  const at = '2026-11-23T00:00:00.000Z';
  const bet = {
    refId: 'ref-1',
    transactions: [
      { id: 'd-1', type: 'debit', amount: '12.5', createdAt: at },
      { id: 'd-1', type: 'credit', amount: 24.375, status: 'done', createdAt: at },
    ],
  };
  const games = [
    {
      id: 'game-1',
      table: { id: 'table-1' },
      participants: [{ playerId: 'p8f2k1', currency: 'THB', bets: [bet, { ...bet, refId: 'ref-2' }] }],
    },
  ];
  const vendor = vendorThatAnswers(json({ data: [{ games }] }));
  const one = {
    player: 'p8f2k1',
    unit: 'ref-1',
    game: 'table-1',
    currency: 'THB',
    state: 'done',
    at: new Date(at),
  };
  expect(await clientOf(vendor.call).transactions({ unit: 'ref-1', player: 'p8f2k1' })).toEqual([
    { ...one, theirId: 'debit/d-1', kind: 'bet', amountMinor: 125_000n },
    { ...one, theirId: 'credit/d-1', kind: 'win', amountMinor: 243_750n, final: true },
  ]);
  expect(await clientOf(vendor.call).transactions({ from: NOW, until: NOW })).toHaveLength(4);
});
