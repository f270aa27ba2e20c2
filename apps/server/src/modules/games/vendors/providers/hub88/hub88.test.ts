import { generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Ask, RawCall, Result, VendorRefusal } from '../../vendors.types.ts';
import { answerOf, askBy, faultOfMangled, NOW, testAccount } from '../testing/wallet-adapter.ts';
import { createHub88Wallet } from './wallet.adapter.ts';

const pair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
const theirs = pair();
const others = pair();
const keys = { publicKey: theirs.publicKey, privateKey: others.privateKey };
const config = { url: 'https://api.hub88.example/operator/generic/v2', operatorId: 7 };
const account = testAccount('hub88', config);
const wallet = createHub88Wallet();

const signed = (path: string, body: object | string, privateKey = theirs.privateKey): RawCall => {
  const bytes = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
  const signature = sign('sha256', bytes, privateKey).toString('base64');
  return { path, query: {}, headers: { 'x-hub88-signature': signature }, body: bytes };
};
const ask = (path: string, body: object | string) => askBy(wallet, signed(path, body), { keys, account });

const user = { user: 'p8f2k1', request_uuid: '583c985f-fee6-4c0e-bbf5-308aad6265af' };
const about = {
  ...user,
  token: 'token',
  currency: 'THB',
  game_code: 'clt_dragonrising',
  round: 'r-1',
  round_closed: false,
};
const bet = {
  ...about,
  transaction_uuid: 't-1',
  amount: 1_250_000,
  is_free: false,
  is_supplier_promo: false,
};
const win = { ...bet, transaction_uuid: 't-2', amount: 3_000_000, reference_transaction_uuid: 't-1' };
const rollback = {
  ...user,
  transaction_uuid: 't-3',
  reference_transaction_uuid: 't-1',
  round: null,
  round_closed: null,
  game_code: null,
};

describe('the signature', () => {
  test.each<[string, RawCall]>([
    ['another key', signed('transaction/bet', bet, others.privateKey)],
    ['no signature', { ...signed('transaction/bet', bet), headers: {} }],
    ['a byte more', { ...signed('transaction/bet', bet), body: Buffer.from(`${JSON.stringify(bet)} `) }],
    [
      'keys in another order',
      { ...signed('transaction/bet', bet), body: Buffer.from(JSON.stringify({ ...win, ...bet })) },
    ],
  ])('%s is forged', async (_name, raw) => {
    expect(await askBy(wallet, raw, { keys, account })).toEqual({ forged: 'signature' });
  });

  test('while the keys are rotated, both are accepted until the time set', async () => {
    const rotated = (until: Date) =>
      wallet.verify(
        signed('transaction/bet', bet),
        { current: { ...keys, publicKey: others.publicKey }, previous: { keys, until } },
        { account, now: NOW },
      );
    expect(await rotated(new Date(NOW.getTime() + 1))).toMatchObject({ path: 'transaction/bet' });
    expect(await rotated(NOW)).toEqual({ forged: 'signature' });
  });
});

