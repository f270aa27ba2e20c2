import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { readFilters, writeFilters, type ListFilters } from './list-filters.ts';

/** Filters live in the address, so that reload, bookmarks and Back keep them. */
export function useListFilters() {
  const [search, setSearch] = useSearchParams();
  const filters = readFilters(search);
  // A second change may come before the address shows the first one.
  const latest = useRef(filters);
  useEffect(() => {
    latest.current = readFilters(search);
  }, [search]);
  const change = useCallback(
    (wanted: Partial<ListFilters>) => {
      latest.current = { ...latest.current, ...wanted };
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
    isNarrowed: Boolean(filters.vendor) || filters.type !== 'ALL' || filters.playable !== 'ANY',
  };
}
