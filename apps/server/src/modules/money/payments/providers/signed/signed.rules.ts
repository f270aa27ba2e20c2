import { fromDecimal } from '@croupier/contract/payments/currency-units.ts';
import type { Movement, ReportedChargeback, Seen } from '../provider.types.ts';
import type { SignedAsked, SignedChargeback, SignedMovement } from './signed.schema.ts';

/** Undefined for a movement that can't be believed: another currency, no amount, or one that is too fine. */
export function movementOf(movement: SignedMovement, currency: string): Movement | undefined {
  const { id, direction, order, payer, payer_account: payerAccount, text, at, final } = movement;
  const amountMinor = fromDecimal(movement.amount, currency);
  const feeMinor = movement.fee === undefined ? undefined : fromDecimal(movement.fee, currency);
  if (movement.currency !== currency || !amountMinor) return undefined;
  if (movement.fee !== undefined && (feeMinor === undefined || feeMinor > amountMinor)) return undefined;
  return {
    theirId: id,
    direction,
    amountMinor,
    ...(feeMinor === undefined ? {} : { feeMinor }),
    asset: currency,
    ...(order ? { ourId: order } : {}),
    payer,
    ...(payerAccount ? { payerAccount } : {}),
    text,
    at: new Date(at),
    isFinal: final,
  };
}

/** Undefined if one of them can't be believed: a message is taken as a whole or not at all. */
export function movementsOf(movements: readonly SignedMovement[], currency: string): Movement[] | undefined {
  const read = movements.map((movement) => movementOf(movement, currency));
  return read.every((one) => one !== undefined) ? read : undefined;
}

export function chargebackOf(
  { id, order, state, amount }: SignedChargeback,
  currency: string,
): ReportedChargeback | undefined {
  const amountMinor = fromDecimal(amount, currency);
  return amountMinor ? { ourId: order, theirId: id, state, amountMinor } : undefined;
}

/** A balance may be below zero. */
export function signedAmount(text: string, currency: string): bigint | undefined {
  const size = fromDecimal(text.replace(/^-/, ''), currency);
  return size !== undefined && text.startsWith('-') ? -size : size;
}

const optionalAmount = (text: string | undefined, currency: string): bigint | undefined | null =>
  text === undefined ? undefined : (fromDecimal(text, currency) ?? null);

/** What the gateway knows about an order. */
export function seenOf(answer: SignedAsked, currency: string): Seen {
  const { state, their_id: theirId, reason } = answer;
  const movements = movementsOf(answer.movements, currency);
  const [amountMinor, feeMinor] = [
    optionalAmount(answer.amount, currency),
    optionalAmount(answer.fee, currency),
  ];
  if (!movements || amountMinor === null || feeMinor === null)
    return { state: 'unknown', movements: [], reason: 'amounts that can’t be read' };
  const chargebacks = answer.chargebacks.flatMap((each) => chargebackOf(each, currency) ?? []);
  return {
    state,
    movements,
    ...(theirId ? { theirId } : {}),
    ...(amountMinor === undefined ? {} : { amountMinor }),
    ...(feeMinor === undefined ? {} : { feeMinor }),
    ...(chargebacks.length > 0 ? { chargebacks } : {}),
    ...(reason ? { reason } : {}),
  };
}
