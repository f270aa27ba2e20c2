import { twoPersonLine } from '@croupier/contract/money/two-person-line.ts';
import type { Ceiling } from '../../../platform/http/context.ts';

/** What an operator may still move alone within the day; null without a limit. */
export const leftOfDay = ({ dayMinor }: Pick<Ceiling, 'dayMinor'>, movedMinor: bigint): bigint | null => {
  if (dayMinor === null) return null;
  return dayMinor > movedMinor ? dayMinor - movedMinor : 0n;
};

type Act = { amountMinor: bigint; currency: string; ceiling: Ceiling; movedMinor: bigint };

/** Whether one operator may move an amount alone: below the line, and within the ceilings of the act and the day. */
export function mayMoveAlone({ amountMinor, currency, ceiling, movedMinor }: Act): boolean {
  const left = leftOfDay(ceiling, movedMinor);
  return (
    amountMinor < twoPersonLine(currency) &&
    (ceiling.actMinor === null || amountMinor <= ceiling.actMinor) &&
    (left === null || amountMinor <= left)
  );
}
