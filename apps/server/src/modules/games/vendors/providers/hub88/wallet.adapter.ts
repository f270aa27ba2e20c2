import { createPublicKey, verify as verifySignature, type KeyObject } from 'node:crypto';
import { createBoundedMap } from '../../../../../platform/bounded-map.ts';
import { parseNumberedJson } from '../../../../../platform/exact-json.ts';
import type {
  AccountKeys,
  Ask,
  Malformed,
  Result,
  VendorAccount,
  VendorRefusal,
  Verified,
  WalletAdapter,
} from '../../vendors.types.ts';
import { jsonWithNumbers } from '../numbers.rules.ts';
import { given, headerOf, isObject, malformedBy } from '../parsing.rules.ts';
import { keysAt } from '../rotation.rules.ts';
import { hub88Calls, hub88Config, theirsOf, type Hub88Keys, type Hub88Played } from './hub88.schema.ts';

const MAX_KEYS = 256;
const MAX_ECHO = 128;

/** Reading a key takes as long as a check with it. */
function createKeyReader(): (pem: string) => KeyObject {
  const read = createBoundedMap<string, KeyObject>(MAX_KEYS);
  return (pem) => {
    const known = read.get(pem);
    if (known) return known;
    const key = createPublicKey(pem);
    read.set(pem, key);
    return key;
  };
}

/** Checked synchronously: 42 µs of the event loop, of which handing it to a thread would save half. */
const verifyWith =
  (keyOf: (pem: string) => KeyObject): WalletAdapter['verify'] =>
  async ({ path, headers, body }, keys, { now }) => {
    const signature = Buffer.from(headerOf(headers['x-hub88-signature']), 'base64');
    const valid = keysAt(keys as AccountKeys<Hub88Keys>, now).some(({ publicKey }) =>
      verifySignature('sha256', body, keyOf(publicKey), signature),
    );
    return valid ? { path, text: body.toString('utf8') } : { forged: 'signature' };
  };

/** A win or bet that the game's maker pays for has no stake here and needs no live visit. */
function promoOf(call: Hub88Played, amountMinor: bigint): Ask {
  const { user: player, transaction_uuid: theirId, currency, game_code: game, round, reward_uuid } = call;
  const detail = { round, ...given({ reward: reward_uuid }) };
  return { kind: 'promo', player, theirId, currency, amountMinor, detail, ...given({ game }) };
}

function playOf(call: Hub88Played) {
  const { user: player, transaction_uuid: theirId, currency, amount: amountMinor, round, reward_uuid } = call;
  const play = { player, theirId, currency, amountMinor, unit: round, reference: round };
  const detail = reward_uuid === undefined ? undefined : { reward: reward_uuid };
  return { ...play, ...given({ game: call.game_code, free: call.is_free || undefined, detail }) };
}

const readers: { [Path in keyof typeof hub88Calls]: (json: unknown) => Ask | Malformed } = {
  'user/info': (json) => {
    const read = hub88Calls['user/info'].safeParse(json);
    return read.success ? { kind: 'profile', player: read.data.user } : malformedBy(json, read.error);
  },
  'user/balance': (json) => {
    const read = hub88Calls['user/balance'].safeParse(json);
    if (!read.success) return malformedBy(json, read.error);
    const { user: player, token, game_code: game } = read.data;
    return { kind: 'balance', player, token, ...(game && { game }) };
  },
  'transaction/bet': (json) => {
    const read = hub88Calls['transaction/bet'].safeParse(json);
    if (!read.success) return malformedBy(json, read.error);
    const { token, round_closed, is_supplier_promo } = read.data;
    if (is_supplier_promo) return promoOf(read.data, 0n);
    return { ...playOf(read.data), kind: 'bet', token, ...(round_closed && { closes: true }) };
  },
  'transaction/win': (json) => {
    const read = hub88Calls['transaction/win'].safeParse(json);
    if (!read.success) return malformedBy(json, read.error);
    const { round_closed: final, is_supplier_promo, amount } = read.data;
    return is_supplier_promo ? promoOf(read.data, amount) : { ...playOf(read.data), kind: 'win', final };
  },
  'transaction/rollback': (json) => {
    const read = hub88Calls['transaction/rollback'].safeParse(json);
    if (!read.success) return malformedBy(json, read.error);
    const { user: player, transaction_uuid: theirId, reference_transaction_uuid: betId } = read.data;
    return { kind: 'rollback', player, theirId, betId };
  },
};

