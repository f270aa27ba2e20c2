import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/call.ts';
import { fileKey, type MemberRef } from './member-file.queries.ts';

export const memberProtectionQuery = (params: MemberRef) =>
  queryOptions({
    queryKey: [...fileKey(params), 'protection'],
    queryFn: ({ signal }) => call('protectionControl.member', { params }, { signal }),
  });
