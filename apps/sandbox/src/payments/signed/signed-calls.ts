import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { fromDecimal, toDecimal } from '@croupier/contract/payments/currency-units.ts';
import type { GatewayDeposit, GatewayPayout, GatewayRefund } from './signed-orders.ts';
import { keyOf, movementJson, type SignedWorld } from './signed-world.ts';

export type Call = Record<string, unknown> & { to: string };
export type Answer = Record<string, unknown> & { code: string };

const CLOCK_TOLERANCE_MILLISECONDS = 5 * 60_000;
const PAGE_SIZE = 50;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const no = (code: string, message: string): Answer => ({ code, message });
const isUrl = (value: string): boolean => URL.canParse(value);

/** Nonces seen within the clock tolerance. */
export function createNonces() {
  const seen = new Map<string, number>();
  return (nonce: string): boolean => {
    const now = Date.now();
    for (const [old, at] of seen) if (at < now - 2 * CLOCK_TOLERANCE_MILLISECONDS) seen.delete(old);
    if (seen.has(nonce)) return false;
    seen.set(nonce, now);
    return true;
  };
}

/** Whether a call is signed by its account, recent and new. */
export function isGenuine(
  {
    timestamp,
    nonce,
    signature,
    body,
    to,
  }: Record<'timestamp' | 'nonce' | 'signature' | 'body' | 'to', string>,
  isNew: (nonce: string) => boolean,
): boolean {
  if (!/^[\da-f]{64}$/.test(signature) || !/^[\w-]{8,64}$/.test(nonce)) return false;
  if (!(Math.abs(Date.now() - Number(timestamp)) <= CLOCK_TOLERANCE_MILLISECONDS)) return false;
  const right = createHmac('sha256', keyOf(to)).update(`${timestamp}\n${nonce}\n${body}`).digest();
  return timingSafeEqual(right, Buffer.from(signature, 'hex')) && isNew(nonce);
}

type Common = Omit<GatewayRefund, 'state' | 'deposit' | 'reason'>;

/** What deposits, payouts and refunds have in common, or why they are refused. */
function orderOf(call: Call): Common | Answer {
  const [id, currency, notifyUrl] = [text(call['id']), text(call['currency']), text(call['notify_url'])];
  const amountMinor = fromDecimal(text(call['amount']), currency);
  if (!/^[\w-]{1,64}$/.test(id) || !isUrl(notifyUrl)) return no('malformed', 'id or notify_url');
  if (!amountMinor) return no('amount', 'not an amount of this currency');
  const { notify_url: _, ...content } = call;
  return {
    id,
    theirId: `kp_${randomUUID().replaceAll('-', '')}`,
    account: call.to,
    amountMinor,
    currency,
    reference: text(call['reference']),
    notifyUrl,
    created: new Date().toISOString(),
    content: JSON.stringify(content),
  };
}

const isAnswer = (value: Common | Answer): value is Answer => 'code' in value;
const keyIn = ({ account, id }: { account: string; id: string }): string => `${account}/${id}`;

/** Keeps an order once: the same call again gets the same answer, another one with its id none. */
function once<Order extends Common>(
  table: Map<string, Order>,
  order: Order,
  start: (order: Order) => void,
): Order | Answer {
  const known = table.get(keyIn(order));
  if (known)
    return known.content === order.content ? known : no('mismatch', 'the id belongs to another order');
  table.set(keyIn(order), order);
  start(order);
  return order;
}

const taken = (result: Common | Answer): Answer =>
  isAnswer(result) ? result : { code: 'ok', id: result.id, their_id: result.theirId };

/** The calls of the protocol, by name. */
export function createCalls(
  world: SignedWorld,
  baseUrl: () => string,
): Record<string, (call: Call) => Answer> {
  const { deposits, payouts, refunds, movements } = world;

  function ask(call: Call): Answer {
    const key = keyIn({ account: call.to, id: text(call['id']) });
    const order = { deposit: deposits, payout: payouts, refund: refunds }[text(call['kind'])]?.get(key);
    if (!order) return no('absent', 'no order with this id');
    const own = [...movements.values()].filter(
      (movement) => movement.order === order.id && movement.account === order.account,
    );
    const sum = (field: 'amountMinor' | 'feeMinor'): bigint =>
      own.reduce((total, movement) => total + movement[field], 0n);
    const chargeback = 'chargeback' in order ? world.chargebackJson(order) : null;
    return {
      code: 'ok',
      id: order.id,
      their_id: order.theirId,
      state: order.state,
      ...(own.length > 0
        ? {
            amount: toDecimal(sum('amountMinor'), order.currency),
            fee: toDecimal(sum('feeMinor'), order.currency),
          }
        : {}),
      ...(order.reason ? { reason: order.reason } : {}),
      movements: own.map(movementJson),
      chargebacks: chargeback ? [chargeback] : [],
    };
  }

  function list(call: Call): Answer {
    const [from, until] = [text(call['from']), text(call['until'])];
    const offset = Number(text(call['cursor']) || 0);
    const own = [...movements.values()]
      .filter(({ account, at }) => account === call.to && at >= from && at < until)
      .toSorted((a, b) => a.at.localeCompare(b.at));
    const next = offset + PAGE_SIZE;
    return {
      code: 'ok',
      items: own.slice(offset, next).map(movementJson),
      cursor: next < own.length ? String(next) : null,
    };
  }

  return {
    deposit: (call) => {
      const order = orderOf(call);
      if (isAnswer(order)) return order;
      const returnUrl = text(call['return_url']);
      if (!isUrl(returnUrl)) return no('malformed', 'return_url');
      const deposit: GatewayDeposit = {
        ...order,
        state: 'waiting',
        returnUrl,
        expiresAt: text(call['expires_at']),
        reason: null,
        chargeback: null,
      };
      const result = once(deposits, deposit, world.changed);
      return isAnswer(result)
        ? result
        : { ...taken(result), page: `${baseUrl()}/signed/pay/${result.theirId}` };
    },
    payout: (call) => {
      const order = orderOf(call);
      if (isAnswer(order)) return order;
      const payee: unknown = call['payee'];
      const holder = payee && typeof payee === 'object' ? text(Reflect.get(payee, 'holder')) : '';
      if (!holder) return no('payee', 'no holder');
      const payout: GatewayPayout = { ...order, state: 'under_way', payee: holder, reason: null };
      return taken(once(payouts, payout, (one) => world.leaveLater(one, 'payout', holder)));
    },
    refund: (call) => {
      const order = orderOf(call);
      if (isAnswer(order)) return order;
      const deposit = deposits.get(keyIn({ account: call.to, id: text(call['deposit']) }));
      if (!deposit || deposit.state !== 'paid') return no('refused', 'no paid deposit with this id');
      const refund: GatewayRefund = { ...order, state: 'under_way', deposit: deposit.id, reason: null };
      return taken(once(refunds, refund, (one) => world.leaveLater(one, 'refund', '')));
    },
    ask,
    list,
    balance: (call) => ({
      code: 'ok',
      balances: Object.entries(world.position(call.to)).map(([currency, sum]) => ({
        currency,
        amount: `${sum < 0n ? '-' : ''}${toDecimal(sum < 0n ? -sum : sum, currency) ?? '0'}`,
      })),
    }),
  };
}
