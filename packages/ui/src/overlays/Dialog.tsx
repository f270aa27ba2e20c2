import { clsx } from 'clsx';
import { ChevronDown, X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useScrollHint } from './use-scroll-hint.ts';
import { IconButton } from '../buttons/IconButton.tsx';
import { OVERLAY_PROPS } from './overlay-props.ts';
import { useDialogFocus } from './use-dialog-focus.ts';

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Keeps the title for screen readers only. */
  titleHidden?: boolean | undefined;
  description?: ReactNode;
  closeLabel: string;
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
  icon?: ReactNode;
  /** Buttons at the bottom, which stay visible while the content scrolls. */
  footer?: ReactNode;
  /** Disables closing, for example while a payment is in progress. */
  locked?: boolean | undefined;
  children?: ReactNode;
};

const widths = { sm: 'sm:max-w-sm', md: 'sm:max-w-lg', lg: 'sm:max-w-3xl', xl: 'sm:max-w-5xl' };

/** A modal dialog; a bottom sheet on phones. */
export function Dialog(props: DialogProps) {
  const {
    open,
    onOpenChange,
    title,
    titleHidden,
    description,
    closeLabel,
    size = 'md',
    icon,
    footer,
    locked,
    children,
  } = props;
  const focus = useDialogFocus('field');
  const { end, hint } = useScrollHint();
  const keepOpen = locked ? (event: Event) => event.preventDefault() : undefined;
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay {...OVERLAY_PROPS} />
        <Radix.Content
          {...focus}
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...(keepOpen && { onEscapeKeyDown: keepOpen, onPointerDownOutside: keepOpen })}
          className={clsx(
            'fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] flex-col outline-none',
            'rounded-t-sheet border border-b-0 border-line bg-panel shadow-floating',
            'max-sm:data-[state=open]:animate-sheet-in data-[state=closed]:animate-fade-out',
            'sm:inset-0 sm:m-auto sm:h-fit sm:w-[calc(100%-3rem)] sm:rounded-sheet sm:border-b',
            'sm:max-h-[min(88dvh,56rem)] sm:data-[state=open]:animate-rise-in',
            widths[size],
          )}
        >
          <div aria-hidden className="mx-auto mt-2.5 h-1 w-10 shrink-0 rounded-pill bg-surface-4 sm:hidden" />
          <div className="flex items-center gap-3 px-5 pt-3 pb-3 sm:px-6 sm:pt-5">
            {icon && (
              <span className="grid size-10 shrink-0 place-items-center rounded-field bg-brand-soft text-brand-text [&_svg]:size-5">
                {icon}
              </span>
            )}
            <Radix.Title className={clsx('min-w-0 flex-1 text-xl', titleHidden && 'sr-only')}>
              {title}
            </Radix.Title>
            <Radix.Close asChild>
              <IconButton
                label={closeLabel}
                icon={<X />}
                size="sm"
                className="-mr-2 ml-auto"
                disabled={locked}
              />
            </Radix.Close>
          </div>
          <div className="min-h-0 flex-1 scroll-pb-16 overflow-y-auto overscroll-contain px-5 pb-5 sm:px-6 sm:pb-6">
            {description && (
              <Radix.Description className="mb-4 text-sm text-muted">{description}</Radix.Description>
            )}
            {children}
            <div ref={end} />
          </div>
          {/* It has no height, and it leaves room for the scroll bar. */}
          <div aria-hidden className="pointer-events-none relative z-10">
            <div
              ref={hint}
              className={clsx(
                'absolute right-4 bottom-0 left-0 flex h-16 items-end justify-center pb-1.5 pl-4',
                'bg-linear-to-t from-surface-2 from-35% to-transparent text-subtle opacity-0',
                'transition-opacity duration-[var(--quick)] data-more:opacity-100',
                !footer && 'sm:rounded-bl-sheet',
              )}
            >
              <ChevronDown className="size-5" />
            </div>
          </div>
          {footer && (
            <div className="flex flex-col-reverse gap-2.5 border-t border-line px-5 py-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:flex-row sm:justify-end sm:px-6">
              {footer}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
