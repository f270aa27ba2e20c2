import { generateKeyPairSync, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import type { VendorCall } from '../../vendors.types.ts';
import { json, vendorThatAnswers } from '../testing/vendor-answers.ts';
import { NOW, testAccount } from '../testing/wallet-adapter.ts';
import { hub88Client } from './client.adapter.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const config = { url: 'https://api.hub88.example/operator/generic/v2', operatorId: 7, transferWallet: true };
const clientOf = (call: VendorCall) =>
  hub88Client(testAccount('hub88', config), { current: { publicKey, privateKey } }, { call, now: () => NOW });

const visit = {
  player: 'p8f2k1',
  token: 'token',
  gameCode: 'clt_dragonrising',
  currency: 'THB',
  language: 'TY',
  country: 'TH',
  device: 'phone',
  address: '203.0.113.7',
  returnUrl: 'https://site.example/lobby',
  depositUrl: 'https://site.example/deposit',
  demo: false,
} as const;

test('a launch is signed with our key', async () => {
  const vendor = vendorThatAnswers(json({ url: 'https://games.example/p' }));
  expect(await clientOf(vendor.call).launch(visit)).toEqual({ url: 'https://games.example/p' });
  const [{ url, body = '', headers = {} } = { url: '' }] = vendor.requests;
  expect(url).toBe('https://api.hub88.example/operator/generic/v2/game/url');
  expect(
    verify('sha256', Buffer.from(body), publicKey, Buffer.from(headers['x-hub88-signature'] ?? '', 'base64')),
  ).toBe(true);
  expect(JSON.parse(body)).toMatchObject({
    operator_id: 7,
    user: 'p8f2k1',
    token: 'token',
    platform: 'GPL_MOBILE',
    currency: 'THB',
  });
});

test('a demo names no player and no currency', async () => {
  const vendor = vendorThatAnswers(json({ url: 'https://games.example/p' }));
  await clientOf(vendor.call).launch({ ...visit, demo: true });
  const body = JSON.parse(vendor.requests[0]?.body ?? '') as object;
  expect(body).toMatchObject({ currency: 'XXX' });
  expect(body).not.toHaveProperty('user');
  expect(body).not.toHaveProperty('token');
});

test.each<[Awaited<ReturnType<VendorCall>>, object]>([
  [
    json({ error: 'RS_ERROR_INVALID_GAME', message: 'no such game' }, 400),
    { refused: 'RS_ERROR_INVALID_GAME: no such game' },
  ],
  [json({ error: 'RS_ERROR_UNKNOWN' }, 400), { unknown: true }],
  [json({ error: 'RS_ERROR_INVALID_GAME' }, 503), { unknown: true }],
  [{ failed: 'timeout' }, { unknown: true, reason: 'timeout' }],
])('%j', async (answer, expected) => {
  expect(await clientOf(vendorThatAnswers(answer).call).launch(visit)).toMatchObject(expected);
});

const line = {
  transaction_uuid: 't-1',
  kind: 'TK_BET',
  transaction_status: 'TS_SUCCESS',
  user: 'p8f2k1',
  currency: 'THB',
  game_code: 'g',
  round: 'r-1',
  round_closed: true,
  amount: 1_250_000,
  inserted_at: '2026-11-23T00:00:00',
};

test('transactions: their time is UTC, what is under way is left out, another state is not guessed', async () => {
  const range = { from: NOW, until: NOW };
  const list = (...items: object[]) => clientOf(vendorThatAnswers(json(items)).call).transactions(range);
  expect(
    await list(
      line,
      { ...line, transaction_uuid: 't-2', transaction_status: 'TS_PENDING' },
      {
        ...line,
        transaction_uuid: 't-3',
        kind: 'TK_ROLLBACK',
        reference_transaction_uuid: 't-1',
        amount: null,
        round_closed: null,
      },
    ),
  ).toEqual([
    {
      theirId: 't-1',
      kind: 'bet',
      player: 'p8f2k1',
      unit: 'r-1',
      game: 'g',
      amountMinor: 125_000n,
      currency: 'THB',
      state: 'done',
      at: new Date('2026-11-23T00:00:00Z'),
      final: true,
    },
    {
      theirId: 't-3',
      kind: 'rollback',
      player: 'p8f2k1',
      unit: 'r-1',
      game: 'g',
      amountMinor: 0n,
      currency: 'THB',
      state: 'done',
      at: new Date('2026-11-23T00:00:00Z'),
      betId: 't-1',
    },
  ]);
  expect(await list({ ...line, transaction_status: 'TS_NEW_STATE' })).toMatchObject({ unknown: true });
  expect(await list({ ...line, amount: 5 })).toMatchObject({ unknown: true });
});

const grant = {
  id: '0199f1a2-7c3b-7def-8123-456789abcdef',
  player: 'p8f2k1',
  gameCode: 'g',
  count: 10,
  betMinor: 10_000n,
  currency: 'THB',
  expiresAt: NOW,
};
const prepaid = { prepaid_uuid: 'p-1', game_code: 'g', currency: 'THB', bet_count: null, bet_value: 100_000 };

test('free rounds need a template that fits', async () => {
  const vendor = vendorThatAnswers(
    json([{ ...prepaid, currency: 'EUR' }, prepaid]),
    json({ reward_uuid: 'w-1' }),
  );
  expect(await clientOf(vendor.call).freeRounds?.grant(grant)).toEqual({ granted: true });
  expect(vendor.requests[1]?.body).toContain('"bet_value":100000');
  expect(JSON.parse(vendor.requests[1]?.body ?? '')).toMatchObject({
    prepaid_uuid: 'p-1',
    bet_count: 10,
    operator_reference: grant.id,
  });
  const other = vendorThatAnswers(json([{ ...prepaid, bet_count: 5 }]));
  expect(await clientOf(other.call).freeRounds?.grant(grant)).toMatchObject({
    refused: expect.any(String) as string,
  });
});

test('free rounds are listed and cancelled by our id', async () => {
  const reward = {
    reward_uuid: 'w-1',
    operator_reference: grant.id,
    bet_count: 10,
    bets_used: 3,
    status: 'FRS_ACTIVE',
  };
  const vendor = vendorThatAnswers(json([reward]), json([reward]), json({ reward_uuid: 'w-1' }));
  const { freeRounds } = clientOf(vendor.call);
  expect(await freeRounds?.list('p8f2k1')).toEqual([{ id: grant.id, count: 10, used: 3 }]);
  expect(await freeRounds?.cancel(grant.id)).toEqual({ cancelled: true });
  expect(JSON.parse(vendor.requests[2]?.body ?? '')).toMatchObject({ reward_uuid: 'w-1' });
});

test('money moves once, all of it by the balance', async () => {
  const vendor = vendorThatAnswers(json({ status: 'RS_OK', balance: 350_000 }), json({ status: 'RS_OK' }));
  const transfer = { id: grant.id, player: 'p8f2k1', currency: 'THB', amountMinor: null };
  expect(await clientOf(vendor.call).wallet?.withdraw(transfer)).toEqual({
    state: 'done',
    amountMinor: 35_000n,
  });
  expect(vendor.requests[1]?.body).toContain('"amount":350000');
  const silent = vendorThatAnswers({ failed: 'timeout' });
  expect(await clientOf(silent.call).wallet?.deposit({ ...transfer, amountMinor: 1n })).toMatchObject({
    unknown: true,
  });
  expect(silent.requests).toHaveLength(1);
  const proxied = vendorThatAnswers(json({ error: 'request timeout' }, 408));
  expect(await clientOf(proxied.call).wallet?.deposit({ ...transfer, amountMinor: 1n })).toMatchObject({
    unknown: true,
  });
});

test.each<[object, number, object]>([
  [
    { status: 'RS_OK', transaction_status: 'TS_SUCCESS', amount: 350_000 },
    200,
    { state: 'done', amountMinor: 35_000n },
  ],
  [{ status: 'RS_OK', transaction_status: 'TS_PENDING' }, 200, { state: 'under_way' }],
  [{ status: 'RS_OK', transaction_status: 'TS_DECLINED' }, 200, { state: 'failed' }],
  [{ status: 'RS_OK', transaction_status: 'TS_OTHER' }, 200, { unknown: true }],
  [{ status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' }, 200, { state: 'absent' }],
  [{ error: 'RS_ERROR_INVALID_SIGNATURE' }, 401, { unknown: true }],
])('asked about a transfer, %j', async (answer, status, expected) => {
  expect(await clientOf(vendorThatAnswers(json(answer, status)).call).wallet?.ask(grant.id)).toMatchObject(
    expected,
  );
});
