import { Card } from '@croupier/ui/layout/Card.tsx';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import type { CardBadge } from './use-protection-badge.ts';

export type SecurityCardProps = {
  icon: ReactNode;
  title: string;
  text: string;
  /** `null` for a card without a badge; undefined while it is loading. */
  badge: CardBadge | null | undefined;
  /** What is set, masked. */
  value?: ReactNode;
  action?: ReactNode;
  className?: string;
  /** A list or a note. */
  children?: ReactNode;
};

/** One protection of the account: what it is, whether it is set up, what can be changed. */
export function SecurityCard(props: SecurityCardProps) {
  const { icon, title, text, badge, value, action, className, children } = props;
  const heading = useId();
  return (
    <article aria-labelledby={heading} className={clsx('grid min-w-0', className)}>
      <Card className="flex min-w-0 flex-col gap-4">
        <div className="flex items-start gap-3.5">
          <span
            aria-hidden
            className={clsx(
              'grid size-11 shrink-0 place-items-center rounded-field [&_svg]:size-5.5',
              badge?.tone === 'win' ? 'bg-win-soft text-win' : 'bg-brand-soft text-brand-text',
            )}
          >
            {icon}
          </span>
          <div className="min-w-0 flex-1">
            <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <h3 id={heading} className="text-base">
                {title}
              </h3>
              {badge && <Badge tone={badge.tone}>{badge.text}</Badge>}
              {badge === undefined && <Skeleton className="h-6 w-16" />}
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
