import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { signatureOf } from '../../../../../platform/http/signature.ts';
import type { Ask, RawCall, Result, VendorRefusal } from '../../vendors.types.ts';
import { askBy, faultOfMangled, NOW, testAccount } from '../testing/wallet-adapter.ts';
import { hmacWallet } from './wallet.adapter.ts';

const KEY = 'kestrel-demo-signing-key';
const account = testAccount('hmac', { url: 'https://vendor.example/api', account: 'acc7' });
const keys = { key: KEY };

const page = readFileSync(
  join(import.meta.dirname, '../../../../../../../../docs/vendor-protocol.md'),
  'utf8',
);
const vectors = [
  ...page.matchAll(/X-Timestamp {2}(\d+)\nX-Nonce {6}(\S+)\nbody {9}(.+)\nX-Signature {2}(\S+)/g),
].map(([, timestamp = '', nonce = '', rawBody = '', signature = '']) => ({
  timestamp,
  nonce,
  rawBody,
  signature,
}));

function signed(
  body: object | string,
  {
    path,
    key = KEY,
    nonce = 'nonce-12345678',
    at = NOW,
  }: { path?: string; key?: string; nonce?: string; at?: Date } = {},
): RawCall {
  const rawBody = typeof body === 'string' ? body : JSON.stringify(body);
  const call = { timestamp: String(at.getTime()), nonce, rawBody };
  return {
    path: path ?? (typeof body === 'object' && 'call' in body ? String(body.call) : 'bet'),
    query: {},
    headers: { 'x-timestamp': call.timestamp, 'x-nonce': nonce, 'x-signature': signatureOf(key, call) },
    body: Buffer.from(rawBody),
  };
}
const ask = (raw: RawCall) => askBy(hmacWallet, raw, { keys, account });

const about = { to: 'acc7', player: 'p8f2k1', currency: 'THB', game: 'coral-guns' };
const bet = { call: 'bet', ...about, id: 'b-1', token: 'token', unit: 'u-91', amount: '12.5000' };
const win = { call: 'win', ...about, id: 'w-1', unit: 'u-91', amount: '30', final: true };

describe('the signature', () => {
  test('the vectors of the published protocol are right', async () => {
    expect(vectors).toHaveLength(2);
    for (const { timestamp, nonce, rawBody, signature } of vectors) {
      const { call } = JSON.parse(rawBody) as { call: string };
      const raw = {
        path: call,
        query: {},
        headers: { 'x-timestamp': timestamp, 'x-nonce': nonce, 'x-signature': signature },
        body: Buffer.from(rawBody),
      };
      expect(await ask(raw)).toMatchObject({ kind: call, player: 'p8f2k1', currency: 'THB' });
    }
  });

  test('while the keys are rotated, both are accepted until the time set', async () => {
    const old = signed(bet);
    const rotated = (until: Date) =>
      hmacWallet.verify(
        old,
        { current: { key: 'the-new-signing-key' }, previous: { keys, until } },
        { account, now: NOW },
      );
    expect(await rotated(new Date(NOW.getTime() + 1))).toMatchObject({ nonce: 'nonce-12345678' });
    expect(await rotated(NOW)).toEqual({ forged: 'signature' });
  });

  const later = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);
  test.each<[string, RawCall, string]>([
    ['another key', signed(bet, { key: 'another-signing-key' }), 'signature'],
    ['no signature', { ...signed(bet), headers: {} }, 'clock'],
    ['a byte more', { ...signed(bet), body: Buffer.from(`${JSON.stringify(bet)} `) }, 'signature'],
    [
      'keys in another order',
      { ...signed(bet), body: Buffer.from(JSON.stringify({ ...win, ...bet })) },
      'signature',
    ],
    ['a late call', signed(bet, { at: later(-300_001) }), 'clock'],
    ['a call from the future', signed(bet, { at: later(300_001) }), 'clock'],
    ['a nonce that is too short', signed(bet, { nonce: 'short' }), 'signature'],
    ['a body for another account', signed({ ...bet, to: 'acc8' }), 'path'],
    ['a body sent to another path', signed(bet, { path: 'win' }), 'path'],
  ])('%s is forged', async (_name, raw, forged) => {
    expect(await ask(raw)).toEqual({ forged });
  });

  test('five minutes of difference are accepted', async () => {
    for (const at of [later(-300_000), later(300_000)])
      expect(await ask(signed(bet, { at }))).toMatchObject({ kind: 'bet' });
  });
});

