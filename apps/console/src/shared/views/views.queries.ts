import { queryOptions } from '@tanstack/react-query';
import { call } from '../call.ts';

/** The operator's views of all lists, and those of the operator's roles. */
export const viewsQuery = queryOptions({
  queryKey: ['views.list'],
  queryFn: ({ signal }) => call('views.list', {}, { signal }),
});

/** How many rows the pinned views have. */
export const viewCountsQuery = queryOptions({
  queryKey: ['views.counts'],
  queryFn: ({ signal }) => call('views.counts', {}, { signal }),
});

export const listSettingsQuery = queryOptions({
  queryKey: ['views.settings'],
  queryFn: ({ signal }) => call('views.settings', {}, { signal }),
  staleTime: Infinity,
});
