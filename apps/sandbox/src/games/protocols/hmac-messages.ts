import { formatMoney, parseMoney } from '@croupier/contract/money.ts';
import type { Asked, Call, Json, Order, Outcome, RefusalReason, WalletAnswer } from '../host/vendor.types.ts';

type Body = { [key: string]: Json };

const REASONS: Readonly<Record<string, RefusalReason>> = {
  insufficient_funds: 'funds',
  limit: 'limit',
  session_unknown: 'session',
  session_expired: 'session',
  player_blocked: 'blocked',
  closed: 'closed',
};
/** A wrong clock signs wrongly, so the same call may be accepted when it is repeated. */
const ASKED_AGAIN: ReadonlySet<string> = new Set(['later', 'signature']);

/** The fields of an order that differ from kind to kind. */
function fieldsOf(order: Exclude<Order, { kind: 'batch' }>, unit: string): Body {
  switch (order.kind) {
    case 'bet':
      return {
        unit,
        amount: formatMoney(order.amount),
        ...(order.freeReward ? { free: true } : {}),
        ...(order.closes ? { closes: true } : {}),
        ...(order.detail === undefined ? {} : { detail: order.detail }),
      };
    case 'win':
      return {
        unit,
        amount: formatMoney(order.amount),
        final: order.final,
        ...(order.validBet === undefined ? {} : { valid_bet: formatMoney(order.validBet) }),
        ...(order.freeReward ? { free: true } : {}),
        ...(order.detail === undefined ? {} : { detail: order.detail }),
      };
    case 'rollback':
      return { bet: order.bet };
    case 'cancel':
      return { unit };
    case 'promo':
      return { amount: formatMoney(order.amount) };
    default:
      return {
        unit,
        previous: formatMoney(order.previous),
        payout: formatMoney(order.payout),
        reason: order.reason,
      };
  }
}

const NAMED_BY_ID: ReadonlySet<Order['kind']> = new Set(['rollback', 'cancel']);

/** The body of a wallet call. A repeated call has the same body. */
export function walletBody(call: Call, { operator, player, visit }: Asked): Body {
  const { order, game, reference } = call;
  const head = { call: order.kind, to: operator.account };
  if (order.kind === 'batch')
    return {
      ...head,
      player: player.name,
      token: visit.token,
      currency: visit.currency,
      game,
      items: order.items.map(({ id, unit, order: item }) => ({
        call: item.kind,
        id,
        reference,
        ...(item.kind === 'batch' ? {} : fieldsOf(item, unit)),
      })),
    };
  return {
    ...head,
    id: call.id,
    player: player.name,
    ...(order.kind === 'bet' ? { token: visit.token } : {}),
    ...(NAMED_BY_ID.has(order.kind) ? {} : { currency: visit.currency, game }),
    ...(order.kind === 'bet' || order.kind === 'win' ? { reference } : {}),
    ...fieldsOf(order, call.unit),
  };
}

/** What an answer, or the answer to an item of a batch, means. */
function outcomeOf(answer: { [key: string]: unknown }): Outcome {
  const code = typeof answer['code'] === 'string' ? answer['code'] : '';
  const balance = (typeof answer['balance'] === 'string' ? parseMoney(answer['balance']) : undefined) ?? null;
  if (code === '' || ASKED_AGAIN.has(code)) return { kind: 'unknown' };
  if (code === 'ok') return { kind: 'done', balance, isRepeated: answer['repeated'] === true };
  return { kind: 'refused', reason: REASONS[code] ?? 'other', code, balance };
}

export function readAnswer({ status, body }: WalletAnswer): Outcome {
  if (status >= 500) return { kind: 'unknown' };
  let answer: { [key: string]: unknown };
  try {
    answer = JSON.parse(body) as { [key: string]: unknown };
  } catch {
    return { kind: 'unknown' };
  }
  const outcome = outcomeOf(answer);
  if (!Array.isArray(answer['items']) || outcome.kind !== 'done') return outcome;
  const items = answer['items'].map((item: { [key: string]: unknown }) => outcomeOf(item));
  const [first] = items;
  const last = items.at(-1);
  // Our batches are a bet and its win: both are done or none.
  if (first?.kind === 'refused') return first;
  if (items.some(({ kind }) => kind !== 'done')) return { kind: 'unknown' };
  return { ...outcome, balance: outcome.balance ?? (last?.kind === 'done' ? last.balance : null), items };
}
