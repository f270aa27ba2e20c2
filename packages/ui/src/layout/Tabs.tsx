import { clsx } from 'clsx';
import { Tabs as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { useActiveInView } from './use-active-in-view.ts';

export type TabItem = { value: string; label: ReactNode; icon?: ReactNode; count?: ReactNode };

export type TabsProps = {
  label: string;
  items: readonly TabItem[];
  value: string;
  onValueChange: (value: string) => void;
  /** `TabPanel`s, one for each item. */
  children: ReactNode;
  className?: string | undefined;
};

/** Tabs with their panels; a long row scrolls. */
export function Tabs({ label, items, value, onValueChange, children, className }: TabsProps) {
  const row = useActiveInView<HTMLDivElement>(value);
  return (
    <Radix.Root value={value} onValueChange={onValueChange} className={className}>
      <Radix.List ref={row} aria-label={label} className="scroll-row flex gap-1 border-b border-line">
        {items.map((item) => (
          <Radix.Trigger
            key={item.value}
            value={item.value}
            className={clsx(
              'relative flex h-11 shrink-0 items-center gap-2 rounded-t-field px-4 text-sm font-semibold text-muted',
              'transition-colors duration-[var(--quick)] hover:text-text focus-visible:-outline-offset-2 [&_svg]:size-4.5',
              'after:absolute after:inset-x-3 after:-bottom-px after:h-0.5 after:scale-x-0 after:rounded-pill',
              'after:bg-brand-text after:shadow-[0_0_12px_var(--brand-glow)] after:transition-transform',
              'data-[state=active]:text-text data-[state=active]:after:scale-x-100',
            )}
          >
            {item.icon}
            {item.label}
            {item.count !== undefined && (
              <span className="numeric rounded-pill bg-surface-3 px-2 py-0.5 text-2xs text-muted">
                {item.count}
              </span>
            )}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {children}
    </Radix.Root>
  );
}

export function TabPanel({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content {...rest} className={clsx('pt-5 outline-none', className)} />;
}
