import type { AnyList, ItemOf, ListPage, QueryOf } from '@croupier/contract/lists/define-list.ts';
import { isLiveList } from '@croupier/contract/console-realtime.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { liveKey, type LiveRow } from '../live/merge-rows.ts';
import { useLiveRows } from '../live/use-live-rows.ts';
import { useMerchants } from '../permissions/use-merchants.ts';
import { readAddress, sortText, withPage } from './list-address.ts';
import type { ListPageProps } from './list-types.ts';

/** The key of every query of a list, for those who know that it changed. */
export const listKey = (listId: string): readonly unknown[] => ['list', listId];

/** The state of a list, which is in the address, and its rows. */
export function useListPage<L extends AnyList>({
  list,
  load,
  merchantCode,
}: Pick<ListPageProps<L>, 'list' | 'load' | 'merchantCode'>) {
  const [search, setSearch] = useSearchParams();
  const { chosen } = useMerchants();
  const address = readAddress(list, search);
  const merchants = chosen.map((merchant) => merchant.merchantCode);
  const isOfMany = merchantCode === undefined;
  const query = { ...address.query, ...(isOfMany && merchants.length > 0 && { merchants }) };
  const queryClient = useQueryClient();
  const queryKey = [...listKey(list.id), { merchantCode, query }];
  const liveList = isLiveList(list.id) ? list.id : undefined;
  const page = useQuery({
    queryKey,
    // The filters were decoded by the list's own schemas.
    queryFn: ({ signal }) => load(query as QueryOf<L>, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    // The socket announces changes; the rows on the screen must not move.
    refetchOnWindowFocus: liveList === undefined,
  });
  const items: ReadonlyArray<ItemOf<L>> = page.data?.items ?? [];
  const live = useLiveRows({
    list: liveList,
    scope: JSON.stringify([
      address.filters,
      address.sort,
      merchants,
      merchantCode,
      search.get('after'),
      search.get('before'),
    ]),
    shown: items as ReadonlyArray<ItemOf<L> & LiveRow>,
    fetchNow: async () =>
      (await load(query as QueryOf<L>, new AbortController().signal)).items as Array<ItemOf<L> & LiveRow>,
    replace: (changed) =>
      queryClient.setQueryData<ListPage<ItemOf<L>>>(
        queryKey,
        (before) =>
          before && {
            ...before,
            items: before.items.map((item) => changed.get(liveKey(item as LiveRow)) ?? item),
          },
      ),
    reload: () => void page.refetch(),
  });
  const go = (change: (before: URLSearchParams) => URLSearchParams, how: { replace?: boolean } = {}): void =>
    setSearch(change, { replace: how.replace ?? false, preventScrollReset: true });
  const turning = (cursor: Parameters<typeof withPage>[1]) => (): void =>
    go((before) => withPage(before, cursor));
  const { next = null, previous = null } = page.data ?? {};
  return {
    ...address,
    search,
    page,
    items,
    live,
    /** The selection as texts, for a file. */
    exportQuery: {
      ...address.filters,
      sort: sortText(address.sort),
      ...(isOfMany && merchants.length > 0 && { merchants: merchants.join(',') }),
    } as Readonly<Record<string, string>>,
    isFirstPage: !search.has('after') && !search.has('before'),
    /** Changes when other rows are meant: another filter, order or merchant. */
    selectionKey: JSON.stringify([address.filters, address.sort, merchants, merchantCode]),
    go,
    pages: {
      first: turning(undefined),
      next: next === null ? undefined : turning({ after: next }),
      previous: previous === null ? undefined : turning({ before: previous }),
    },
  };
}

export type ListState<L extends AnyList> = ReturnType<typeof useListPage<L>>;
