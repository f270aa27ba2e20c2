import type { MethodTerms } from '@croupier/contract/payments/methods.ts';

const MINUTES_A_DAY = 24 * 60;

/** Hours may run over midnight; equal ends mean always. */
export function isWithinHours({ from, until }: MethodTerms['hours'], now: Date): boolean {
  const [start, end] = [(from % 24) * 60, (until % 24) * 60];
  if (start === end) return true;
  const minute = (now.getUTCHours() * 60 + now.getUTCMinutes()) % MINUTES_A_DAY;
  return start < end ? minute >= start && minute < end : minute >= start || minute < end;
}