describe('what is asked', () => {
  test.each<[string, object, Partial<Ask> & Record<string, unknown>]>([
    ['user/info', user, { kind: 'profile', player: 'p8f2k1' }],
    [
      'user/balance',
      { ...user, token: 'token', game_code: 'g' },
      { kind: 'balance', token: 'token', game: 'g' },
    ],
    [
      'transaction/bet',
      bet,
      {
        kind: 'bet',
        theirId: 't-1',
        unit: 'r-1',
        token: 'token',
        game: 'clt_dragonrising',
        amountMinor: 125_000n,
        currency: 'THB',
      },
    ],
    [
      'transaction/bet',
      { ...bet, is_free: true, round_closed: true, reward_uuid: 'w-1' },
      { kind: 'bet', free: true, closes: true, detail: { reward: 'w-1' } },
    ],
    [
      'transaction/bet',
      { ...bet, is_free: true, is_supplier_promo: true },
      { kind: 'promo', amountMinor: 0n, theirId: 't-1' },
    ],
    ['transaction/win', win, { kind: 'win', final: false, amountMinor: 300_000n, unit: 'r-1' }],
    [
      'transaction/win',
      { ...win, round_closed: true, is_free: true, token: undefined },
      { kind: 'win', final: true, free: true },
    ],
    [
      'transaction/win',
      { ...win, is_supplier_promo: true },
      { kind: 'promo', amountMinor: 300_000n, detail: { round: 'r-1' } },
    ],
    ['transaction/rollback', rollback, { kind: 'rollback', theirId: 't-3', betId: 't-1', player: 'p8f2k1' }],
  ])('%s %j', async (path, body, expected) => {
    expect(await ask(path, body)).toMatchObject(expected);
  });

  test('an amount that no double holds is read exactly', async () => {
    const text = JSON.stringify({ ...win, amount: 'AMOUNT' }).replace('"AMOUNT"', '90071992547409930');
    expect(await ask('transaction/win', text)).toMatchObject({ amountMinor: 9_007_199_254_740_993n });
  });

  const amount = (text: string) =>
    JSON.stringify({ ...bet, amount: 0 }).replace('"amount":0', `"amount":${text}`);
  test.each<[string, string, object | string, object]>([
    [
      'an amount finer than ours',
      'transaction/bet',
      amount('1250001'),
      { malformed: 'too_fine', field: 'amount' },
    ],
    ['a negative amount', 'transaction/bet', amount('-10'), { malformed: 'negative', field: 'amount' }],
    ['a fraction', 'transaction/bet', amount('10.0'), { malformed: 'type', field: 'amount' }],
    ['an exponent', 'transaction/bet', amount('1e6'), { malformed: 'type', field: 'amount' }],
    ['a text', 'transaction/bet', amount('"10"'), { malformed: 'type', field: 'amount' }],
    [
      'more than any balance',
      'transaction/bet',
      amount('9'.repeat(19)),
      { malformed: 'type', field: 'amount' },
    ],
    ['no amount', 'transaction/bet', { ...bet, amount: undefined }, { malformed: 'syntax', field: 'amount' }],
    ['no token', 'transaction/bet', { ...bet, token: undefined }, { malformed: 'syntax', field: 'token' }],
    [
      'no bet',
      'transaction/rollback',
      { ...rollback, reference_transaction_uuid: undefined },
      { malformed: 'syntax', field: 'reference_transaction_uuid' },
    ],
    ['another path', 'transaction/debit', bet, { malformed: 'syntax', field: 'path' }],
    ['a path named like a property of objects', 'constructor', bet, { malformed: 'syntax', field: 'path' }],
    ['no object', 'transaction/bet', '[]', { malformed: 'syntax', field: 'body' }],
    ['no JSON', 'transaction/bet', '{', { malformed: 'syntax', field: 'body' }],
  ])('%s is refused', async (_name, path, body, malformed) => {
    expect(await ask(path, body)).toEqual(malformed);
  });
});

