import { clsx } from 'clsx';

type SpinnerProps = {
  className?: string | undefined;
  /** The accessible name; omit it beside a text. */ label?: string | undefined;
};

/** A spinner in the text's colour and size. */
export function Spinner({ className, label }: SpinnerProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={clsx('size-[1.25em] animate-spin', className)}
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <circle cx="12" cy="12" r="9" opacity="0.22" />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  );
}
