import { randomUUID } from 'node:crypto';
import { parseMoney } from '@croupier/contract/money.ts';
import type { Ask, Driver } from '../driver.types.ts';
import { fieldsOf, putRaw, textOf } from './json.ts';

const CALLS = {
  balance: 'balance',
  bet: 'debit',
  win: 'credit',
  rollback: 'cancel',
  promo: 'promo_payout',
} as const;
const FIELDS = { amount: 'amount', currency: 'currency', player: 'userId' } as const;
/** Takes the place of an amount until the text is made, since a double might round it. */
const AMOUNT = '#amount#';

const gameOf = (table: string) => ({
  id: `game-${table}`,
  type: 'baccarat',
  details: { table: { id: table, vid: null } },
});

function bodyOf(ask: Ask): string {
  const base = { userId: ask.player, uuid: randomUUID() };
  const written = (body: object, amount = '0') => JSON.stringify(body).replace(`"${AMOUNT}"`, () => amount);
  switch (ask.kind) {
    case 'balance':
      return written({ ...base, sid: ask.token });
    case 'bet':
    case 'win': {
      const { token: sid, currency, game, id, unit: refId, amount } = ask;
      return written(
        { ...base, sid, currency, game: gameOf(game), transaction: { id, refId, amount: AMOUNT } },
        amount,
      );
    }
    case 'rollback': {
      const { currency, game, bet: id, unit: refId } = ask;
      const play = { sid: 'sid-of-the-past', currency, game: gameOf(game) };
      return written({ ...base, ...play, transaction: { id, refId, amount: AMOUNT } });
    }
    case 'promo': {
      const { token: sid, currency, game, id, amount } = ask;
      const promoTransaction = { type: 'NewlyInvented', id, amount: AMOUNT };
      return written({ ...base, sid, currency, game: gameOf(game), promoTransaction }, amount);
    }
    default:
      throw new Error(`One Wallet has no ${ask.kind}`);
  }
}

/** Evolution's One Wallet, as the studio calls it. */
export function evolutionDriver({ url, key }: { url: string; key: string }): Driver {
  return {
    id: 'evolution',
    can: new Set(['promo']),
    message: (ask) => ({ path: CALLS[ask.kind as keyof typeof CALLS] ?? '', body: bodyOf(ask) }),
    sign: ({ path, body }, { with: instead }) => {
      const token = instead === 'wrong' ? `${key}x` : key;
      const query = instead === 'nothing' ? '' : `?authToken=${encodeURIComponent(token)}`;
      return { url: `${url}/${path}${query}`, body, headers: { 'content-type': 'application/json' } };
    },
    read: (_status, text) => {
      const fields = fieldsOf(text);
      const code = textOf(fields.status);
      const balanceMinor = parseMoney(textOf(fields.balance));
      return { code, ...(balanceMinor !== undefined && { balanceMinor }) };
    },
    codes: {
      done: ['OK'],
      repeated: ['OK', 'BET_ALREADY_EXIST', 'BET_ALREADY_SETTLED'],
      remembered: ['BET_DOES_NOT_EXIST', 'OK'],
      mismatch: ['FINAL_ERROR_ACTION_FAILED'],
      insufficient_funds: ['INSUFFICIENT_FUNDS'],
      bet_not_found: ['BET_DOES_NOT_EXIST'],
      not_a_bet: ['BET_DOES_NOT_EXIST'],
      already_settled: ['BET_ALREADY_SETTLED'],
      already_voided: ['BET_ALREADY_SETTLED'],
      rolled_back: ['FINAL_ERROR_ACTION_FAILED'],
      session: ['INVALID_SID'],
      signature: ['INVALID_TOKEN_ID'],
      player_unknown: ['INVALID_PARAMETER'],
      player_blocked: ['ACCOUNT_LOCKED'],
      limit: [
        'CASINO_LIMIT_EXCEEDED_STAKE',
        'CASINO_LIMIT_EXCEEDED_LOSS',
        'CASINO_LIMIT_EXCEEDED_TURNOVER',
        'CASINO_LIMIT_EXCEEDED_SESSION_TIME',
      ],
      currency: ['INVALID_PARAMETER'],
      game: ['FINAL_ERROR_ACTION_FAILED'],
      malformed: ['INVALID_PARAMETER'],
      later: ['TEMPORARY_ERROR'],
    },
    put: ({ path, body }, field, json) => {
      if (field !== 'game') return { path, body: putRaw(body, FIELDS[field], json) };
      return {
        path,
        body: body.replace(/("table":\{"id":)"[^"]*"/, (_whole, before: string) => `${before}${json}`),
      };
    },
    amounts: { negative: '-1', wrongType: '"1"', tooFine: '0.000001' },
  };
}
