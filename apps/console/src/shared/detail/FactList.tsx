import type { ReactNode } from 'react';
import { Link } from 'react-router';

export type Fact = {
  label: string;
  value: ReactNode;
  /** A second line, for example what the value is made of. */
  note?: ReactNode;
  /** The address of what the figure is made of. */
  to?: string | undefined;
  /** A control at the end, for example to reveal a masked value. */
  act?: ReactNode;
};

/** The facts of a record, label and value in one line. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="divide-y divide-line rounded-card border border-line bg-panel px-4 text-sm shadow-raised">
    {facts.map(({ label, value, note, to, act }) => (
      <div key={label} className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
        <dt className="text-muted">{label}</dt>
        <dd className="ml-auto flex min-w-0 items-center gap-1 text-end font-medium wrap-anywhere">
          <span className="min-w-0">
            {to ? (
              <Link to={to} className="text-brand-text underline underline-offset-2">
                {value}
              </Link>
            ) : (
              value
            )}
            {note && <span className="block text-xs font-normal text-subtle">{note}</span>}
          </span>
          {act}
        </dd>
      </div>
    ))}
  </dl>
);
