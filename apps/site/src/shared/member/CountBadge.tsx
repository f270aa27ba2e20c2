import { clsx } from 'clsx';

/** Larger counts are shown as `99+`. */
const MAX_SHOWN = 99;

/** A count on the corner of an icon; text for screen readers is beside it. */
export function CountBadge({ count, className }: { count: number; className?: string }) {
  if (count <= 0) return null;
  return (
    <span
      aria-hidden
      data-count={count}
      className={clsx(
        'numeric absolute grid h-4.5 min-w-4.5 place-items-center rounded-full bg-lose px-1 text-[0.625rem] leading-none font-bold text-lose-ink ring-2 ring-surface-1',
        className,
      )}
    >
      {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
    </span>
  );
}
