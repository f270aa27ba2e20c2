import { clsx } from 'clsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../paths.ts';
import { useLiveChanges } from '../shared/live/use-live-changes.ts';
import { waitingQuery } from '../shared/permissions/approvals.queries.ts';
import { useMerchants } from '../shared/permissions/use-merchants.ts';
import { usePermissions } from '../shared/permissions/use-permissions.ts';
import { queuesQuery, waitingIn } from './queue-counts.ts';
import { PinnedViews } from './PinnedViews.tsx';
import { SECTIONS, sectionOf } from './sections.ts';

/** The number of requests waiting for the operator. */
function useRequests(): { count: number; isMore: boolean } {
  const { may } = usePermissions();
  const { isShown } = useMerchants();
  const { data } = useQuery({ ...waitingQuery, enabled: may('approvals.decide') });
  const items = data?.items ?? [];
  return {
    count: items.filter(({ merchantCode }) => merchantCode === '' || isShown(merchantCode)).length,
    isMore: (data?.next ?? null) !== null,
  };
}

/** What waits in the queues of a section. */
function useQueues(path: string): { count: number; isMore: boolean } {
  const { may } = usePermissions();
  const { isShown } = useMerchants();
  const { data = [] } = useQuery({
    ...queuesQuery,
    enabled: may('overview.view') && may('payments.view'),
  });
  return { count: waitingIn(path, data, isShown), isMore: false };
}

/** The server counts no more often. */
const RECOUNT_MILLISECONDS = 5_000;

/** Counts again when a row of a queue has changed. */
function useQueueChanges(): void {
  const queryClient = useQueryClient();
  const recount = ({ what }: { what: string }): void => {
    const state = queryClient.getQueryState(queuesQuery.queryKey);
    const isOld = Date.now() - (state?.dataUpdatedAt ?? 0) > RECOUNT_MILLISECONDS;
    if (what === 'row' && isOld) void queryClient.invalidateQueries(queuesQuery);
  };
  useLiveChanges('deposits', recount);
  useLiveChanges('movements', recount);
  useLiveChanges('withdrawals', recount);
  useLiveChanges('payouts', recount);
}

type WaitingProps = { isNarrow: boolean; waiting: { count: number; isMore: boolean }; text: string };

function Waiting({ isNarrow, waiting: { count, isMore }, text }: WaitingProps) {
  if (count === 0) return null;
  return (
    <span
      title={text}
      className={clsx(
        'numeric grid h-5 min-w-5 place-items-center rounded-pill bg-accent px-1.5 text-2xs font-bold text-accent-ink',
        isNarrow ? 'absolute top-1 right-1' : 'ml-auto max-lg:absolute max-lg:top-1 max-lg:right-1',
      )}
    >
      <span aria-hidden>
        {count}
        {isMore && '+'}
      </span>
      <span className="sr-only">{text}</span>
    </span>
  );
}

function WaitingRequests({ isNarrow }: { isNarrow: boolean }) {
  const t = useTranslations('console.inbox');
  const waiting = useRequests();
  return <Waiting {...{ isNarrow, waiting }} text={t('waiting', { count: waiting.count })} />;
}

function WaitingInQueues({ path, isNarrow }: { path: string; isNarrow: boolean }) {
  const t = useTranslations('console.today');
  const waiting = useQueues(path);
  return <Waiting {...{ isNarrow, waiting }} text={t('waitingHere', { count: waiting.count })} />;
}

export type RailProps = {
  /** `narrow`: icons only; `auto`: icons only if there is little room; `wide`: always with labels. */
  width: 'narrow' | 'auto' | 'wide';
  onFollow?: () => void;
};

/** The sections that the operator may open. */
export function Rail({ width, onFollow }: RailProps) {
  const t = useTranslations('console');
  const { may } = usePermissions();
  const { search } = useMerchants();
  useQueueChanges();
  const current = sectionOf(useLocation().pathname)?.path;
  const hidden = { narrow: 'sr-only', auto: 'max-lg:sr-only', wide: '' }[width];
  return (
    <nav aria-label={t('sections')} className="grid gap-1">
      {SECTIONS.filter(({ permission }) => may(permission)).map(({ path, label, icon: Icon }) => (
        <div key={path}>
          <Link
            to={`${path}${search}`}
            aria-current={path === current ? 'page' : undefined}
            title={t(label)}
            onClick={onFollow}
            className={clsx(
              'relative flex h-11 items-center gap-3 rounded-field px-3.5 text-sm font-semibold no-underline hover:bg-surface-3',
              path === current ? 'bg-brand-soft text-brand-text' : 'text-muted',
            )}
          >
            <Icon aria-hidden className="size-4.5 shrink-0" />
            <span className={hidden}>{t(label)}</span>
            {path === paths.inbox() && <WaitingRequests isNarrow={width === 'narrow'} />}
            {(path === paths.deposits() || path === paths.withdrawalDesk()) && (
              <WaitingInQueues path={path} isNarrow={width === 'narrow'} />
            )}
          </Link>
          <PinnedViews path={path} isNarrow={width === 'narrow'} onFollow={onFollow} />
        </div>
      ))}
    </nav>
  );
}
