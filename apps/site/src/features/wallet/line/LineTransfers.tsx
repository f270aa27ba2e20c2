import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowDownToLine, ArrowUpToLine } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/api/call.ts';

const PAGE_SIZE = 20;

/** Transfers within the line, sent and received. */
export function LineTransfers() {
  const t = useTranslations('agent.transfer');
  const lists = useTranslations('lists');
  const format = useFormat();
  const query = useInfiniteQuery({
    queryKey: ['lineTransfers.list'],
    queryFn: ({ pageParam, signal }) =>
      call(
        'lineTransfers.list',
        { query: { limit: PAGE_SIZE, ...(pageParam && { after: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });
  const transfers = query.data?.pages.flatMap(({ items }) => items) ?? [];
  if (transfers.length === 0) return null;
  return (
    <section>
      <h2 className="mb-3 text-lg">{t('history')}</h2>
      <Card padding="none">
        <ul>
          {transfers.map(({ id, isSent, direction, otherName, amount, at }) => {
            const Icon = direction === 'up' ? ArrowUpToLine : ArrowDownToLine;
            return (
              <li key={id} className="flex items-center gap-3 border-t border-line px-4 py-3 first:border-0">
                <Icon aria-hidden className="size-5 shrink-0 text-subtle" />
                <span className="min-w-0 flex-1">
                  <span className="block truncate text-sm font-semibold text-text">
                    {t(isSent ? 'sentTo' : 'receivedFrom', { name: otherName })}
                  </span>
                  <span className="numeric block text-xs text-subtle">{format.instant(at)}</span>
                </span>
                <span className={`numeric shrink-0 font-semibold ${isSent ? 'text-text' : 'text-win'}`}>
                  {format.amount(isSent ? -amount : amount, { sign: 'always' })}
                </span>
              </li>
            );
          })}
        </ul>
      </Card>
      {query.hasNextPage && (
        <Button
          className="mx-auto mt-4 flex!"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {lists('more')}
        </Button>
      )}
    </section>
  );
}
