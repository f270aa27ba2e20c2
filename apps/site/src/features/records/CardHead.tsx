import type { ReactNode } from 'react';

export type CardHeadProps = {
  children: ReactNode;
  /** What matters most, at the end of the line. */
  aside: ReactNode;
  /** When it was. */
  note: string;
};

/** First cell of a row; on phones it carries the amount and the time, so that a card has two lines less. */
export const CardHead = ({ children, aside, note }: CardHeadProps) => (
  <div className="flex items-start justify-between gap-3">
    <div className="min-w-0">
      {children}
      <p className="numeric mt-0.5 text-xs font-normal text-subtle sm:hidden">{note}</p>
    </div>
    <div className="numeric shrink-0 sm:hidden">{aside}</div>
  </div>
);
