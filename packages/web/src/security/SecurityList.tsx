import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../client/use-error-text.ts';

export type SecurityRowProps = {
  icon: ReactNode;
  title: ReactNode;
  notes: ReactNode;
  action?: ReactNode;
};

/** A passkey, a device or an address in its card. */
export const SecurityRow = ({ icon, title, notes, action }: SecurityRowProps) => (
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
    {action && <div className="shrink-0">{action}</div>}
  </li>
);

export type SecurityListProps = {
  label: string;
  query: UseQueryResult<readonly unknown[]>;
  empty: string;
  /** The rows. */
  children: ReactNode;
};

/** The list in a card, or what is shown while it loads, when it is empty and when it failed. */
export function SecurityList({ label, query, empty, children }: SecurityListProps) {
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
