import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/call.ts';

export const mediaQuery = (merchantCode: string) =>
  queryOptions({
    queryKey: ['contentMedia.list', merchantCode],
    queryFn: ({ signal }) => call('contentMedia.list', { params: { merchantCode } }, { signal }),
  });
