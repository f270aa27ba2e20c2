import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Chip } from '@croupier/ui/layout/Chip.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  goodsQuery,
  pointsBalanceQuery,
  pointsConfigQuery,
  type Goods,
} from '../../../shared/loyalty/loyalty.queries.ts';
import { GoodCard } from './GoodCard.tsx';
import { GoodDialog } from './GoodDialog.tsx';
import { obstacleTo, type Member } from './reach.ts';

const FILTERS = ['all', 'reach', 'article', 'voucher'] as const;
type Filter = (typeof FILTERS)[number];

const GRID = 'grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4 xl:grid-cols-5';

const matches = (filter: Filter, good: Goods[number], member: Member): boolean => {
  if (filter === 'all') return true;
  if (filter === 'reach') return obstacleTo(good, member) === undefined;
  return good.kind === filter;
};

/** What can be had for points. */
export function GoodsPanel({ onExchange }: { onExchange: () => void }) {
  const t = useTranslations('loyalty');
  const query = useQuery(goodsQuery);
  const { data: balance } = useQuery(pointsBalanceQuery);
  const { data: config } = useQuery(pointsConfigQuery);
  const [filter, setFilter] = useState<Filter>('all');
  const [openId, setOpenId] = useState<string>();
  const member = { points: balance?.points ?? 0n, level: balance?.level ?? 0 };
  const goods = query.data?.goods ?? [];
  const shown = goods.filter((good) => matches(filter, good, member));
  const open = goods.find(({ id }) => id === openId);
  const levelName = (level: number): string =>
    config?.levels.find((row) => row.level === level)?.name ?? t('level', { level: String(level) });
  return (
    <>
      <fieldset aria-label={t('filter.label')} className="mb-4 flex flex-wrap gap-2">
        {FILTERS.map((each) => (
          <Chip key={each} selected={filter === each} onClick={() => setFilter(each)}>
            {t(`filter.${each}`)}
          </Chip>
        ))}
      </fieldset>
      {query.isLoadingError && <QueryProblem query={query} />}
      {query.isPending && (
        <div className={GRID}>
          {Array.from({ length: 10 }, (_, index) => (
            <Skeleton key={index} className="h-66 rounded-card" />
          ))}
        </div>
      )}
      {query.data && shown.length === 0 && (
        <EmptyState
          icon={<Gift />}
          title={t('good.empty')}
          text={t('good.emptyText')}
          action={
            filter === 'all' ? (
              <Button variant="primary" onClick={onExchange}>
                {t('tab.exchange')}
              </Button>
            ) : (
              <Button onClick={() => setFilter('all')}>{t('good.showAll')}</Button>
            )
          }
        />
      )}
      <ul className={GRID}>
        {shown.map((good) => (
          <li key={good.id}>
            <GoodCard {...{ good, member, levelName }} onOpen={() => setOpenId(good.id)} />
          </li>
        ))}
      </ul>
      {open && (
        <GoodDialog good={open} member={member} levelName={levelName} onClose={() => setOpenId(undefined)} />
      )}
    </>
  );
}
