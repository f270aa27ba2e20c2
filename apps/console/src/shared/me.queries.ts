import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** The signed-in operator, and whether a second factor has to be set up first. */
export const meQuery = queryOptions({
  queryKey: ['console.me'],
  queryFn: ({ signal }) => call('console.me', {}, { signal }),
});
