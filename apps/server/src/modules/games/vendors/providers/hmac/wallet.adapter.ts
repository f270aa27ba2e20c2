import { formatMoney } from '@croupier/contract/money.ts';
import type { z } from 'zod';
import {
  CLOCK_TOLERANCE_MILLISECONDS,
  isSignedBy,
  SIGNATURE_HEADERS,
} from '../../../../../platform/http/signature.ts';
import type {
  AccountKeys,
  Ask,
  Malformed,
  Result,
  VendorRefusal,
  WalletAdapter,
} from '../../vendors.types.ts';
import { given, headerOf, isObject, malformedBy } from '../parsing.rules.ts';
import { keysAt } from '../rotation.rules.ts';
import { hmacCalls, hmacItem, type HmacConfig, type HmacItem, type HmacKeys } from './hmac.schema.ts';

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const verify: WalletAdapter['verify'] = async ({ path, headers, body }, keys, { account, now }) => {
  const timestamp = headerOf(headers[SIGNATURE_HEADERS.timestamp]);
  const nonce = headerOf(headers[SIGNATURE_HEADERS.nonce]);
  const signature = headerOf(headers[SIGNATURE_HEADERS.signature]);
  const signed = { timestamp, nonce, rawBody: body };
  if (!keysAt(keys as AccountKeys<HmacKeys>, now).some(({ key }) => isSignedBy(key, signed, signature, now)))
    return {
      forged:
        Math.abs(now.getTime() - Number(timestamp)) > CLOCK_TOLERANCE_MILLISECONDS ? 'clock' : 'signature',
    };
  const text = body.toString('utf8');
  const json = jsonOf(text);
  // The path is not signed: a body that was sent to another path or account is a replay.
  // The schema has read the config when the account was loaded.
  const { account: name } = account.config as HmacConfig;
  if (isObject(json) && (json.to !== name || json.call !== path)) return { forged: 'path' };
  return { path, text, nonce };
};

function askOf(item: HmacItem): Ask {
  const { player, id: theirId } = item;
  const base = { player, theirId };
  if (item.call === 'rollback') return { ...base, kind: 'rollback', betId: item.bet };
  if (item.call === 'cancel') return { ...base, kind: 'cancel', unit: item.unit };
  const { currency } = item;
  if (item.call === 'promo') {
    const { amount: amountMinor, game, detail } = item;
    return { ...base, kind: 'promo', currency, amountMinor, ...given({ game, detail }) };
  }
  const { game, unit } = item;
  const about = { ...base, currency, game, unit };
  if (item.call === 'correct') {
    const { previous: previousMinor, payout: payoutMinor, reason } = item;
    return { ...about, kind: 'correct', previousMinor, payoutMinor, reason };
  }
  const { amount: amountMinor, reference, free, detail } = item;
  const play = { ...about, amountMinor, ...given({ reference, free, detail }) };
  if (item.call === 'bet')
    return { ...play, kind: 'bet', token: item.token, ...given({ closes: item.closes }) };
  return { ...play, kind: 'win', final: item.final, ...given({ validBetMinor: item.valid_bet }) };
}

/** What a batch names for all its items. */
const SHARED = ['player', 'currency', 'token', 'game'] as const;

function batchOf(batch: z.output<typeof hmacCalls.batch>): Ask | Malformed {
  const shared = Object.fromEntries(
    SHARED.flatMap((name) => (batch[name] === undefined ? [] : [[name, batch[name]]])),
  );
  const items: Ask[] = [];
  for (const [index, item] of batch.items.entries()) {
    const whole = { ...shared, ...item };
    const read = hmacItem.safeParse(whole);
    if (!read.success) {
      const { malformed, field } = malformedBy(whole, read.error);
      return { malformed, field: `items.${index}.${field}` };
    }
    items.push(askOf(read.data));
  }
  return { kind: 'batch', player: items[0]?.player ?? '', items };
}

