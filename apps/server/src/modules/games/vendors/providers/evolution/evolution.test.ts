import { describe, expect, test } from 'vitest';
import type { Ask, RawCall, Result, VendorRefusal } from '../../vendors.types.ts';
import { answerOf, askBy, faultOfMangled, NOW, testAccount } from '../testing/wallet-adapter.ts';
import { evolutionWallet as wallet } from './wallet.adapter.ts';

const keys = { authToken: 'auth-token-of-evolution', apiToken: 'api-token-of-evolution' };
const config = { url: 'https://evo.example', casinoKey: 'croupier1' };
const account = testAccount('evolution', config);

const raw = (path: string, body: object | string, authToken?: string): RawCall => ({
  path,
  query: { authToken: authToken ?? keys.authToken },
  headers: {},
  body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
});
const ask = (path: string, body: object | string) => askBy(wallet, raw(path, body), { keys, account });

const who = { sid: 'sid-1', userId: 'p8f2k1', uuid: 'uuid-1' };
const game = { id: 'game-1', type: 'baccarat', details: { table: { id: 'table-1', vid: 'virtual-1' } } };
const played = { ...who, currency: 'THB', game, transaction: { id: 'd-1', refId: 'ref-1', amount: 12.5 } };
const promo = { ...who, currency: 'THB', promoTransaction: { type: 'NewlyInvented', id: 'p-1', amount: 5 } };

describe('the token', () => {
  test.each([
    ['another', 'auth-token-of-evolutioN'],
    ['shorter', 'auth'],
    ['none', ''],
  ])('%s is forged', async (_name, token) => {
    expect(await askBy(wallet, raw('debit', played, token), { keys, account })).toEqual({
      forged: 'signature',
    });
    expect(await askBy(wallet, { ...raw('debit', played), query: {} }, { keys, account })).toEqual({
      forged: 'signature',
    });
  });

  test('while the keys are rotated, both are accepted until the time set', async () => {
    const rotated = (until: Date) =>
      wallet.verify(
        raw('debit', played),
        { current: { ...keys, authToken: 'the-new-auth-token' }, previous: { keys, until } },
        { account, now: NOW },
      );
    expect(await rotated(new Date(NOW.getTime() + 1))).toMatchObject({ path: 'debit' });
    expect(await rotated(NOW)).toEqual({ forged: 'signature' });
  });
});

describe('what is asked', () => {
  test.each<[string, object, Record<string, unknown>]>([
    ['check', { ...who, channel: { type: 'M' } }, { kind: 'session', token: 'sid-1', renews: true }],
    ['sid', { userId: 'p8f2k1', uuid: 'uuid-1' }, { kind: 'session', player: 'p8f2k1' }],
    ['balance', { ...who, currency: 'THB', game }, { kind: 'balance', currency: 'THB', game: 'table-1' }],
    [
      'debit',
      played,
      {
        kind: 'bet',
        theirId: 'debit/d-1',
        unit: 'ref-1',
        token: 'sid-1',
        game: 'table-1',
        reference: 'game-1',
        amountMinor: 125_000n,
      },
    ],
    [
      'credit',
      played,
      { kind: 'win', theirId: 'credit/d-1', unit: 'ref-1', final: true, amountMinor: 125_000n },
    ],
    ['cancel', played, { kind: 'cancel', theirId: 'cancel/d-1', unit: 'ref-1' }],
    [
      'promo_payout',
      promo,
      {
        kind: 'promo',
        theirId: 'promo_payout/p-1',
        amountMinor: 50_000n,
        detail: { promotion: 'NewlyInvented' },
      },
    ],
  ])('%s', async (path, body, expected) => {
    expect(await ask(path, body)).toMatchObject(expected);
  });

  const amount = (text: string) =>
    JSON.stringify({ ...played, transaction: { ...played.transaction, amount: 0 } }).replace(
      '"amount":0',
      `"amount":${text}`,
    );
  test.each([
    ['63727092.34', 637_270_923_400n],
    ['0.0001', 1n],
    ['12.500000', 125_000n],
    ['9007199254740.9931', 90_071_992_547_409_931n],
  ])('an amount of %s is read exactly', async (text, amountMinor) => {
    expect(await ask('credit', amount(text))).toMatchObject({ amountMinor });
  });

  test.each<[string, string, object | string, object]>([
    [
      'an amount finer than ours',
      'debit',
      amount('0.000001'),
      { malformed: 'too_fine', field: 'transaction.amount' },
    ],
    ['a negative amount', 'debit', amount('-1.5'), { malformed: 'negative', field: 'transaction.amount' }],
    ['a text', 'debit', amount('"1.5"'), { malformed: 'type', field: 'transaction.amount' }],
    ['an exponent', 'debit', amount('1e2'), { malformed: 'type', field: 'transaction.amount' }],
    [
      'no transaction',
      'debit',
      { ...played, transaction: undefined },
      { malformed: 'syntax', field: 'transaction' },
    ],
    ['no sid', 'debit', { ...played, sid: undefined }, { malformed: 'syntax', field: 'sid' }],
    ['no table', 'debit', { ...played, game: { id: 'g' } }, { malformed: 'syntax', field: 'game.details' }],
    ['another call', 'bet', played, { malformed: 'syntax', field: 'path' }],
    ['no JSON', 'debit', '{', { malformed: 'syntax', field: 'body' }],
  ])('%s is refused', async (_name, path, body, malformed) => {
    expect(await ask(path, body)).toEqual(malformed);
  });
});

