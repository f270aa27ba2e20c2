import type { CSSProperties, ReactNode } from 'react';

/** A number on one line: its letters get smaller where the place is too narrow for it. Other content is left as it is. */
export function FittedValue({ children }: { children: ReactNode }) {
  if (typeof children !== 'string') return children;
  return (
    <span className="@container block">
      <span
        style={{ '--letters': children.length } as CSSProperties}
        className="text-[length:clamp(0.6875rem,calc(150cqi/var(--letters)),1em)] whitespace-nowrap"
      >
        {children}
      </span>
    </span>
  );
}
