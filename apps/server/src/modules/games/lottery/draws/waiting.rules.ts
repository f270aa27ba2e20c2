import type { Draw } from './draws.types.ts';

export const plus = (at: Date, milliseconds: number): Date => new Date(at.getTime() + milliseconds);

const earlier = (a: Date, b: Date): Date => (a < b ? a : b);

export type Wait = { state: 'void' } | { state: 'sealed' | 'held' | 'late'; dueAt: Date };

/** What becomes of a sealed draw without a result, and when to look again. */
export function waitOf(
  draw: Pick<Draw, 'state' | 'lateAt' | 'voidAt'>,
  now: Date,
  { retryMs, lateRetryMs }: { retryMs: number; lateRetryMs: number },
): Wait {
  if (now >= draw.voidAt) return { state: 'void' };
  if (now >= draw.lateAt) return { state: 'late', dueAt: earlier(plus(now, lateRetryMs), draw.voidAt) };
  const state = draw.state === 'held' ? 'held' : 'sealed';
  return { state, dueAt: earlier(plus(now, retryMs), draw.lateAt) };
}
