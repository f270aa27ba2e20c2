import { Button } from '@croupier/ui/buttons/Button.tsx';
import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Coins, Minus, Plus } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { call } from '../../../shared/api/call.ts';
import { pointsRewardQuery } from '../../../shared/loyalty/loyalty.queries.ts';
import { useClassName } from '../../../shared/loyalty/use-class-name.ts';
import { usePointsText } from '../../../shared/loyalty/use-points-text.ts';

const PAGE = 30;

/** What today’s play has brought, by kind of game. */
function TodayByClass() {
  const t = useTranslations('loyalty.details');
  const format = useFormat();
  const { plain } = usePointsText();
  const className = useClassName();
  const { data } = useQuery(pointsRewardQuery);
  const rows = (data?.classes ?? []).filter(({ validBet }) => validBet > 0n);
  if (rows.length === 0) return null;
  const most = rows.reduce((max, { points }) => (points > max ? points : max), 1n);
  return (
    <Card className="mb-4">
      <h2 className="mb-3 text-base">{t('todayTitle')}</h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {rows.map(({ class: of, validBet, points }) => (
          <li key={of} className="text-sm">
            <span className="flex items-baseline justify-between gap-3">
              <span className="font-semibold text-text">{className(of)}</span>
              <span className="numeric font-bold text-win">+{plain(points)}</span>
            </span>
            <span className="mt-1 block h-1.5 overflow-hidden rounded-pill bg-surface-4">
              <span
                className="block h-full rounded-pill bg-brand"
                style={{ width: `${Number((points * 100n) / most)}%` }}
              />
            </span>
            <span className="numeric mt-1 block text-xs text-subtle">
              {t('stake', { amount: format.amount(validBet) })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Every movement of points, newest first. */
export function DetailsPanel() {
  const t = useTranslations('loyalty.details');
  const codes = useTranslations('transferCodes');
  const format = useFormat();
  const { plain, points } = usePointsText();
  const query = useInfiniteQuery({
    queryKey: ['points.transactions'],
    queryFn: ({ pageParam: pageNum, signal }) =>
      call('points.transactions', { query: { pageNum, pageSize: PAGE } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ pageNum, totalPages }) => (pageNum < totalPages ? pageNum + 1 : undefined),
    staleTime: 0,
  });
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      <TodayByClass />
      {query.isLoadingError && <QueryProblem query={query} />}
      {query.isPending && <Skeleton className="h-72 rounded-card" />}
      {query.data && (
        <Card padding="none">
          {items.length === 0 && (
            <EmptyState
              icon={<Coins />}
              title={t('empty')}
              text={t('emptyText')}
              action={
                <Link to={paths.gameCenter()} className={buttonClass({ variant: 'primary' })}>
                  {t('play')}
                </Link>
              }
            />
          )}
          <ul>
            {items.map(({ transferId, at, code, amount, balanceAfter }) => (
              <li
                key={transferId}
                className="flex items-center gap-3 border-t border-line px-4 py-3 first:border-0 sm:px-5"
              >
                <span
                  aria-hidden
                  className={clsx(
                    'grid size-8 shrink-0 place-items-center rounded-tile [&_svg]:size-4',
                    amount > 0n ? 'bg-win-soft text-win' : 'bg-surface-3 text-muted',
                  )}
                >
                  {amount > 0n ? <Plus /> : <Minus />}
                </span>
                <span className="min-w-0 flex-1">
                  <span className="block truncate text-sm font-semibold text-text">{codes(code)}</span>
                  <span className="block text-xs text-subtle">{format.instant(at)}</span>
                </span>
                <span className="shrink-0 text-right">
                  <span className={clsx('numeric block font-bold', amount > 0n ? 'text-win' : 'text-text')}>
                    {amount > 0n ? `+${plain(amount)}` : `−${plain(-amount)}`}
                  </span>
                  <span className="numeric block text-xs text-subtle">
                    {t('balance', { points: points(balanceAfter) })}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {query.hasNextPage && (
        <div className="mt-4 text-center">
          <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  );
}