describe('what is asked', () => {
  test.each<[object, Partial<Ask>]>([
    [
      bet,
      {
        kind: 'bet',
        theirId: 'b-1',
        token: 'token',
        unit: 'u-91',
        game: 'coral-guns',
        amountMinor: 125_000n,
      },
    ],
    [
      { ...bet, amount: '0', free: true, closes: true, reference: 'h3', detail: { shots: 25 } },
      { kind: 'bet', amountMinor: 0n, free: true, closes: true, reference: 'h3', detail: { shots: 25 } },
    ],
    [
      { ...win, valid_bet: '12.5' },
      { kind: 'win', amountMinor: 300_000n, final: true, validBetMinor: 125_000n },
    ],
    [
      { ...win, final: false, free: true },
      { kind: 'win', final: false, free: true },
    ],
    [
      { call: 'rollback', to: 'acc7', id: 'r-1', player: 'p8f2k1', bet: 'b-1' },
      { kind: 'rollback', theirId: 'r-1', betId: 'b-1', player: 'p8f2k1' },
    ],
    [
      { call: 'cancel', to: 'acc7', id: 'c-1', player: 'p8f2k1', unit: 'u-91' },
      { kind: 'cancel', unit: 'u-91' },
    ],
    [
      { call: 'promo', to: 'acc7', id: 'p-1', player: 'p8f2k1', currency: 'THB', amount: '5' },
      { kind: 'promo', amountMinor: 50_000n },
    ],
    [
      { call: 'correct', ...about, id: 'k-1', unit: 'u-91', previous: '30', payout: '0', reason: 'reversed' },
      { kind: 'correct', previousMinor: 300_000n, payoutMinor: 0n, reason: 'reversed' },
    ],
    [
      { call: 'session', to: 'acc7', player: 'p8f2k1', token: 'token' },
      { kind: 'session', token: 'token' },
    ],
    [
      { call: 'balance', to: 'acc7', player: 'p8f2k1' },
      { kind: 'balance', player: 'p8f2k1' },
    ],
    [
      { ...bet, amount: '63727092.3401' },
      { kind: 'bet', amountMinor: 637_270_923_401n },
    ],
  ])('%j', async (body, expected) => {
    expect(await ask(signed(body))).toMatchObject(expected);
  });

  test('a batch holds for its items what it names itself', async () => {
    const { player, currency, game } = about;
    const shots = {
      call: 'batch',
      to: 'acc7',
      player,
      currency,
      game,
      token: 'token',
      items: [
        { call: 'bet', id: 'b-1', unit: 'u-1', amount: '5' },
        { call: 'win', id: 'w-1', unit: 'u-1', amount: '0', final: true, game: 'deep-guns' },
      ],
    };
    expect(await ask(signed(shots))).toEqual({
      kind: 'batch',
      player,
      items: [
        {
          kind: 'bet',
          player,
          currency,
          game,
          token: 'token',
          theirId: 'b-1',
          unit: 'u-1',
          amountMinor: 50_000n,
        },
        {
          kind: 'win',
          player,
          currency,
          game: 'deep-guns',
          theirId: 'w-1',
          unit: 'u-1',
          amountMinor: 0n,
          final: true,
        },
      ],
    });
  });

  test.each<[string, object | string, object]>([
    ['an amount that is missing', { ...bet, amount: undefined }, { malformed: 'syntax', field: 'amount' }],
    ['a number for an amount', { ...bet, amount: 12.5 }, { malformed: 'type', field: 'amount' }],
    ['an exponent', { ...bet, amount: '1e3' }, { malformed: 'type', field: 'amount' }],
    ['a negative amount', { ...bet, amount: '-1' }, { malformed: 'negative', field: 'amount' }],
    ['five decimals', { ...bet, amount: '0.00001' }, { malformed: 'too_fine', field: 'amount' }],
    ['more than any balance', { ...bet, amount: '10000000000001' }, { malformed: 'type', field: 'amount' }],
    ['an id with a space', { ...bet, id: 'b 1' }, { malformed: 'type', field: 'id' }],
    ['no token', { ...bet, token: undefined }, { malformed: 'syntax', field: 'token' }],
    [
      'a win that does not say whether it is final',
      { ...win, final: undefined },
      { malformed: 'syntax', field: 'final' },
    ],
    ['another call', { ...bet, call: 'debit' }, { malformed: 'type', field: 'call' }],
    [
      'a call named like a property of objects',
      { ...bet, call: 'constructor' },
      { malformed: 'type', field: 'call' },
    ],
    ['no object', '[]', { malformed: 'syntax', field: 'body' }],
    ['no JSON', '{"call":', { malformed: 'syntax', field: 'body' }],
    ['an empty batch', { call: 'batch', to: 'acc7', items: [] }, { malformed: 'type', field: 'items' }],
    [
      '101 items',
      { call: 'batch', to: 'acc7', items: Array.from({ length: 101 }, () => bet) },
      { malformed: 'type', field: 'items' },
    ],
    [
      'a batch in a batch',
      { call: 'batch', to: 'acc7', items: [{ call: 'batch' }] },
      { malformed: 'type', field: 'items.0.call' },
    ],
    [
      'a wrong item',
      { call: 'batch', to: 'acc7', items: [bet, { ...win, amount: '-1' }] },
      { malformed: 'negative', field: 'items.1.amount' },
    ],
    [
      'detail that is too long',
      { ...bet, detail: { text: 'x'.repeat(16_384) } },
      { malformed: 'type', field: 'detail' },
    ],
  ])('%s is refused', async (_name, body, malformed) => {
    expect(await ask(signed(body))).toEqual(malformed);
  });
});

