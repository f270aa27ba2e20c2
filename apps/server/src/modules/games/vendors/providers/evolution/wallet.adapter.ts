import { createHash, timingSafeEqual } from 'node:crypto';
import { formatMoney } from '@croupier/contract/money.ts';
import { parseNumberedJson } from '../../../../../platform/exact-json.ts';
import type {
  AccountKeys,
  Ask,
  Malformed,
  Result,
  VendorRefusal,
  WalletAdapter,
} from '../../vendors.types.ts';
import { jsonWithNumbers } from '../numbers.rules.ts';
import { given, isObject, malformedBy } from '../parsing.rules.ts';
import { keysAt } from '../rotation.rules.ts';
import {
  evolutionCalls,
  evolutionConfig,
  type EvolutionConfig,
  type EvolutionKeys,
  type EvolutionPlayed,
  type EvolutionPromo,
} from './evolution.schema.ts';

const MAX_ECHO = 128;

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The body is not signed: the token, TLS and the account's address list are all there is. */
const verify: WalletAdapter['verify'] = async ({ path, query, body }, keys, { now }) => {
  const token = digestOf(query.authToken ?? '');
  const valid = keysAt(keys as AccountKeys<EvolutionKeys>, now)
    .map(({ authToken }) => timingSafeEqual(token, digestOf(authToken)))
    .includes(true);
  return valid ? { path, text: body.toString('utf8') } : { forged: 'signature' };
};

const gameOf = ({ id, type, details: { table } }: EvolutionPlayed['game']) => ({
  game: table.id,
  reference: id,
  detail: { type, ...(table.vid && { virtualTable: table.vid }) },
});

/** Debit and credit of one bet have ids of their own, so the call belongs to the id. */
function playedAs(call: 'debit' | 'credit' | 'cancel', played: EvolutionPlayed): Ask {
  const { userId: player, sid, currency, game, transaction } = played;
  const { id, refId: unit, amount: amountMinor } = transaction;
  const base = { player, currency, ...gameOf(game), theirId: `${call}/${id}`, unit };
  if (call === 'debit') return { ...base, kind: 'bet', token: sid, amountMinor };
  // Bets of one game may end differently, so each is a unit: a credit settles it, whatever it pays.
  return call === 'credit' ? { ...base, kind: 'win', amountMinor, final: true } : { ...base, kind: 'cancel' };
}

function promoOf({ userId: player, currency, game, promoTransaction }: EvolutionPromo): Ask {
  const { id, type, amount: amountMinor, voucherId } = promoTransaction;
  const detail = { promotion: type, ...(voucherId && { voucher: voucherId }) };
  const played = game ? gameOf(game) : {};
  return { kind: 'promo', player, currency, theirId: `promo_payout/${id}`, amountMinor, ...played, detail };
}

const session = (player: string, sid: string | null | undefined): Ask => ({
  kind: 'session',
  player,
  ...(sid && { token: sid }),
});

function askOf(path: string, json: unknown): Ask | Malformed {
  switch (path) {
    case 'check': {
      const read = evolutionCalls.check.safeParse(json);
      if (!read.success) return malformedBy(json, read.error);
      return { ...session(read.data.userId, read.data.sid), kind: 'session', renews: true };
    }
    case 'sid': {
      const read = evolutionCalls.sid.safeParse(json);
      return read.success ? session(read.data.userId, read.data.sid) : malformedBy(json, read.error);
    }
    case 'balance': {
      const read = evolutionCalls.balance.safeParse(json);
      if (!read.success) return malformedBy(json, read.error);
      const { userId: player, sid: token, currency, game } = read.data;
      return {
        kind: 'balance',
        player,
        token,
        ...given({ currency: currency ?? undefined, game: game?.details.table.id }),
      };
    }
    case 'debit':
    case 'credit':
    case 'cancel': {
      const read = evolutionCalls[path].safeParse(json);
      return read.success ? playedAs(path, read.data) : malformedBy(json, read.error);
    }
    case 'promo_payout': {
      const read = evolutionCalls.promo_payout.safeParse(json);
      return read.success ? promoOf(read.data) : malformedBy(json, read.error);
    }
    default:
      return { malformed: 'syntax', field: 'path' };
  }
}

const parse: WalletAdapter['parse'] = ({ path, text }) => {
  const json = parseNumberedJson(text);
  return isObject(json) ? askOf(path, json) : { malformed: 'syntax', field: 'body' };
};

