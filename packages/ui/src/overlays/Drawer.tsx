import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from '../buttons/IconButton.tsx';
import { OVERLAY_PROPS } from './overlay-props.ts';
import { useDialogFocus } from './use-dialog-focus.ts';

export type DrawerProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  closeLabel: string;
  side?: 'left' | 'right' | undefined;
  /** `lg` has room for a record with columns, and covers a phone. */
  size?: 'md' | 'lg' | undefined;
  footer?: ReactNode;
  children: ReactNode;
};

/** A panel from the side, such as the menu on phones. */
export function Drawer({
  open,
  onOpenChange,
  title,
  closeLabel,
  side = 'left',
  size = 'md',
  footer,
  children,
}: DrawerProps) {
  const focus = useDialogFocus('default');
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay {...OVERLAY_PROPS} />
        <Radix.Content
          {...focus}
          aria-describedby={undefined}
          className={clsx(
            'fixed inset-y-0 z-50 flex flex-col border-line bg-surface-1 shadow-floating outline-none',
            size === 'lg' ? 'w-full sm:w-[min(64rem,94vw)]' : 'w-[min(22rem,86vw)]',
            'data-[state=closed]:animate-fade-out',
            side === 'left'
              ? 'left-0 rounded-r-sheet border-r data-[state=open]:animate-drawer-left'
              : 'right-0 rounded-l-sheet border-l data-[state=open]:animate-drawer-right',
          )}
        >
          <div className="flex items-center justify-between gap-3 border-b border-line py-3 pr-3 pl-5">
            <Radix.Title className="text-lg">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label={closeLabel} icon={<X />} size="sm" />
            </Radix.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4">{children}</div>
          {footer && (
            <div className="border-t border-line p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
              {footer}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