describe('the answer', () => {
  const betAsk: Ask = { kind: 'bet', player: 'p8f2k1', theirId: 'debit/d-1', amountMinor: 1n };
  const read = (
    result: Result,
    { path = 'debit', of = account, to = betAsk }: { path?: string; of?: typeof account; to?: Ask } = {},
  ) => answerOf(wallet, of, { path, text: JSON.stringify(played) }, to, result);
  const done = { done: true, balanceMinor: 9_875_001n, repeated: false } as const;

  test('done', () => {
    expect(read(done)).toMatchObject({
      status: 200,
      content: { status: 'OK', uuid: 'uuid-1', balance: 987.5001, bonus: 0 },
    });
    expect(read({ ...done, balanceMinor: 90_071_992_547_409_931n }).text).toContain(
      '"balance":9007199254740.9931',
    );
  });

  test.each([
    ['debit', 'BET_ALREADY_EXIST'],
    ['credit', 'BET_ALREADY_SETTLED'],
    ['promo_payout', 'BET_ALREADY_SETTLED'],
  ])('a repeated %s is %s, unless set otherwise', (path, status) => {
    const repeated = { ...done, repeated: true };
    expect(read(repeated, { path }).content).toMatchObject({ status, balance: 987.5001 });
    const of = testAccount('evolution', { ...config, repeatedAs: 'ok' });
    expect(read(repeated, { path, of }).content).toMatchObject({ status: 'OK' });
  });

  test('a cancellation before its bet is answered as set', () => {
    const remembered = { ...done, remembered: true };
    expect(read(remembered, { path: 'cancel' }).content).toMatchObject({ status: 'BET_DOES_NOT_EXIST' });
    const of = testAccount('evolution', { ...config, rollbackBeforeBet: 'ok' });
    expect(read(remembered, { path: 'cancel', of }).content).toMatchObject({ status: 'OK' });
  });

  test('a session goes on with the new sid', () => {
    const to: Ask = { kind: 'session', player: 'p8f2k1', token: 'sid-1' };
    expect(read({ ...done, token: 'sid-2' }, { path: 'check', to }).content).toEqual({
      status: 'OK',
      uuid: 'uuid-1',
      sid: 'sid-2',
    });
    expect(read(done, { path: 'sid', to }).content).toMatchObject({ sid: 'sid-1' });
    expect(read({ refused: 'vendors.session_unknown' }, { path: 'check', to }).content).toEqual({
      status: 'INVALID_SID',
      uuid: 'uuid-1',
    });
  });

  test.each<[VendorRefusal, string, number?]>([
    ['wallet.transfer_mismatch', 'FINAL_ERROR_ACTION_FAILED'],
    ['rounds.mismatch', 'FINAL_ERROR_ACTION_FAILED'],
    ['vendors.mismatch', 'FINAL_ERROR_ACTION_FAILED'],
    ['wallet.insufficient_funds', 'INSUFFICIENT_FUNDS'],
    ['rounds.not_found', 'BET_DOES_NOT_EXIST'],
    ['vendors.bet_not_found', 'BET_DOES_NOT_EXIST'],
    ['vendors.not_a_bet', 'BET_DOES_NOT_EXIST'],
    ['rounds.not_open', 'BET_ALREADY_SETTLED'],
    ['vendors.already_settled', 'BET_ALREADY_SETTLED'],
    ['vendors.rolled_back', 'FINAL_ERROR_ACTION_FAILED'],
    ['rounds.bet_cancelled', 'FINAL_ERROR_ACTION_FAILED'],
    ['vendors.session_unknown', 'INVALID_SID'],
    ['vendors.session_expired', 'INVALID_SID'],
    ['vendors.signature', 'INVALID_TOKEN_ID', 401],
    ['vendors.player_unknown', 'INVALID_PARAMETER'],
    ['vendors.player_blocked', 'ACCOUNT_LOCKED'],
    ['protection.excluded', 'ACCOUNT_LOCKED'],
    ['protection.cooling_off', 'ACCOUNT_LOCKED'],
    ['protection.account_closed', 'ACCOUNT_LOCKED'],
    ['protection.limit_reached', 'CASINO_LIMIT_EXCEEDED_LOSS'],
    ['protection.time_used_up', 'CASINO_LIMIT_EXCEEDED_SESSION_TIME'],
    ['protection.reality_check_due', 'CASINO_LIMIT_EXCEEDED_SESSION_TIME'],
    ['vendors.currency', 'INVALID_PARAMETER'],
    ['vendors.game', 'FINAL_ERROR_ACTION_FAILED'],
    ['vendors.malformed', 'INVALID_PARAMETER'],
  ])('%s is %s', (refused, status, http = 200) => {
    expect(read({ refused, balanceMinor: 30_000n })).toEqual({
      status: http,
      text: expect.stringContaining('"balance":3.0000') as string,
      content: { status, uuid: 'uuid-1', balance: 3, bonus: 0 },
    });
  });

  test.each([
    ['stake', 'STAKE'],
    ['loss', 'LOSS'],
    ['wager', 'TURNOVER'],
    ['time', 'SESSION_TIME'],
  ] as const)('the limit %s', (limit, status) => {
    expect(read({ refused: 'protection.limit_reached', limit }).content).toMatchObject({
      status: `CASINO_LIMIT_EXCEEDED_${status}`,
    });
  });

  test('what belongs to a cancelled unit is settled, unless it is a debit', () => {
    const { content } = read({ refused: 'vendors.rolled_back' }, { path: 'credit' });
    expect(content).toMatchObject({ status: 'BET_ALREADY_SETTLED' });
  });

  test.each<[Result]>([
    [{ later: true }],
    [{ refused: 'vendors.account_closed' }],
    [{ refused: 'vendors.stopped' }],
  ])('%j is temporary: bets are cancelled, everything else is sent again', (result) => {
    expect(read(result).content).toEqual({
      status: 'TEMPORARY_ERROR',
      uuid: 'uuid-1',
      retransmission: false,
    });
    expect(read(result, { path: 'credit' }).content).toMatchObject({ retransmission: true });
  });
});

test('no mangled body is an exception, or an ask that can’t be', async () => {
  const fault = await faultOfMangled(wallet, {
    bodies: [played, promo, { ...played, ...played.transaction }],
    paths: ['debit', 'credit', 'cancel', 'promo_payout', 'check', 'balance'],
    raw: (text, path) => raw(path, text),
    keys,
    account,
  });
  expect(fault).toBeUndefined();
});