const LIMIT = 'CASINO_LIMIT_EXCEEDED_';
const LIMITS = { stake: 'STAKE', loss: 'LOSS', wager: 'TURNOVER', time: 'SESSION_TIME' } as const;

const REFUSALS: Record<VendorRefusal, string> = {
  'wallet.insufficient_funds': 'INSUFFICIENT_FUNDS',
  'wallet.transfer_mismatch': 'FINAL_ERROR_ACTION_FAILED',
  'rounds.mismatch': 'FINAL_ERROR_ACTION_FAILED',
  'vendors.mismatch': 'FINAL_ERROR_ACTION_FAILED',
  'rounds.not_found': 'BET_DOES_NOT_EXIST',
  'vendors.bet_not_found': 'BET_DOES_NOT_EXIST',
  'vendors.not_a_bet': 'BET_DOES_NOT_EXIST',
  'rounds.not_open': 'BET_ALREADY_SETTLED',
  'vendors.already_settled': 'BET_ALREADY_SETTLED',
  'vendors.rolled_back': 'BET_ALREADY_SETTLED',
  'rounds.bet_cancelled': 'FINAL_ERROR_ACTION_FAILED',
  'vendors.session_unknown': 'INVALID_SID',
  'vendors.session_expired': 'INVALID_SID',
  'vendors.player_unknown': 'INVALID_PARAMETER',
  'vendors.player_blocked': 'ACCOUNT_LOCKED',
  'protection.excluded': 'ACCOUNT_LOCKED',
  'protection.cooling_off': 'ACCOUNT_LOCKED',
  'protection.account_closed': 'ACCOUNT_LOCKED',
  'bonuses.bet_above_limit': `${LIMIT}STAKE`,
  'protection.limit_reached': `${LIMIT}LOSS`,
  'protection.time_used_up': `${LIMIT}SESSION_TIME`,
  'protection.reality_check_due': `${LIMIT}SESSION_TIME`,
  'vendors.currency': 'INVALID_PARAMETER',
  'vendors.game': 'FINAL_ERROR_ACTION_FAILED',
  'vendors.stopped': 'TEMPORARY_ERROR',
  'vendors.account_closed': 'TEMPORARY_ERROR',
  'vendors.malformed': 'INVALID_PARAMETER',
  'vendors.signature': 'INVALID_TOKEN_ID',
};

function statusOf(path: string, result: Result, { repeatedAs, rollbackBeforeBet }: EvolutionConfig): string {
  if ('later' in result) return 'TEMPORARY_ERROR';
  if ('refused' in result) {
    // To a debit, "settled" means taken: one that comes after its cancellation must fail.
    if (path === 'debit' && result.refused === 'vendors.rolled_back') return REFUSALS['rounds.bet_cancelled'];
    return result.limit ? `${LIMIT}${LIMITS[result.limit]}` : REFUSALS[result.refused];
  }
  if (result.remembered && rollbackBeforeBet === 'not_found') return 'BET_DOES_NOT_EXIST';
  if (!result.repeated || repeatedAs === 'ok') return 'OK';
  return path === 'debit' ? 'BET_ALREADY_EXIST' : 'BET_ALREADY_SETTLED';
}

function echoOf(text: string): { uuid?: string } {
  const json = parseNumberedJson(text);
  return isObject(json) && typeof json.uuid === 'string' ? { uuid: json.uuid.slice(0, MAX_ECHO) } : {};
}

const answer: WalletAdapter['answer'] = ({ path, text }, ask, result, account) => {
  const status = statusOf(path, result, evolutionConfig.parse(account.config));
  const content = { status, ...echoOf(text) };
  const isForged = 'refused' in result && result.refused === 'vendors.signature';
  const written = (body: string) => ({
    status: isForged ? 401 : 200,
    headers: { 'content-type': 'application/json' },
    body,
  });
  // Bets are cancelled after an error; everything else is sent again.
  if (status === 'TEMPORARY_ERROR')
    return written(JSON.stringify({ ...content, retransmission: path !== 'debit' }));
  if (ask?.kind === 'session') {
    const sid = 'done' in result ? (result.token ?? ask.token) : undefined;
    return written(JSON.stringify({ ...content, ...(sid && { sid }) }));
  }
  const balanceMinor = 'later' in result ? undefined : result.balanceMinor;
  if (balanceMinor === undefined) return written(JSON.stringify(content));
  return written(jsonWithNumbers(content, { balance: formatMoney(balanceMinor), bonus: '0' }));
};

/** The wallet side of Evolution's One Wallet. */
export const evolutionWallet: WalletAdapter = { verify, parse, answer };
