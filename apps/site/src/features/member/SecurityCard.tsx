import { Badge, type Tone } from '@croupier/ui/status/Badge.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';

export type SecurityCardProps = {
  icon: ReactNode;
  title: string;
  /** What it is good for. */
  text: string;
  /** How it stands; undefined while that is on its way. */
  state: { tone: Tone; words: string } | undefined;
  /** What is set, masked. */
  value?: ReactNode;
  /** Lists and whatever else the card holds. */
  children?: ReactNode;
  action?: ReactNode;
  className?: string;
};

/** One thing that keeps the account safe: what it is, how it stands, what can be done. */
export function SecurityCard(props: SecurityCardProps) {
  const { icon, title, text, state, value, children, action, className } = props;
  const heading = useId();
  return (
    <article aria-labelledby={heading} className={clsx('grid min-w-0', className)}>
      <Card className="flex min-w-0 flex-col gap-4">
        <div className="flex items-start gap-3.5">
          <span
            aria-hidden
            className={clsx(
              'grid size-11 shrink-0 place-items-center rounded-field [&_svg]:size-5.5',
              state?.tone === 'win' ? 'bg-win-soft text-win' : 'bg-brand-soft text-brand-text',
            )}
          >
            {icon}
          </span>
          <div className="min-w-0 flex-1">
            <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <h3 id={heading} className="text-base">
                {title}
              </h3>
              {state ? <Badge tone={state.tone}>{state.words}</Badge> : <Skeleton className="h-6 w-16" />}
            </div>
            <p className="mt-1 text-sm text-muted">{text}</p>
          </div>
        </div>
        {children}
        {(value !== undefined || action !== undefined) && (
          <div className="mt-auto flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
            <p className="min-w-0 text-sm font-semibold wrap-anywhere text-text">{value}</p>
            <div className="ml-auto flex flex-wrap justify-end gap-2">{action}</div>
          </div>
        )}
      </Card>
    </article>
  );
}
