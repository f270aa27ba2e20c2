import type { ReactNode } from 'react';

export type ToastTone = 'neutral' | 'win' | 'lose' | 'warn' | 'info';

export type ToastInput = {
  /** The same id again replaces the toast instead of stacking another. */
  id?: string | undefined;
  title: ReactNode;
  text?: ReactNode;
  tone?: ToastTone | undefined;
  action?: { label: string; onPress: () => void } | undefined;
  /** 0 keeps it until it is closed. */
  durationMs?: number | undefined;
};

export type Toast = Omit<ToastInput, 'id' | 'durationMs'> & { id: string; durationMs: number };

const MOST_AT_ONCE = 4;
/** A press on an action or reading a failure needs longer than a confirmation. */
const durationOf = (toast: ToastInput): number =>
  toast.durationMs ?? (toast.action || toast.tone === 'lose' ? 8000 : 4500);

/** The list after one more toast: replaced by id, the oldest dropped beyond four. */
export function withToast(list: readonly Toast[], input: ToastInput, freshId: string): Toast[] {
  const toast: Toast = { ...input, id: input.id ?? freshId, durationMs: durationOf(input) };
  const known = list.findIndex((other) => other.id === toast.id);
  const next = known === -1 ? [...list, toast] : list.with(known, toast);
  return next.slice(-MOST_AT_ONCE);
}
