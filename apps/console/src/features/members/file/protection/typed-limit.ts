import { TIME_STEP_MINUTES, type LimitKind } from '@croupier/contract/protection/protection.ts';
import { parseTypedAmount } from '@croupier/web/forms/money-input.ts';

const MAX_MINUTES = 24 * 60;

/** What was typed for a limit; undefined for anything that is none. */
export function typedLimit(kind: LimitKind, text: string): { amount?: bigint; minutes?: number } | undefined {
  if (kind !== 'time') {
    const amount = parseTypedAmount(text);
    return amount !== undefined && amount > 0n ? { amount } : undefined;
  }
  const minutes = Number(text);
  const isStep = Number.isInteger(minutes) && minutes % TIME_STEP_MINUTES === 0;
  return isStep && minutes > 0 && minutes <= MAX_MINUTES ? { minutes } : undefined;
}
