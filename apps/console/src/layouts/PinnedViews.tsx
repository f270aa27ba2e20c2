import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Pin } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../paths.ts';
import { useLiveChanges } from '../shared/live/use-live-changes.ts';
import { useConsoleFormat } from '../shared/use-console-format.ts';
import { viewCountsQuery, viewsQuery } from '../shared/views/views.queries.ts';
import { viewSearch } from '../shared/views/view-search.ts';

/** The server counts no more often. */
const PAUSE_MILLISECONDS = 5_000;

const PATHS: Readonly<Record<string, string>> = {
  members: paths.members(),
  rounds: paths.rounds(),
  audit: paths.audit(),
};

/** The pinned views of one section with their counts. */
export function PinnedViews({
  path,
  isNarrow,
  onFollow,
}: {
  path: string;
  isNarrow: boolean;
  onFollow?: (() => void) | undefined;
}) {
  const t = useTranslations('console.views');
  const format = useConsoleFormat();
  const { pathname, search } = useLocation();
  const { data: views = [] } = useQuery(viewsQuery);
  const pinned = views.filter(({ isPinned, list }) => isPinned && PATHS[list] === path);
  const {
    data: counts = [],
    refetch,
    isFetching,
    dataUpdatedAt,
  } = useQuery({ ...viewCountsQuery, enabled: pinned.length > 0 });
  const recount = ({ what }: { what: string }): void => {
    const isOld = Date.now() - dataUpdatedAt > PAUSE_MILLISECONDS;
    if (what === 'row' && pinned.length > 0 && isOld && !isFetching) void refetch();
  };
  useLiveChanges('members', recount);
  useLiveChanges('rounds', recount);
  useLiveChanges('audit', recount);
  if (pinned.length === 0 || isNarrow) return null;
  const current = viewSearch(new URLSearchParams(search));
  return (
    <ul aria-label={t('title')} className="mb-1 grid gap-0.5 max-lg:hidden">
      {pinned.map((view) => {
        const count = counts.find(({ id }) => id === view.id);
        const isCurrent = pathname === path && current === view.search;
        return (
          <li key={view.id}>
            <Link
              to={`${path}?${view.search}`}
              aria-current={isCurrent ? 'page' : undefined}
              onClick={onFollow}
              className={clsx(
                'flex min-h-9 items-center gap-2 rounded-field py-1 pr-3.5 pl-6 text-sm no-underline hover:bg-surface-3',
                isCurrent ? 'text-brand-text' : 'text-muted',
              )}
            >
              <Pin aria-hidden className="size-3.5 shrink-0" />
              <span className="min-w-0 flex-1 truncate">{view.name}</span>
              {count && (
                <span className="numeric text-xs text-subtle">
                  {format.number(count.count)}
                  {!count.isCountExact && '+'}
                </span>
              )}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
