import { twoPersonLine } from '@croupier/contract/money/two-person-line.ts';
import type { Ceiling } from '../../../platform/http/context.ts';
import type { MovedAlone } from './adjustments.types.ts';

/** What an operator may still move alone within the day; null without a limit. */
export const leftOfDay = ({ dayMinor }: Pick<Ceiling, 'dayMinor'>, movedMinor: bigint): bigint | null => {
  if (dayMinor === null) return null;
  return dayMinor > movedMinor ? dayMinor - movedMinor : 0n;
};

/**
 * The amount from which a second person is needed, after what the operator has moved alone for the member within the
 * day: a large amount must not pass in several small ones.
 */
export function leftOfLine(currency: string, ofMemberMinor: bigint): bigint {
  const line = twoPersonLine(currency);
  return line > ofMemberMinor ? line - ofMemberMinor : 0n;
}

type Act = { amountMinor: bigint; currency: string; ceiling: Ceiling } & MovedAlone;

/** Whether one operator may move an amount alone: below the line, and within the ceilings of the act and the day. */
export function mayMoveAlone({ amountMinor, currency, ceiling, movedMinor, ofMemberMinor }: Act): boolean {
  const left = leftOfDay(ceiling, movedMinor);
  return (
    amountMinor < leftOfLine(currency, ofMemberMinor) &&
    (ceiling.actMinor === null || amountMinor <= ceiling.actMinor) &&
    (left === null || amountMinor <= left)
  );
}
