import { clsx } from 'clsx';
import { Bell, CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../buttons/Button.tsx';
import type { Toast, ToastTone } from './toast-list.ts';

const icons: Record<ToastTone, typeof Bell> = {
  neutral: Bell,
  win: CircleCheck,
  lose: CircleAlert,
  warn: TriangleAlert,
  info: Info,
};
const tones: Record<ToastTone, string> = {
  neutral: 'bg-brand-soft text-brand-text',
  win: 'bg-win-soft text-win',
  lose: 'bg-lose-soft text-lose',
  warn: 'bg-warn-soft text-warn',
  info: 'bg-info-soft text-info',
};

type ToastCardProps = { toast: Toast; closeLabel: string; onClose: () => void };

/** A toast. Its timer pauses on hover and focus. */
export function ToastCard({ toast, closeLabel, onClose }: ToastCardProps) {
  const [held, setHeld] = useState(false);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (held || toast.durationMs === 0) return undefined;
    const timer = setTimeout(() => close.current(), toast.durationMs);
    return () => clearTimeout(timer);
  }, [held, toast]);

  const tone = toast.tone ?? 'neutral';
  const Icon = icons[tone];
  return (
    <div
      role={tone === 'lose' ? 'alert' : 'status'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-auto flex w-full animate-pop-in items-start gap-3 rounded-card border border-line bg-panel p-3 shadow-floating"
    >
      <span
        className={clsx('grid size-9 shrink-0 place-items-center rounded-field', tones[tone])}
        aria-hidden
      >
        <Icon className="size-5" />
      </span>
      <div className="min-w-0 flex-1 py-0.5 text-sm">
        <p className="font-semibold">{toast.title}</p>
        {toast.text && <p className="mt-0.5 text-muted">{toast.text}</p>}
        {toast.action && (
          <Button
            size="sm"
            className="mt-2.5"
            onClick={() => {
              toast.action?.onPress();
              onClose();
            }}
          >
            {toast.action.label}
          </Button>
        )}
      </div>
      <button
        type="button"
        aria-label={closeLabel}
        onClick={onClose}
        className="grid size-9 shrink-0 place-items-center rounded-field text-subtle hover:bg-surface-3 hover:text-text"
      >
        <X className="size-4.5" />
      </button>
    </div>
  );
}
