import { fieldRefusal } from '../../../platform/field-refusal.ts';
import { requestErrors } from '../../../platform/http/errors.ts';
import { normalId } from '../../money/wallet/index.ts';

/** UUID versions that callers may create: random, or time-ordered. */
const CALLER_MADE = /^[\da-f]{8}-[\da-f]{4}-[47]/;

/**
 * The caller's id in stored form. Derived ids (version 5) are refused because the payout of a round has one: a player
 * who reserved it in advance would see wins refused and losses accepted, and so learn the results of later nonces.
 * @throws `request.invalid`
 */
export function callerMadeId(id: string): string {
  const normal = normalId(id);
  if (CALLER_MADE.test(normal)) return normal;
  throw fieldRefusal(requestErrors.invalid, 'id', 'field.invalid');
}
