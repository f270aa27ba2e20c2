import { REDEMPTION_STATES, type RedemptionState } from '@croupier/contract/loyalty/mall.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { Chip } from '@croupier/ui/layout/Chip.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { PackageOpen } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/api/call.ts';
import { RedemptionCard } from './RedemptionCard.tsx';

const PAGE = 20;
const STATES = ['all', ...REDEMPTION_STATES] as const;

/** What the member redeemed and was given, with its state. */
export function HistoryPanel({ onBrowse }: { onBrowse: () => void }) {
  const t = useTranslations('loyalty.history');
  const [state, setState] = useState<'all' | RedemptionState>('all');
  const query = useInfiniteQuery({
    queryKey: ['mall.redeems', state],
    queryFn: ({ pageParam, signal }) => {
      const filters = { ...(state !== 'all' && { state }), ...(pageParam && { after: pageParam }) };
      return call('mall.redeems', { query: { limit: PAGE, ...filters } }, { signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      <fieldset aria-label={t('label')} className="mb-4 flex flex-wrap gap-2">
        {STATES.map((each) => (
          <Chip key={each} selected={each === state} onClick={() => setState(each)}>
            {each === 'all' ? t('all') : t(`state.${each}`)}
          </Chip>
        ))}
      </fieldset>
      {query.isLoadingError && <QueryProblem query={query} />}
      {query.isPending && <Skeleton className="h-72 rounded-card" />}
      {query.data && items.length === 0 && (
        <Card padding="none">
          <EmptyState
            icon={<PackageOpen />}
            title={t('empty')}
            text={t('emptyText')}
            action={
              <Button variant="primary" onClick={onBrowse}>
                {t('browse')}
              </Button>
            }
          />
        </Card>
      )}
      <ul className="grid gap-3">
        {items.map((redemption) => (
          <li key={redemption.id}>
            <RedemptionCard redemption={redemption} />
          </li>
        ))}
      </ul>
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
