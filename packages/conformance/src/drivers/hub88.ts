import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { parseMoney } from '@croupier/contract/money.ts';
import type { Ask, Driver } from '../driver.types.ts';
import { fieldsOf, jsonWith, putRaw, textOf } from './json.ts';

/** Hub88 counts 100,000 to the unit of a currency. */
const THEIRS_OF_OURS = 10n;
const theirsOf = (amount: string): string => {
  const amountMinor = parseMoney(amount);
  if (amountMinor === undefined) throw new Error(`${amount} is no amount`);
  return String(amountMinor * THEIRS_OF_OURS);
};

const PATHS = {
  balance: 'user/balance',
  bet: 'transaction/bet',
  win: 'transaction/win',
  promo: 'transaction/win',
  rollback: 'transaction/rollback',
} as const;

const FIELDS = { amount: 'amount', currency: 'currency', game: 'game_code', player: 'user' } as const;

function bodyOf(ask: Ask): string {
  const base = { user: ask.player, request_uuid: randomUUID() };
  switch (ask.kind) {
    case 'balance':
      return jsonWith({ ...base, token: ask.token, game_code: null });
    case 'bet':
    case 'win': {
      const { token, id, unit: round, game: game_code, currency, free: is_free = false, amount } = ask;
      const round_closed = ask.kind === 'bet' ? (ask.closes ?? false) : ask.final;
      const reference = ask.kind === 'win' ? { reference_transaction_uuid: ask.bet ?? null } : {};
      const play = {
        ...base,
        token,
        transaction_uuid: id,
        round,
        round_closed,
        game_code,
        currency,
        is_free,
      };
      return jsonWith(
        { ...play, is_supplier_promo: false, reward_uuid: null, ...reference },
        { amount: theirsOf(amount) },
      );
    }
    case 'promo': {
      const { token, id, game: game_code, currency, amount } = ask;
      const play = {
        ...base,
        token,
        transaction_uuid: id,
        round: `promo-${id}`,
        round_closed: true,
        game_code,
        currency,
      };
      return jsonWith({ ...play, is_free: true, is_supplier_promo: true }, { amount: theirsOf(amount) });
    }
    case 'rollback':
      return jsonWith({
        ...base,
        transaction_uuid: ask.id,
        reference_transaction_uuid: ask.bet,
        round: null,
        round_closed: null,
      });
    default:
      throw new Error(`Hub88 has no ${ask.kind}`);
  }
}

/** Hub88's operator API, as the aggregator calls it. */
export function hub88Driver({ url, key }: { url: string; key: string }): Driver {
  const { privateKey: wrong } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  return {
    id: 'hub88',
    can: new Set(['signed_body', 'rollback', 'open_units', 'free', 'promo']),
    message: (ask) => ({ path: PATHS[ask.kind as keyof typeof PATHS] ?? '', body: bodyOf(ask) }),
    sign: ({ path, body }, { with: instead }) => ({
      url: `${url}/${path}`,
      body,
      headers: {
        'content-type': 'application/json',
        ...(instead === 'nothing'
          ? {}
          : {
              'x-hub88-signature': sign(
                'sha256',
                Buffer.from(body),
                instead === 'wrong' ? wrong : key,
              ).toString('base64'),
            }),
      },
    }),
    read: (_status, text) => {
      const fields = fieldsOf(text);
      const balance = textOf(fields.balance);
      return {
        code: textOf(fields.status),
        ...(/^\d+$/.test(balance) && { balanceMinor: BigInt(balance) / THEIRS_OF_OURS }),
      };
    },
    codes: {
      done: ['RS_OK'],
      repeated: ['RS_OK'],
      remembered: ['RS_OK', 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST'],
      mismatch: ['RS_ERROR_DUPLICATE_TRANSACTION'],
      insufficient_funds: ['RS_ERROR_NOT_ENOUGH_MONEY'],
      bet_not_found: ['RS_ERROR_TRANSACTION_DOES_NOT_EXIST'],
      not_a_bet: ['RS_ERROR_TRANSACTION_DOES_NOT_EXIST'],
      already_settled: ['RS_ERROR_UNKNOWN'],
      already_voided: ['RS_ERROR_TRANSACTION_ROLLED_BACK'],
      rolled_back: ['RS_ERROR_TRANSACTION_ROLLED_BACK'],
      session: ['RS_ERROR_INVALID_TOKEN', 'RS_ERROR_TOKEN_EXPIRED'],
      signature: ['RS_ERROR_INVALID_SIGNATURE'],
      player_unknown: ['RS_ERROR_UNKNOWN'],
      player_blocked: ['RS_ERROR_USER_DISABLED'],
      limit: ['RS_ERROR_LIMIT_REACHED'],
      currency: ['RS_ERROR_WRONG_CURRENCY'],
      game: ['RS_ERROR_INVALID_GAME'],
      malformed: ['RS_ERROR_WRONG_SYNTAX', 'RS_ERROR_WRONG_TYPES'],
      later: ['RS_ERROR_TIMEOUT'],
    },
    put: ({ path, body }, field, json) => ({ path, body: putRaw(body, FIELDS[field], json) }),
    amounts: { negative: '-10', wrongType: '"10"', tooFine: '1' },
  };
}
