import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export type ContestHeroProps = {
  art: ReactNode;
  badge?: ReactNode;
  title: string;
  text?: string;
  /** Of the page, unless the page has another one. */
  level?: 1 | 2;
  children?: ReactNode;
  className?: string;
};

/** The stage on which a contest is shown: dark in both themes, with its own picture. */
export function ContestHero({ art, badge, title, text, level = 2, children, className }: ContestHeroProps) {
  const Title = level === 1 ? 'h1' : 'h2';
  return (
    <section
      className={clsx(
        'bg-stage relative isolate flex flex-col justify-center overflow-hidden rounded-sheet p-5 text-over-picture shadow-lifted sm:min-h-60 sm:p-8',
        className,
      )}
    >
      <div
        aria-hidden
        // On phones in the corner beside the badge, where it is behind no figure.
        className="pointer-events-none absolute -top-1 -right-2 -z-10 w-20 opacity-80 sm:top-1/2 sm:right-[2%] sm:w-[38%] sm:max-w-md sm:-translate-y-1/2 sm:opacity-100"
      >
        {art}
      </div>
      <div className="max-w-xl sm:max-lg:max-w-[58%]">
        {badge}
        <Title
          className={clsx(
            'leading-tight',
            level === 1 ? 'text-3xl' : 'text-2xl',
            badge !== undefined && 'mt-3',
          )}
        >
          {title}
        </Title>
        {text !== undefined && text !== '' && (
          <p className="mt-2 max-w-prose text-sm opacity-80 sm:text-base">{text}</p>
        )}
        {children}
      </div>
    </section>
  );
}

/** A figure on the stage. */
export function HeroFact({
  label,
  value,
  strong = false,
}: {
  label: string;
  value: ReactNode;
  strong?: boolean;
}) {
  return (
    <div>
      <dt className="text-xs font-medium opacity-75">{label}</dt>
      <dd
        className={clsx(
          'numeric mt-1 font-display leading-tight font-bold',
          strong ? 'text-gradient-stage text-3xl' : 'text-xl',
        )}
      >
        {value}
      </dd>
    </div>
  );
}
