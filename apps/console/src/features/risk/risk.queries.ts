import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/call.ts';

export type Ref = { merchantCode: string; id: string };

export const caseQuery = (params: Ref) =>
  queryOptions({
    queryKey: ['cases', params.merchantCode, params.id],
    queryFn: ({ signal }) => call('cases.get', { params }, { signal }),
  });

/** Every load is recorded as a view, so that it is not repeated by itself. */
export const documentQuery = (params: Ref) =>
  queryOptions({
    queryKey: ['documents', params.merchantCode, params.id],
    queryFn: ({ signal }) => call('documents.get', { params }, { signal }),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** The picture as a `blob:` address; the session is needed to load it. */
export const pictureQuery = (params: Ref & { fileId: string }) =>
  queryOptions({
    queryKey: ['documents.picture', params.merchantCode, params.id, params.fileId],
    queryFn: async ({ signal }) =>
      URL.createObjectURL((await call('documents.picture', { params }, { signal })) as Blob),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const identityRulesQuery = (merchantCode: string) =>
  queryOptions({
    queryKey: ['identityRules', merchantCode],
    queryFn: ({ signal }) => call('identityRules.get', { params: { merchantCode } }, { signal }),
    staleTime: 0,
  });

export const rulesQuery = (merchantCode: string) =>
  queryOptions({
    queryKey: ['riskRules', merchantCode],
    queryFn: ({ signal }) => call('riskRules.get', { params: { merchantCode } }, { signal }),
  });
