import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/call.ts';

export const sitesQuery = queryOptions({
  queryKey: ['sites.list'],
  queryFn: ({ signal }) => call('sites.list', {}, { signal }),
});
