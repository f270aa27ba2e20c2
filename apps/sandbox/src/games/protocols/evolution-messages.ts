import { formatMoney } from '@croupier/contract/money.ts';
import type { Asked, Call, Order, Outcome, RefusalReason, WalletAnswer } from '../host/vendor.types.ts';

/** JSON numbers of this protocol are decimals; they are written from their text, never from a double. */
const MARK = '#decimal#';
const decimal = (amountMinor: bigint): string => `${MARK}${formatMoney(amountMinor)}`;
export const writeDecimals = (body: object): string =>
  JSON.stringify(body).replaceAll(new RegExp(`"${MARK}(\\d+\\.\\d+)"`, 'g'), '$1');

const DECIMAL = /^-?\d{1,15}(?:\.\d{1,6})?$/;
/** A decimal of up to six places; the ledger's four are what is shown. */
function parseDecimal(text: string): bigint | null {
  if (!DECIMAL.test(text)) return null;
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.');
  const amount = BigInt(whole) * 10_000n + BigInt(fraction.slice(0, 4).padEnd(4, '0'));
  return text.startsWith('-') ? -amount : amount;
}

type Reviver = (key: string, value: unknown, context?: { source?: string }) => unknown;
/** Keeps the texts of numbers. */
const sourceOf: Reviver = (_key, value, context) =>
  typeof value === 'number' ? (context?.source ?? String(value)) : value;

const OUTCOMES: Readonly<Record<string, 'done' | 'repeated' | 'unknown' | RefusalReason>> = {
  OK: 'done',
  BET_ALREADY_EXIST: 'repeated',
  BET_ALREADY_SETTLED: 'repeated',
  TEMPORARY_ERROR: 'unknown',
  INSUFFICIENT_FUNDS: 'funds',
  INVALID_SID: 'session',
  ACCOUNT_LOCKED: 'blocked',
};

const NAMES: Readonly<Record<Order['kind'], string>> = {
  bet: 'debit',
  win: 'credit',
  rollback: 'cancel',
  cancel: 'cancel',
  promo: 'promo_payout',
  correct: '',
  batch: '',
};

/** @throws RangeError for orders that this protocol does not have */
export function walletMessage(
  call: Call,
  { player, visit }: Asked,
  gameType: string,
): { name: string; body: object } {
  const { order } = call;
  const name = NAMES[order.kind];
  if (order.kind === 'correct' || order.kind === 'batch')
    throw new RangeError(`this protocol has no ${order.kind}`);
  const base = { sid: visit.token, userId: player.name, currency: visit.currency, uuid: call.id };
  const game = {
    id: call.reference,
    type: gameType,
    details: { table: { id: call.game, vid: null } },
  };
  if (order.kind === 'promo')
    return {
      name,
      body: {
        ...base,
        game,
        promoTransaction: {
          type: 'FromGame',
          id: call.id,
          amount: decimal(order.amount),
          voucherId: order.promotion,
        },
      },
    };
  const amount = order.kind === 'rollback' ? 0n : order.amount;
  // A debit and its credit or cancellation share the id of what settles together.
  return {
    name,
    body: { ...base, game, transaction: { id: call.id, refId: call.unit, amount: decimal(amount) } },
  };
}

export function readEvolution({ status, body }: WalletAnswer): Outcome & { token?: string } {
  if (status !== 200) return { kind: 'unknown' };
  try {
    const answer = JSON.parse(body, sourceOf) as { [key: string]: unknown };
    const code = typeof answer['status'] === 'string' ? answer['status'] : '';
    const balance = typeof answer['balance'] === 'string' ? parseDecimal(answer['balance']) : null;
    const token = typeof answer['sid'] === 'string' ? { token: answer['sid'] } : {};
    const meaning = OUTCOMES[code] ?? (code.startsWith('CASINO_LIMIT_EXCEEDED') ? 'limit' : 'other');
    if (code === '' || meaning === 'unknown') return { kind: 'unknown' };
    if (meaning === 'done' || meaning === 'repeated')
      return { kind: 'done', balance, isRepeated: meaning === 'repeated', ...token };
    return { kind: 'refused', reason: meaning, code, balance };
  } catch {
    return { kind: 'unknown' };
  }
}
