import { useCallback, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { ToastContext } from './toast-context.ts';
import { withToast, type Toast, type ToastInput } from './toast-list.ts';
import { ToastCard } from './ToastCard.tsx';

export type ToastProviderProps = {
  /** The accessible name of the region, such as "Messages". */
  label: string;
  closeLabel: string;
  children: ReactNode;
};

/** Shows toasts above everything and announces them. Use it once, at the root of an app. */
export function ToastProvider({ label, closeLabel, children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const prefix = useId();
  const count = useRef(0);

  const dismiss = useCallback(
    (id: string) => setToasts((list) => list.filter((toast) => toast.id !== id)),
    [],
  );
  const show = useCallback(
    (input: ToastInput): string => {
      count.current += 1;
      const id = input.id ?? `${prefix}${count.current}`;
      setToasts((list) => withToast(list, input, id));
      return id;
    },
    [prefix],
  );
  const toaster = useMemo(() => ({ show, dismiss }), [show, dismiss]);

  return (
    <ToastContext value={toaster}>
      {children}
      <section
        aria-label={label}
        aria-live="polite"
        aria-relevant="additions text"
        className="pointer-events-none fixed inset-x-3 top-[calc(var(--header-height,0rem)+0.75rem)] z-[70] flex flex-col items-center gap-2.5 sm:inset-x-auto sm:top-auto sm:bottom-5 sm:left-5 sm:w-96"
      >
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} onClose={() => dismiss(toast.id)} />
        ))}
      </section>
    </ToastContext>
  );
}
