import { createHmac } from 'node:crypto';
import { parseMoney } from '@croupier/contract/money.ts';
import type { Answer, Ask, Driver, Message } from '../driver.types.ts';
import { fieldsOf, putRaw, textOf } from './json.ts';

const WRONG_KEY = 'a-key-that-nobody-agreed-on';

function contentOf(ask: Ask): Record<string, unknown> {
  const { kind, player } = ask;
  switch (ask.kind) {
    case 'balance':
      return { player };
    case 'rollback':
      return { id: ask.id, player, bet: ask.bet };
    case 'cancel':
      return { id: ask.id, player, unit: ask.unit };
    case 'promo': {
      const { id, currency, game, amount } = ask;
      return { id, player, currency, game, amount };
    }
    case 'batch':
      return {
        player,
        token: ask.token,
        items: ask.items.map((item) => ({ call: item.kind, ...contentOf(item) })),
      };
    case 'bet': {
      const { kind: _kind, ...fields } = ask;
      return fields;
    }
    default: {
      const { kind: _kind, token: _token, ...fields } = ask;
      if ('bet' in fields) delete fields.bet;
      return { ...fields, call: kind };
    }
  }
}

function answerOf(fields: Record<string, unknown>): Answer {
  const balanceMinor = parseMoney(textOf(fields.balance));
  const items = Array.isArray(fields.items)
    ? { items: fields.items.map((item) => answerOf(item as Record<string, unknown>)) }
    : {};
  return {
    code: textOf(fields.code),
    repeated: fields.repeated === true,
    ...(balanceMinor !== undefined && { balanceMinor }),
    ...items,
  };
}

/** Croupier's own protocol, `docs/vendor-protocol.md`. */
export function hmacDriver({ url, account, key }: { url: string; account: string; key: string }): Driver {
  return {
    id: 'hmac',
    can: new Set([
      'signed_body',
      'nonce',
      'rollback',
      'cancel',
      'open_units',
      'free',
      'promo',
      'correct',
      'batch',
    ]),
    message: (ask) => ({
      path: ask.kind,
      body: JSON.stringify({ call: ask.kind, to: account, ...contentOf(ask) }),
    }),
    sign: ({ path, body }, { at, nonce, with: instead }) => {
      const timestamp = String(at.getTime());
      const signature = createHmac('sha256', instead === 'wrong' ? WRONG_KEY : key)
        .update(`${timestamp}\n${nonce}\n${body}`)
        .digest('hex');
      return {
        url: `${url}/${path}`,
        body,
        headers: {
          'content-type': 'application/json',
          'x-timestamp': timestamp,
          'x-nonce': nonce,
          ...(instead === 'nothing' ? {} : { 'x-signature': signature }),
        },
      };
    },
    read: (_status, text) => answerOf(fieldsOf(text)),
    codes: {
      done: ['ok'],
      repeated: ['ok'],
      remembered: ['ok'],
      mismatch: ['mismatch'],
      insufficient_funds: ['insufficient_funds'],
      bet_not_found: ['bet_not_found'],
      not_a_bet: ['not_a_bet'],
      already_settled: ['already_settled'],
      already_voided: ['already_settled'],
      rolled_back: ['rolled_back'],
      session: ['session_unknown', 'session_expired'],
      signature: ['signature'],
      player_unknown: ['player_unknown'],
      player_blocked: ['player_blocked'],
      limit: ['limit'],
      currency: ['currency'],
      game: ['game'],
      malformed: ['malformed'],
      later: ['later'],
    },
    put: ({ path, body }, field, json): Message => ({ path, body: putRaw(body, field, json) }),
    amounts: { negative: '"-1"', wrongType: '1', tooFine: '"0.00001"' },
  };
}
