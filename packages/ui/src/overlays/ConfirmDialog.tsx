import { clsx } from 'clsx';
import { AlertDialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from '../buttons/Button.tsx';
import { OVERLAY_PROPS } from './overlay-props.ts';
import { useDialogFocus } from './use-dialog-focus.ts';

export type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** The consequence. */
  text: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  danger?: boolean | undefined;
  /** Shows the spinner and keeps the dialog open. */
  busy?: boolean | undefined;
  icon?: ReactNode;
};

/** A confirmation. The focus starts on the cancel button. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, text, confirmLabel, cancelLabel, onConfirm, danger, busy, icon } = props;
  const focus = useDialogFocus('default');
  return (
    <Radix.Root open={open} onOpenChange={(next) => !busy && onOpenChange(next)}>
      <Radix.Portal>
        <Radix.Overlay {...OVERLAY_PROPS} />
        <Radix.Content
          {...focus}
          className="fixed inset-x-3 bottom-3 z-50 m-auto h-fit max-w-sm rounded-sheet border border-line bg-panel p-6 text-center shadow-floating outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-rise-in sm:inset-0"
        >
          {icon && (
            <span
              aria-hidden
              className={clsx(
                'mx-auto mb-4 grid size-14 place-items-center rounded-full [&_svg]:size-6',
                danger ? 'bg-lose-soft text-lose' : 'bg-brand-soft text-brand-text',
              )}
            >
              {icon}
            </span>
          )}
          <Radix.Title className="text-lg">{title}</Radix.Title>
          <Radix.Description className="mt-2 text-sm text-muted">{text}</Radix.Description>
          <div className="mt-6 grid grid-cols-2 gap-3">
            <Radix.Cancel asChild>
              <Button disabled={busy}>{cancelLabel}</Button>
            </Radix.Cancel>
            <Button variant={danger ? 'danger' : 'primary'} loading={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
