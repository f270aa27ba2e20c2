import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** Who is signed in, and whether a second factor has to be set up first. */
export const meQuery = queryOptions({
  queryKey: ['console.me'],
  queryFn: ({ signal }) => call('console.me', {}, { signal }),
});

export const factorsQuery = queryOptions({
  queryKey: ['factors.state'],
  queryFn: ({ signal }) => call('factors.state', {}, { signal }),
});

export const sessionsQuery = queryOptions({
  queryKey: ['console.sessions'],
  queryFn: ({ signal }) => call('console.sessions', {}, { signal }),
});
