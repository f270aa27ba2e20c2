import { clsx } from 'clsx';
import type { CSSProperties, ReactNode } from 'react';

export type MarqueeProps = {
  /** The accessible name of the region, such as "Notices". */
  label: string;
  /** The duration of one cycle. */
  durationSeconds?: number | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** An endless ticker. It stops on hover, on focus and with reduced motion. */
export function Marquee({ label, durationSeconds = 30, className, children }: MarqueeProps) {
  const pace: CSSProperties & Record<'--marquee-duration', string> = {
    '--marquee-duration': `${durationSeconds}s`,
  };
  const half = 'flex shrink-0 items-center gap-10 pr-10';
  return (
    <section
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- stopped and read by keyboard too
      tabIndex={0}
      className={clsx(
        'marquee overflow-hidden [mask-image:linear-gradient(90deg,transparent,black_2rem,black_calc(100%-2rem),transparent)]',
        className,
      )}
    >
      <div className="marquee-track" style={pace}>
        <div className={half}>{children}</div>
        <div className={half} aria-hidden inert>
          {children}
        </div>
      </div>
    </section>
  );
}
