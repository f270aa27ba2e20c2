import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { readFilters, writeFilters, type ListFilters } from './list-filters.ts';

/** Filters live in the address, so that reload, bookmarks and Back keep them. */
export function useListFilters() {
  const [search, setSearch] = useSearchParams();
  const change = useCallback(
    (wanted: Partial<ListFilters>) =>
      setSearch((before) => writeFilters({ ...readFilters(before), ...wanted }), {
        // Replaces the entry, so that Back does not step through every filter.
        replace: true,
        preventScrollReset: true,
      }),
    [setSearch],
  );
  const filters = readFilters(search);
  return { filters, change, isNarrowed: Boolean(filters.vendor) || filters.type !== 'ALL' };
}
