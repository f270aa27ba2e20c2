import { randomUUID } from 'node:crypto';
import type { Asked, Call, Outcome, RefusalReason, WalletAnswer } from '../host/vendor.types.ts';

/** The protocol counts 100,000 to a unit of money, the ledger 10,000. */
const FACTOR = 10n;

/** @throws RangeError if a double cannot hold it */
export function toHub88(amountMinor: bigint): number {
  const amount = Number(amountMinor * FACTOR);
  if (!Number.isSafeInteger(amount)) throw new RangeError('amount too large for this protocol');
  return amount;
}

const REASONS: Readonly<Record<string, RefusalReason>> = {
  RS_ERROR_NOT_ENOUGH_MONEY: 'funds',
  RS_ERROR_LIMIT_REACHED: 'limit',
  RS_ERROR_INVALID_TOKEN: 'session',
  RS_ERROR_TOKEN_EXPIRED: 'session',
  RS_ERROR_USER_DISABLED: 'blocked',
  RS_ERROR_INVALID_PARTNER: 'closed',
};
/** Repeated calls may succeed after these. */
const ASKED_AGAIN: ReadonlySet<string> = new Set(['RS_ERROR_TIMEOUT', 'RS_ERROR_INVALID_SIGNATURE']);

type Message = { path: string; body: Record<string, unknown> };

/** A wallet call as this protocol has it. A correction is a further win, which exists upwards only. */
export function walletMessage(call: Call, { player, visit }: Asked): Message {
  const { order } = call;
  const base = {
    user: player.name,
    token: visit.token,
    transaction_uuid: call.id,
    request_uuid: randomUUID(),
    round: call.unit,
    game_code: call.game,
    supplier_user: null,
    meta: {},
  };
  const money = (amount: bigint): Record<string, unknown> => ({
    amount: toHub88(amount),
    currency: visit.currency,
    bet: null,
    is_supplier_promo: order.kind === 'promo',
    is_aggregated: false,
  });
  switch (order.kind) {
    case 'bet':
      return {
        path: '/transaction/bet',
        body: {
          ...base,
          ...money(order.amount),
          round_closed: order.closes ?? false,
          is_free: order.freeReward !== undefined,
          reward_uuid: order.freeReward ?? null,
        },
      };
    case 'win':
    case 'promo':
    case 'correct': {
      const isWin = order.kind === 'win';
      const amount = order.kind === 'correct' ? order.payout - order.previous : order.amount;
      if (amount < 0n) throw new RangeError('this protocol cannot take a win back');
      return {
        path: '/transaction/win',
        body: {
          ...base,
          ...money(amount),
          reference_transaction_uuid: isWin ? order.bet : null,
          round_closed: isWin ? order.final : true,
          is_free: isWin && order.freeReward !== undefined,
          reward_uuid: isWin ? (order.freeReward ?? null) : null,
        },
      };
    }
    case 'rollback':
    case 'cancel':
      return {
        path: '/transaction/rollback',
        body: { ...base, reference_transaction_uuid: order.bet, round_closed: true },
      };
    default:
      throw new RangeError('this protocol has no batches');
  }
}

export function readHub88({ status, body }: WalletAnswer): Outcome {
  if (status !== 200) return { kind: 'unknown' };
  try {
    const answer = JSON.parse(body) as { status?: unknown; balance?: unknown };
    const code = typeof answer.status === 'string' ? answer.status : '';
    const balance = Number.isSafeInteger(answer.balance) ? BigInt(answer.balance as number) / FACTOR : null;
    if (code === '' || ASKED_AGAIN.has(code)) return { kind: 'unknown' };
    if (code === 'RS_OK') return { kind: 'done', balance, isRepeated: false };
    return { kind: 'refused', reason: REASONS[code] ?? 'other', code, balance };
  } catch {
    return { kind: 'unknown' };
  }
}
