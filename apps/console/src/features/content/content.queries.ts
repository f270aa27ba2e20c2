import type { ContentKind } from '@croupier/contract/engagement/content-items.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/call.ts';

/** The beginning of the keys of everything that a change of an item may have changed. */
export const CONTENT_LISTS = ['contentItems.list'] as const;
export const CONTENT_VERSIONS = ['contentItems.versions'] as const;

export type ContentKey = { merchantCode: string; id: string };

export const contentListQuery = (merchantCode: string, kind: ContentKind, archived = false) =>
  queryOptions({
    queryKey: [...CONTENT_LISTS, merchantCode, kind, archived],
    queryFn: ({ signal }) =>
      call(
        'contentItems.list',
        { params: { merchantCode }, query: { kind, archived: archived ? '1' : undefined } },
        { signal },
      ),
    // Other operators write as well.
    staleTime: 0,
  });

export const contentItemQuery = ({ merchantCode, id }: ContentKey) =>
  queryOptions({
    queryKey: ['contentItems.get', merchantCode, id],
    queryFn: ({ signal }) => call('contentItems.get', { params: { merchantCode, id } }, { signal }),
    // The form keeps what it has loaded; a newer version is told of by the server when it is saved.
    staleTime: 0,
    refetchOnWindowFocus: false,
  });

export const contentVersionsQuery = ({ merchantCode, id }: ContentKey) =>
  queryOptions({
    queryKey: [...CONTENT_VERSIONS, merchantCode, id],
    queryFn: ({ signal }) => call('contentItems.versions', { params: { merchantCode, id } }, { signal }),
    staleTime: 0,
  });

/** A version never changes. */
export const contentVersionQuery = ({ merchantCode, id }: ContentKey, number: number) =>
  queryOptions({
    queryKey: ['contentItems.version', merchantCode, id, number],
    queryFn: ({ signal }) =>
      call('contentItems.version', { params: { merchantCode, id, number } }, { signal }),
    staleTime: Infinity,
    enabled: number > 0,
  });

export const sanitizedQuery = (merchantCode: string, html: string) =>
  queryOptions({
    queryKey: ['contentItems.sanitize', merchantCode, html],
    queryFn: ({ signal }) =>
      call('contentItems.sanitize', { params: { merchantCode }, body: { html } }, { signal }),
    staleTime: Infinity,
    gcTime: 60_000,
  });
