import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

export type CardRowProps = {
  icon: ReactNode;
  title: ReactNode;
  notes: ReactNode;
  aside?: ReactNode;
};

/** One of a list in a card: on phones what can be done stands at the end of its lines. */
export const CardRow = ({ icon, title, notes, aside }: CardRowProps) => (
  <li className="flex items-center gap-3 border-t border-line py-3 first:border-0 first:pt-0 last:pb-0">
    <span
      aria-hidden
      className="grid size-9 shrink-0 place-items-center rounded-field bg-surface-3 text-muted [&_svg]:size-4.5"
    >
      {icon}
    </span>
    <div className="min-w-0 flex-1">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm font-semibold wrap-anywhere text-text">
        {title}
      </p>
      <p className="numeric mt-0.5 text-xs wrap-anywhere text-subtle">{notes}</p>
    </div>
    {aside && <div className="shrink-0">{aside}</div>}
  </li>
);

export type CardListProps = {
  label: string;
  query: UseQueryResult<readonly unknown[]>;
  empty: string;
  /** The rows. */
  children: ReactNode;
};

/** A list in a card with its three other faces: on its way, empty, not to be had. */
export function CardList({ label, query, empty, children }: CardListProps) {
  const t = useTranslations('common');
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = query;
  if (data && data.length === 0) return <p className="text-sm text-subtle">{empty}</p>;
  if (data)
    return (
      <ul aria-label={label} className="min-w-0">
        {children}
      </ul>
    );
  if (error)
    return (
      <div
        role="alert"
        className="flex flex-wrap items-center justify-between gap-3 rounded-field bg-lose-soft p-3"
      >
        <p className="text-sm text-lose">{errorText(error)}</p>
        <Button size="sm" icon={<RotateCw />} loading={isFetching} onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </div>
    );
  return (
    <div aria-busy className="flex flex-col gap-3">
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
    </div>
  );
}
