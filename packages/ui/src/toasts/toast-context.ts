import { createContext, use } from 'react';
import type { ToastInput } from './toast-list.ts';

export type Toaster = {
  /** Shows a toast and returns its id. */
  show: (toast: ToastInput) => string;
  dismiss: (id: string) => void;
};

export const ToastContext = createContext<Toaster | undefined>(undefined);

/** Shows toasts. @throws outside of `ToastProvider` */
export function useToast(): Toaster {
  const toaster = use(ToastContext);
  if (!toaster) throw new Error('useToast needs a ToastProvider above it');
  return toaster;
}
