import type { StoredListSettings } from '@croupier/contract/backoffice/views.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../call.ts';
import { listSettingsQuery } from '../views/views.queries.ts';

export type ListSettings = {
  columns?: readonly string[] | undefined;
  density: StoredListSettings['density'];
};

/** Columns and density of a list, kept on the server for each operator. */
export function useListSettings(listId: string) {
  const queryClient = useQueryClient();
  const { data = [] } = useQuery(listSettingsQuery);
  const stored = data.find(({ list }) => list === listId);
  const save = useMutation({
    mutationFn: (body: StoredListSettings) => call('views.saveSettings', { body }),
    // Shown at once; without a connection it lasts until the next load.
    onMutate: (body) =>
      queryClient.setQueryData(listSettingsQuery.queryKey, (before = []) => [
        ...before.filter(({ list }) => list !== body.list),
        body,
      ]),
  });
  const value: ListSettings = {
    columns: stored?.columns ?? undefined,
    density: stored?.density ?? 'compact',
  };
  return {
    ...value,
    change: (part: Partial<ListSettings>): void => {
      const { columns, density } = { ...value, ...part };
      save.mutate({ list: listId, columns: columns ? [...columns] : null, density });
    },
  };
}
