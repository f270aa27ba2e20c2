import { clsx } from 'clsx';
import { Popover as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

export type PopoverProps = {
  trigger: ReactElement;
  /** The accessible name of the panel. */
  label: string;
  children: ReactNode;
  align?: 'start' | 'center' | 'end' | undefined;
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Set it inside a dialog, which would otherwise block scrolling of the panel. */
  modal?: boolean | undefined;
  className?: string | undefined;
};

/** A panel that opens beside its button. */
export function Popover({
  trigger,
  label,
  children,
  align = 'center',
  side,
  open,
  onOpenChange,
  modal = false,
  className,
}: PopoverProps) {
  return (
    <Radix.Root modal={modal} {...(open !== undefined && { open })} {...(onOpenChange && { onOpenChange })}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          {...{ align, side }}
          aria-label={label}
          sideOffset={10}
          collisionPadding={12}
          className={clsx(
            'z-50 w-80 max-w-[calc(100vw-1.5rem)] rounded-card border border-line bg-panel p-4 shadow-floating outline-none',
            'max-h-[var(--radix-popover-content-available-height)] overflow-y-auto',
            'data-[state=closed]:animate-fade-out data-[state=open]:animate-pop-in',
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
