import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { tablesQuery } from '../../../shared/vendors/vendors.queries.ts';
import { TableCard } from './TableCard.tsx';

/** Two rows on the widest screens, so that the titles below stay within reach. */
const FIRST = 8;
const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
/** Of a card with a road of results, and of one with seats. */
const HEIGHTS = { tables: 'h-36', rooms: 'h-34' } as const;
const SHORT =
  'max-sm:[&>:nth-child(n+4)]:hidden sm:max-xl:[&>:nth-child(n+5)]:hidden xl:max-2xl:[&>:nth-child(n+7)]:hidden';

/** Live tables or rooms as their vendors report them, above the games of the category. */
export function TableList({ kind }: { kind: 'tables' | 'rooms' }) {
  const t = useTranslations();
  const [isLong, setLong] = useState(false);
  const { data: tables, isPending } = useQuery(tablesQuery(kind));
  // Without an answer the games below are still there.
  if (!isPending && (!tables || tables.length === 0)) return null;
  return (
    <section aria-labelledby={`${kind}-title`} className="mb-8">
      <div className="mb-1.5 flex min-h-9 items-center justify-between gap-3">
        <h2 id={`${kind}-title`} className="text-lg sm:text-xl">
          {t(`play.tables.${kind}`)}
        </h2>
        {tables && tables.length > FIRST && !isLong && (
          <Button variant="ghost" size="sm" onClick={() => setLong(true)}>
            {t('home.seeAll')}
          </Button>
        )}
      </div>
      <div
        className={clsx(
          'grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 xl:grid-cols-3 2xl:grid-cols-4',
          !isLong && SHORT,
        )}
      >
        {tables
          ? tables
              .slice(0, isLong ? undefined : FIRST)
              .map((table) => <TableCard key={table.nodeId} table={table} />)
          : PLACES.map((place) => <Skeleton key={place} className={clsx('rounded-card!', HEIGHTS[kind])} />)}
      </div>
    </section>
  );
}
