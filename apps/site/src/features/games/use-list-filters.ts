import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { readFilters, writeFilters, type ListFilters } from './list-filters.ts';

/** Filters live in the address, so that a reload, a bookmark and the way back keep them. */
export function useListFilters() {
  const [search, setSearch] = useSearchParams();
  const change = useCallback(
    (wanted: Partial<ListFilters>) =>
      setSearch((before) => writeFilters({ ...readFilters(before), ...wanted }), {
        // A filter tried out need not be gone through again on the way back.
        replace: true,
        preventScrollReset: true,
      }),
    [setSearch],
  );
  const filters = readFilters(search);
  return { filters, change, isNarrowed: Boolean(filters.vendor) || filters.type !== 'ALL' };
}
