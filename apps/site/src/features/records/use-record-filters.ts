import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { readFilters, writeFilters, type RecordFilters } from './record-filters.ts';

export type FilterState = {
  filters: RecordFilters;
  change: (change: Partial<RecordFilters>) => void;
  clear: () => void;
  /** Whether anything narrows the list beyond the usual period. */
  isNarrowed: boolean;
};

/** Filters live in the address, so that reload, bookmarks and Back keep them. */
export function useRecordFilters(): FilterState {
  const [search, setSearch] = useSearchParams();
  const filters = readFilters(search);
  const change = useCallback(
    (wanted: Partial<RecordFilters>) =>
      setSearch((before) => writeFilters(readFilters(before), wanted), {
        // A page turned can be turned back with the browser; a filter tried out need not be gone through again.
        replace: wanted.page === undefined,
        preventScrollReset: wanted.page === undefined,
      }),
    [setSearch],
  );
  const clear = useCallback(() => setSearch(new URLSearchParams(), { replace: true }), [setSearch]);
  return { filters, change, clear, isNarrowed: search.size > 0 };
}
