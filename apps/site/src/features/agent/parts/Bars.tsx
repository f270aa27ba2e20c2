import type { ReactNode } from 'react';

export type BarRow = { key: string; label: ReactNode; value: string; share: number; note?: string };

/** Named horizontal bars, the largest first. */
export const Bars = ({ label, rows }: { label: string; rows: readonly BarRow[] }) => (
  <ul aria-label={label} className="grid gap-3">
    {rows.map(({ key, label: name, value, share, note }) => (
      <li key={key}>
        <div className="flex items-baseline justify-between gap-3 text-sm">
          <span className="min-w-0 truncate font-medium text-text">{name}</span>
          <span className="numeric shrink-0 font-semibold text-text">{value}</span>
        </div>
        <div aria-hidden className="mt-1.5 h-2 overflow-hidden rounded-pill bg-well shadow-well">
          <div
            className="h-full rounded-pill bg-brand-fill"
            style={{ width: `${Math.max(share > 0 ? 1.5 : 0, share * 100)}%` }}
          />
        </div>
        {note && <p className="numeric mt-1 text-xs text-subtle">{note}</p>}
      </li>
    ))}
  </ul>
);
