import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

export type TooltipProps = {
  content: ReactNode;
  /** An element that takes focus and a ref. */
  children: ReactElement;
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
};

/** A hint on hover or focus. Not for anything important, because touch screens cannot show it. */
export function Tooltip({ content, children, side = 'top' }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={250}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={8}
            collisionPadding={8}
            className="z-[60] max-w-64 animate-pop-in rounded-field border border-line bg-surface-4 px-3 py-1.5 text-xs font-medium text-text shadow-lifted"
          >
            {content}
            <Radix.Arrow className="fill-surface-4" />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