const parse: WalletAdapter['parse'] = ({ path, text }) => {
  const json = jsonOf(text);
  if (!isObject(json)) return { malformed: 'syntax', field: 'body' };
  if (!Object.hasOwn(hmacCalls, path)) return { malformed: 'type', field: 'call' };
  const read = hmacCalls[path as keyof typeof hmacCalls].safeParse(json);
  if (!read.success) return malformedBy(json, read.error);
  const { data } = read;
  if (data.call === 'batch') return batchOf(data);
  if (data.call !== 'session' && data.call !== 'balance') return askOf(data);
  const { player, token, game } = data;
  const currency = data.call === 'balance' ? data.currency : undefined;
  return { kind: data.call, player, ...given({ token, game, currency }) };
};

const MISMATCH = { code: 'mismatch' };
const BLOCKED = { code: 'player_blocked' };

const REFUSALS: Record<VendorRefusal, { code: string; status?: number; which?: string }> = {
  'wallet.insufficient_funds': { code: 'insufficient_funds' },
  'wallet.transfer_mismatch': MISMATCH,
  'rounds.mismatch': MISMATCH,
  'vendors.mismatch': MISMATCH,
  'rounds.not_found': { code: 'bet_not_found' },
  'vendors.bet_not_found': { code: 'bet_not_found' },
  'vendors.not_a_bet': { code: 'not_a_bet' },
  'rounds.not_open': { code: 'already_settled' },
  'vendors.already_settled': { code: 'already_settled' },
  'vendors.rolled_back': { code: 'already_settled' },
  'rounds.bet_cancelled': { code: 'rolled_back' },
  'vendors.session_unknown': { code: 'session_unknown' },
  'vendors.session_expired': { code: 'session_expired' },
  'vendors.player_unknown': { code: 'player_unknown' },
  'vendors.player_blocked': BLOCKED,
  'protection.excluded': BLOCKED,
  'protection.cooling_off': BLOCKED,
  'protection.account_closed': BLOCKED,
  'bonuses.bet_above_limit': { code: 'limit', which: 'stake' },
  'protection.limit_reached': { code: 'limit' },
  'protection.time_used_up': { code: 'limit', which: 'time' },
  'protection.reality_check_due': { code: 'limit', which: 'time' },
  'vendors.currency': { code: 'currency' },
  'vendors.game': { code: 'game' },
  'vendors.stopped': { code: 'closed' },
  'vendors.account_closed': { code: 'closed' },
  'vendors.malformed': { code: 'malformed', status: 400 },
  'vendors.signature': { code: 'signature', status: 401 },
};

const balanceOf = (balanceMinor: bigint | undefined) =>
  balanceMinor === undefined ? {} : { balance: formatMoney(balanceMinor) };

/** What calls that move no money ask for. */
function factsOf(ask: Ask | null, { player }: Extract<Result, { done: true }>): Record<string, unknown> {
  if (!player) return {};
  const { name, currency, country, language } = player;
  return ask?.kind === 'balance' ? { currency } : { player: name, currency, country, language };
}

function bodyOf(ask: Ask | null, result: Result): Record<string, unknown> {
  const items = ask?.kind === 'batch' ? ask.items : [];
  const theirs =
    'items' in result && result.items
      ? { items: result.items.map((each, index) => bodyOf(items[index] ?? null, each)) }
      : {};
  const id = ask?.theirId === undefined ? {} : { id: ask.theirId };
  if ('later' in result) return { code: 'later', ...id };
  if ('refused' in result) {
    const { code, which } = REFUSALS[result.refused];
    const { balanceMinor, field, limit = which } = result;
    return { code, ...id, ...balanceOf(balanceMinor), ...given({ field, which: limit }), ...theirs };
  }
  if (ask?.kind === 'batch') return { code: 'ok', ...theirs };
  const { balanceMinor, repeated, remembered } = result;
  return {
    code: 'ok',
    ...id,
    ...factsOf(ask, result),
    ...balanceOf(balanceMinor),
    ...(repeated && { repeated }),
    ...(remembered && { remembered }),
  };
}

const statusOf = (result: Result): number => {
  if ('later' in result) return 503;
  return 'refused' in result ? (REFUSALS[result.refused].status ?? 200) : 200;
};

/** Vendors that implement Croupier's own protocol: `docs/vendor-protocol.md`. */
export const hmacWallet: WalletAdapter = {
  verify,
  parse,
  answer: (_call, ask, result) => ({
    status: statusOf(result),
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(bodyOf(ask, result)),
  }),
};
