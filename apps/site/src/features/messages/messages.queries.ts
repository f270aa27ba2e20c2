import type { Message } from '@croupier/contract/engagement/messages.ts';
import { UNREAD_KEY } from '@croupier/web/realtime/unread.ts';
import { useLanguage } from '@croupier/web/preferences/use-language.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '../../shared/api/call.ts';
import { withRead } from './inbox.ts';

const PAGE_SIZE = 20;
const LIST_KEY = ['messages.list'] as const;
type Page = { items: Message[]; pageNum: number; totalPages: number; totalItems: number };

/** A page of the inbox, refetched when a message arrives. */
export function useInbox(pageNum: number, unread: number) {
  const language = useLanguage();
  const list = useQuery({
    // Notices come in the reader's language, which the server reads from the cookie.
    queryKey: [...LIST_KEY, { pageNum, language }],
    queryFn: ({ signal }): Promise<Page> =>
      call('messages.list', { query: { pageNum, pageSize: PAGE_SIZE } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const seen = useRef(unread);
  const { refetch } = list;
  useEffect(() => {
    if (unread > seen.current) void refetch();
    seen.current = unread;
  }, [unread, refetch]);
  return list;
}

/** Message actions; each answer includes the new unread count. */
export function useInboxActions() {
  const queryClient = useQueryClient();
  const markRead = useMutation({
    mutationFn: (ids?: string[]) => call('messages.read', { body: ids ? { ids } : {} }),
    onSuccess: (count, ids) => {
      queryClient.setQueryData(UNREAD_KEY, count);
      queryClient.setQueriesData<Page>({ queryKey: LIST_KEY }, (page) => page && withRead(page, ids));
    },
  });
  const remove = useMutation({
    mutationFn: (id: string) => call('messages.remove', { params: { id } }),
    onSuccess: (count) => queryClient.setQueryData(UNREAD_KEY, count),
    onSettled: () => queryClient.invalidateQueries({ queryKey: LIST_KEY }),
  });
  return { markRead, remove };
}
