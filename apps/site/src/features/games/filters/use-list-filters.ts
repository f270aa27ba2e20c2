import type { GameMenu } from '@croupier/contract/games/catalogue.ts';
import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { readFilters, writeFilters, type ListFilters } from './list-filters.ts';

/** A change, or how to make it from the filters as they are by then. */
export type FilterChange = Partial<ListFilters> | ((latest: ListFilters) => Partial<ListFilters>);

/** Filters live in the address, so that reload, bookmarks and Back keep them. */
export function useListFilters(vendors: GameMenu['vendors']) {
  const [search, setSearch] = useSearchParams();
  const filters = readFilters(search, vendors);
  // A second change may come before the address shows the first one.
  const latest = useRef(filters);
  useEffect(() => {
    latest.current = readFilters(search, vendors);
  }, [search, vendors]);
  const change = useCallback(
    (wanted: FilterChange) => {
      const part = typeof wanted === 'function' ? wanted(latest.current) : wanted;
      latest.current = { ...latest.current, ...part };
      setSearch(writeFilters(latest.current), {
        // Replaces the entry, so that Back does not step through every filter.
        replace: true,
        preventScrollReset: true,
      });
    },
    [setSearch],
  );
  return {
    filters,
    change,
    isNarrowed: filters.vendors.length > 0 || filters.type !== 'ALL' || filters.playable !== 'ANY',
  };
}