describe('the answer', () => {
  const path = 'transaction/bet';
  const text = JSON.stringify(bet);
  const betAsk: Ask = { kind: 'bet', player: 'p8f2k1', theirId: 't-1', amountMinor: 1n };
  const read = (result: Result, ofAccount = account, call = { path, text }) =>
    answerOf(wallet, ofAccount, call, betAsk, result);
  const done = { done: true, balanceMinor: 9_875_000n, repeated: false } as const;

  test('done, and done before', () => {
    const content = {
      user: 'p8f2k1',
      status: 'RS_OK',
      request_uuid: user.request_uuid,
      currency: 'THB',
      balance: 98_750_000,
    };
    expect(read(done)).toMatchObject({ status: 200, content });
    expect(read({ ...done, repeated: true })).toMatchObject({ status: 200, content });
  });

  test('a balance that no double holds is written exactly', () => {
    expect(read({ ...done, balanceMinor: 9_007_199_254_740_993n }).text).toContain(
      '"balance":90071992547409930}',
    );
  });

  test('the profile tells the country', () => {
    const player = { name: 'p8f2k1', currency: 'THB', country: 'TH', language: 'TY' };
    const profile: Ask = { kind: 'profile', player: 'p8f2k1' };
    const call = { path: 'user/info', text: JSON.stringify(user) };
    expect(answerOf(wallet, account, call, profile, { ...done, player }).content).toMatchObject({
      country: 'TH',
      status: 'RS_OK',
    });
  });

  test('a rollback before its bet is answered as set', () => {
    const strict = testAccount('hub88', { ...config, rollbackBeforeBet: 'not_found' });
    expect(read({ ...done, remembered: true }).content).toMatchObject({ status: 'RS_OK' });
    expect(read({ ...done, remembered: true }, strict).content).toMatchObject({
      status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
    });
  });

  test.each<[VendorRefusal, string]>([
    ['wallet.transfer_mismatch', 'DUPLICATE_TRANSACTION'],
    ['rounds.mismatch', 'DUPLICATE_TRANSACTION'],
    ['vendors.mismatch', 'DUPLICATE_TRANSACTION'],
    ['wallet.insufficient_funds', 'NOT_ENOUGH_MONEY'],
    ['rounds.not_found', 'TRANSACTION_DOES_NOT_EXIST'],
    ['vendors.bet_not_found', 'TRANSACTION_DOES_NOT_EXIST'],
    ['vendors.not_a_bet', 'TRANSACTION_DOES_NOT_EXIST'],
    ['rounds.not_open', 'UNKNOWN'],
    ['vendors.already_settled', 'UNKNOWN'],
    ['vendors.rolled_back', 'TRANSACTION_ROLLED_BACK'],
    ['rounds.bet_cancelled', 'TRANSACTION_ROLLED_BACK'],
    ['vendors.session_unknown', 'INVALID_TOKEN'],
    ['vendors.session_expired', 'TOKEN_EXPIRED'],
    ['vendors.signature', 'INVALID_SIGNATURE'],
    ['vendors.player_unknown', 'UNKNOWN'],
    ['vendors.player_blocked', 'USER_DISABLED'],
    ['protection.excluded', 'USER_DISABLED'],
    ['protection.cooling_off', 'USER_DISABLED'],
    ['protection.account_closed', 'USER_DISABLED'],
    ['protection.limit_reached', 'LIMIT_REACHED'],
    ['protection.time_used_up', 'LIMIT_REACHED'],
    ['protection.reality_check_due', 'LIMIT_REACHED'],
    ['vendors.currency', 'WRONG_CURRENCY'],
    ['vendors.game', 'INVALID_GAME'],
    ['vendors.account_closed', 'INVALID_PARTNER'],
    ['vendors.stopped', 'INVALID_PARTNER'],
  ])('%s is RS_ERROR_%s', (refused, status) => {
    expect(read({ refused, balanceMinor: 30_000n })).toMatchObject({
      status: 200,
      content: {
        status: `RS_ERROR_${status}`,
        request_uuid: user.request_uuid,
        balance: 300_000,
        currency: 'THB',
      },
    });
  });

  test('malformed calls tell syntax and types apart', () => {
    const malformed = (body: object) =>
      answerOf(wallet, account, { path, text: JSON.stringify(body) }, null, { refused: 'vendors.malformed' })
        .content;
    expect(malformed({ ...bet, amount: undefined })).toEqual({
      status: 'RS_ERROR_WRONG_SYNTAX',
      request_uuid: user.request_uuid,
    });
    expect(malformed({ ...bet, amount: -1 })).toMatchObject({ status: 'RS_ERROR_WRONG_TYPES' });
    expect(malformed({ ...bet, amount: 5 })).toMatchObject({ status: 'RS_ERROR_WRONG_TYPES' });
  });

  test('later is a time-out', () => {
    expect(read({ later: true })).toMatchObject({ status: 200, content: { status: 'RS_ERROR_TIMEOUT' } });
  });
});

test('no mangled body is an exception, or an ask that can’t be', async () => {
  const paths = ['transaction/bet', 'transaction/win', 'transaction/rollback', 'user/info', 'user/balance'];
  const fault = await faultOfMangled(
    { ...wallet, verify: async ({ path, body }) => ({ path, text: body.toString() }) },
    {
      bodies: [bet, win, rollback],
      paths,
      raw: (text, path) => ({ path, query: {}, headers: {}, body: Buffer.from(text) }),
      keys,
      account,
    },
  );
  expect(fault).toBeUndefined();
});
