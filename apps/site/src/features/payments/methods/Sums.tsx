import { clsx } from 'clsx';

export type Sum = { label: string; value: string; strong?: boolean };

/** What an amount consists of, before the button. */
export const Sums = ({ sums }: { sums: readonly Sum[] }) => (
  <dl className="grid gap-2 rounded-field bg-well p-4 shadow-well ring-1 ring-line ring-inset">
    {sums.map(({ label, value, strong }) => (
      <div
        key={label}
        className={clsx(
          'flex items-baseline justify-between gap-4 text-sm',
          strong && 'border-t border-line pt-2.5 text-base',
        )}
      >
        <dt className={strong ? 'font-semibold text-text' : 'text-muted'}>{label}</dt>
        <dd
          className={clsx('numeric text-right font-semibold', strong ? 'font-display text-win' : 'text-text')}
        >
          {value}
        </dd>
      </div>
    ))}
  </dl>
);
