import type { ReactNode } from 'react';

export type ToastTone = 'neutral' | 'win' | 'lose' | 'warn' | 'info';

export type ToastInput = {
  /** The same id again replaces the toast instead of stacking another. */
  id?: string | undefined;
  title: ReactNode;
  text?: ReactNode;
  tone?: ToastTone | undefined;
  action?: { label: string; onPress: () => void } | undefined;
  /** 0 shows it until it is closed. */
  durationMs?: number | undefined;
};

export type Toast = Omit<ToastInput, 'id' | 'durationMs'> & { id: string; durationMs: number };

const MAX_VISIBLE = 4;
/** Reading an error or using an action takes longer than reading a confirmation. */
const durationOf = (toast: ToastInput): number =>
  toast.durationMs ?? (toast.action || toast.tone === 'lose' ? 8000 : 4500);

/** Adds a toast: it replaces the one with its id, and at most four are kept. */
export function withToast(list: readonly Toast[], input: ToastInput, freshId: string): Toast[] {
  const toast: Toast = { ...input, id: input.id ?? freshId, durationMs: durationOf(input) };
  const known = list.findIndex((other) => other.id === toast.id);
  const next = known === -1 ? [...list, toast] : list.with(known, toast);
  return next.slice(-MAX_VISIBLE);
}
