import { longId, shortId } from '../provider-ids.rules.ts';
import type { Movement, ReportedChargeback, Seen } from '../provider.types.ts';
import { fromUnits } from '@croupier/contract/payments/currency-units.ts';
import type { SwitchPayment, SwitchPayout, SwitchRefund } from './switch.schema.ts';

/** Ids have thirty characters there: a prefix of four and ours in base 32. */
const PREFIXES = { deposit: 'pay_', payout: 'pyt_', refund: 'ref_' } as const;
export type OrderKind = keyof typeof PREFIXES;

export const theirIdOf = (kind: OrderKind, id: string): string => PREFIXES[kind] + shortId(id);

/** Our id; undefined for an order that another system has made. */
export const ourIdOf = (kind: OrderKind, theirId: string | null | undefined): string | undefined =>
  theirId?.startsWith(PREFIXES[kind]) ? longId(theirId.slice(PREFIXES[kind].length)) : undefined;

type State = Seen['state'];

/** A status that is not in these tables is `unknown`: a later version of the switch may have more. */
export const PAYMENT_STATES: Readonly<Record<string, State>> = {
  requires_payment_method: 'waiting',
  requires_confirmation: 'waiting',
  requires_customer_action: 'waiting',
  requires_merchant_action: 'under_way',
  requires_capture: 'under_way',
  processing: 'under_way',
  partially_captured_and_capturable: 'under_way',
  partially_captured_and_processing: 'under_way',
  partially_authorized_and_requires_capture: 'under_way',
  succeeded: 'paid',
  partially_captured: 'paid',
  failed: 'failed',
  cancelled: 'failed',
  expired: 'failed',
  cancelled_post_capture: 'returned',
};

export const PAYOUT_STATES: Readonly<Record<string, State>> = {
  requires_creation: 'under_way',
  requires_confirmation: 'under_way',
  requires_payout_method_data: 'under_way',
  requires_fulfillment: 'under_way',
  requires_vendor_account_creation: 'under_way',
  initiated: 'under_way',
  pending: 'under_way',
  success: 'paid',
  failed: 'failed',
  cancelled: 'failed',
  expired: 'failed',
  ineligible: 'failed',
  reversed: 'returned',
};

export const REFUND_STATES: Readonly<Record<string, State>> = {
  pending: 'under_way',
  review: 'under_way',
  succeeded: 'paid',
  failed: 'failed',
};

const DISPUTE_STATES: Readonly<Record<string, ReportedChargeback['state']>> = {
  dispute_opened: 'opened',
  dispute_challenged: 'opened',
  dispute_cancelled: 'won',
  dispute_won: 'won',
  dispute_accepted: 'lost',
  dispute_expired: 'lost',
  dispute_lost: 'lost',
};

const unknown = (reason: string): Seen => ({ state: 'unknown', movements: [], reason });

/** Null for a time that can't be read. */
function timeOf(...texts: Array<string | null | undefined>): Date | null {
  for (const text of texts) {
    // Times without a zone are UTC there.
    const at = new Date(text && !/(?:Z|[+-]\d{2}:?\d{2})$/.test(text) ? `${text}Z` : (text ?? ''));
    if (!Number.isNaN(at.getTime())) return at;
  }
  return null;
}

const reasonOf = (message: string | null | undefined): { reason?: string } =>
  message ? { reason: message } : {};

type Line = { kind: OrderKind; theirId: string; text: string; currency: string; at: Date | null };

/** A movement of a finished order, or why it can't be believed. */
function movementOf(
  { kind, theirId, text, currency, at }: Line,
  account: string,
  payer: string,
): Movement | string {
  const amountMinor = fromUnits(text, currency);
  const ourId = ourIdOf(kind, theirId);
  if (currency !== account) return `in ${currency}, not ${account}`;
  if (!amountMinor) return `no amount: ${text}`;
  if (!at) return 'without a time';
  return {
    theirId,
    direction: kind === 'deposit' ? 'in' : 'out',
    amountMinor,
    asset: currency,
    ...(ourId ? { ourId } : {}),
    payer,
    text: '',
    at,
    isFinal: true,
  };
}

function seen(
  state: State,
  line: Line,
  account: string,
  payer: string,
  message: string | null | undefined,
): Seen {
  const { theirId } = line;
  if (state !== 'paid') return { state, theirId, movements: [], ...reasonOf(message) };
  const movement = movementOf(line, account, payer);
  if (typeof movement === 'string') return unknown(movement);
  return { state, theirId, amountMinor: movement.amountMinor, movements: [movement] };
}

const chargebacksOf = (ourId: string, { currency, disputes }: SwitchPayment): ReportedChargeback[] =>
  (disputes ?? []).flatMap((dispute) => {
    const state = DISPUTE_STATES[dispute.dispute_status];
    const amountMinor = fromUnits(dispute.amount, currency);
    return state && amountMinor ? [{ ourId, theirId: dispute.dispute_id, state, amountMinor }] : [];
  });

/** What the switch knows about a payment. Only captured money counts, never the amount that was asked. */
export function seenPayment(payment: SwitchPayment, currency: string): Seen {
  const { payment_id: theirId, status, amount_received: received } = payment;
  const line: Line = {
    kind: 'deposit',
    theirId,
    text: received ?? '',
    currency: payment.currency,
    at: timeOf(payment.updated, payment.created),
  };
  const state = PAYMENT_STATES[status];
  if (!state) return unknown(status);
  const result = seen(state, line, currency, payment.customer?.name ?? '', payment.error_message);
  const chargebacks = chargebacksOf(ourIdOf('deposit', theirId) ?? '', payment);
  return chargebacks.length > 0 ? { ...result, chargebacks } : result;
}

export function seenPayout(payout: SwitchPayout, currency: string): Seen {
  const { payout_id: theirId, status, amount } = payout;
  const state = PAYOUT_STATES[status];
  if (!state) return unknown(status);
  const line: Line = {
    kind: 'payout',
    theirId,
    text: amount,
    currency: payout.currency,
    at: timeOf(payout.created),
  };
  return seen(state, line, currency, payout.name ?? '', payout.error_message);
}

export function seenRefund(refund: SwitchRefund, currency: string): Seen {
  const { refund_id: theirId, status, amount } = refund;
  const state = REFUND_STATES[status];
  if (!state) return unknown(status);
  const line: Line = {
    kind: 'refund',
    theirId,
    text: amount,
    currency: refund.currency,
    at: timeOf(refund.created_at),
  };
  return seen(state, line, currency, '', refund.error_message);
}

const IBAN = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/;

/** The payee as the switch wants it: by IBAN, or by account number and routing code. */
export function payeeOf({
  bank,
  number,
  country,
}: {
  bank: string;
  number: string;
  country: string;
}): object {
  const compact = number.replaceAll(/\s/g, '').toUpperCase();
  const place = { bank_name: bank, bank_country_code: country, bank_city: '' };
  return IBAN.test(compact)
    ? { ...place, iban: compact }
    : { ...place, bank_account_number: compact, bank_routing_number: bank };
}
