import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { tablesQuery } from '../../../shared/vendors/vendors.queries.ts';
import { TableCard } from './TableCard.tsx';

const PLACES = ['a', 'b', 'c', 'd'];

/** Live tables or rooms as their vendors report them, above the games of the category. */
export function TableList({ kind }: { kind: 'tables' | 'rooms' }) {
  const t = useTranslations('play.tables');
  const { data, isPending } = useQuery(tablesQuery(kind));
  // Without an answer the games below are still there.
  if (!isPending && (!data || data.length === 0)) return null;
  // Where somebody can sit down comes first.
  const tables = data?.toSorted((a, b) => Number(b.open) - Number(a.open) || b.players - a.players);
  return (
    <section aria-labelledby={`${kind}-title`} className="mb-8">
      <h2 id={`${kind}-title`} className="mb-3 text-xl">
        {t(kind)}
      </h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 xl:grid-cols-3 2xl:grid-cols-4">
        {tables
          ? tables.map((table) => <TableCard key={table.nodeId} table={table} />)
          : PLACES.map((place) => <Skeleton key={place} className="h-62 rounded-card!" />)}
      </div>
    </section>
  );
}