describe('the answer', () => {
  const betAsk: Ask = { kind: 'bet', player: 'p8f2k1', theirId: 'b-1', amountMinor: 1n };
  const read = (result: Result, of: Ask | null = betAsk) => {
    const { status, body } = hmacWallet.answer({ path: 'bet', text: '' }, of, result, account);
    return { status, ...(JSON.parse(body) as Record<string, unknown>) };
  };
  const done = { done: true, balanceMinor: 9_875_000n, repeated: false } as const;

  test('done', () => {
    expect(read(done)).toEqual({ status: 200, code: 'ok', id: 'b-1', balance: '987.5000' });
    expect(read({ ...done, repeated: true })).toMatchObject({ code: 'ok', repeated: true });
    expect(read({ ...done, remembered: true })).toMatchObject({ code: 'ok', remembered: true });
  });

  test('a session tells who plays', () => {
    const player = { name: 'p8f2k1', currency: 'THB', country: 'TH', language: 'TY' };
    expect(read({ ...done, player }, { kind: 'session', player: 'p8f2k1' })).toEqual({
      status: 200,
      code: 'ok',
      player: 'p8f2k1',
      currency: 'THB',
      country: 'TH',
      language: 'TY',
      balance: '987.5000',
    });
    expect(read({ ...done, player }, { kind: 'balance', player: 'p8f2k1' })).toEqual({
      status: 200,
      code: 'ok',
      currency: 'THB',
      balance: '987.5000',
    });
  });

  test.each<[VendorRefusal, string, number?, string?]>([
    ['wallet.transfer_mismatch', 'mismatch'],
    ['rounds.mismatch', 'mismatch'],
    ['vendors.mismatch', 'mismatch'],
    ['wallet.insufficient_funds', 'insufficient_funds'],
    ['rounds.not_found', 'bet_not_found'],
    ['vendors.bet_not_found', 'bet_not_found'],
    ['vendors.not_a_bet', 'not_a_bet'],
    ['rounds.not_open', 'already_settled'],
    ['vendors.already_settled', 'already_settled'],
    ['vendors.rolled_back', 'already_settled'],
    ['rounds.bet_cancelled', 'rolled_back'],
    ['vendors.session_unknown', 'session_unknown'],
    ['vendors.session_expired', 'session_expired'],
    ['vendors.signature', 'signature', 401],
    ['vendors.player_unknown', 'player_unknown'],
    ['vendors.player_blocked', 'player_blocked'],
    ['protection.excluded', 'player_blocked'],
    ['protection.cooling_off', 'player_blocked'],
    ['protection.account_closed', 'player_blocked'],
    ['protection.limit_reached', 'limit'],
    ['protection.time_used_up', 'limit', 200, 'time'],
    ['protection.reality_check_due', 'limit', 200, 'time'],
    ['vendors.currency', 'currency'],
    ['vendors.game', 'game'],
    ['vendors.malformed', 'malformed', 400],
    ['vendors.account_closed', 'closed'],
    ['vendors.stopped', 'closed'],
  ])('%s is %s', (refused, code, status = 200, which?) => {
    expect(read({ refused, balanceMinor: 30_000n })).toEqual({
      status,
      code,
      id: 'b-1',
      balance: '3.0000',
      ...(which && { which }),
    });
  });

  test('which limit, which field, later', () => {
    expect(read({ refused: 'protection.limit_reached', limit: 'loss' })).toMatchObject({
      code: 'limit',
      which: 'loss',
    });
    expect(read({ refused: 'vendors.malformed', field: 'amount' }, null)).toEqual({
      status: 400,
      code: 'malformed',
      field: 'amount',
    });
    expect(read({ later: true })).toEqual({ status: 503, code: 'later', id: 'b-1' });
  });

  test('a batch answers for each item', () => {
    const items: Result[] = [
      { refused: 'wallet.insufficient_funds', balanceMinor: 1n },
      { refused: 'vendors.bet_not_found' },
    ];
    const batch: Ask = { kind: 'batch', player: 'p', items: [betAsk, { ...betAsk, theirId: 'w-1' }] };
    expect(read({ ...done, items }, batch)).toEqual({
      status: 200,
      code: 'ok',
      items: [
        { code: 'insufficient_funds', id: 'b-1', balance: '0.0001' },
        { code: 'bet_not_found', id: 'w-1' },
      ],
    });
  });
});

test('no mangled body is an exception, or an ask that can’t be', async () => {
  const batch = { call: 'batch', ...about, token: 'token', items: [bet, win] };
  const raw = (text: string, path: string) => signed(text, { path });
  const paths = ['bet', 'win', 'batch', 'balance'];
  const fault = await faultOfMangled(hmacWallet, { bodies: [bet, win, batch], paths, raw, keys, account });
  expect(fault).toBeUndefined();
});