const parse: WalletAdapter['parse'] = ({ path, text }) => {
  if (!Object.hasOwn(readers, path)) return { malformed: 'syntax', field: 'path' };
  const json = parseNumberedJson(text);
  if (!isObject(json)) return { malformed: 'syntax', field: 'body' };
  return readers[path as keyof typeof readers](json);
};

const REFUSALS: Record<VendorRefusal, string> = {
  'wallet.insufficient_funds': 'NOT_ENOUGH_MONEY',
  'wallet.transfer_mismatch': 'DUPLICATE_TRANSACTION',
  'rounds.mismatch': 'DUPLICATE_TRANSACTION',
  'vendors.mismatch': 'DUPLICATE_TRANSACTION',
  'rounds.not_found': 'TRANSACTION_DOES_NOT_EXIST',
  'vendors.bet_not_found': 'TRANSACTION_DOES_NOT_EXIST',
  'vendors.not_a_bet': 'TRANSACTION_DOES_NOT_EXIST',
  'rounds.not_open': 'UNKNOWN',
  'vendors.already_settled': 'UNKNOWN',
  'vendors.rolled_back': 'TRANSACTION_ROLLED_BACK',
  'rounds.bet_cancelled': 'TRANSACTION_ROLLED_BACK',
  'vendors.session_unknown': 'INVALID_TOKEN',
  'vendors.session_expired': 'TOKEN_EXPIRED',
  'vendors.player_unknown': 'UNKNOWN',
  'vendors.player_blocked': 'USER_DISABLED',
  'protection.excluded': 'USER_DISABLED',
  'protection.cooling_off': 'USER_DISABLED',
  'protection.account_closed': 'USER_DISABLED',
  'bonuses.bet_above_limit': 'LIMIT_REACHED',
  'protection.limit_reached': 'LIMIT_REACHED',
  'protection.time_used_up': 'LIMIT_REACHED',
  'protection.reality_check_due': 'LIMIT_REACHED',
  'vendors.currency': 'WRONG_CURRENCY',
  'vendors.game': 'INVALID_GAME',
  'vendors.stopped': 'INVALID_PARTNER',
  'vendors.account_closed': 'INVALID_PARTNER',
  'vendors.malformed': 'WRONG_TYPES',
  'vendors.signature': 'INVALID_SIGNATURE',
};

function statusOf(call: Pick<Verified, 'path' | 'text'>, result: Result, account: VendorAccount): string {
  if ('later' in result) return 'RS_ERROR_TIMEOUT';
  if ('refused' in result) {
    if (result.refused !== 'vendors.malformed') return `RS_ERROR_${REFUSALS[result.refused]}`;
    const again = parse(call, account);
    return 'malformed' in again && again.malformed === 'syntax'
      ? 'RS_ERROR_WRONG_SYNTAX'
      : 'RS_ERROR_WRONG_TYPES';
  }
  const isNotFound = result.remembered && hub88Config.parse(account.config).rollbackBeforeBet === 'not_found';
  return isNotFound ? 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' : 'RS_OK';
}

function echoOf(text: string): { request_uuid?: string } {
  const json = parseNumberedJson(text);
  if (!isObject(json) || typeof json.request_uuid !== 'string') return {};
  return { request_uuid: json.request_uuid.slice(0, MAX_ECHO) };
}

const answer: WalletAdapter['answer'] = (call, ask, result, account) => {
  const balanceMinor = 'later' in result ? undefined : result.balanceMinor;
  const player = 'done' in result ? result.player : undefined;
  const content = {
    user: ask?.player,
    status: statusOf(call, result, account),
    ...echoOf(call.text),
    ...(balanceMinor !== undefined && { currency: account.currency }),
    ...(ask?.kind === 'profile' && player && { country: player.country }),
  };
  return {
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: jsonWithNumbers(content, balanceMinor === undefined ? {} : { balance: theirsOf(balanceMinor) }),
  };
};

/** The wallet side of Hub88's operator API. */
export const createHub88Wallet = (): WalletAdapter => ({
  verify: verifyWith(createKeyReader()),
  parse,
  answer,
});
