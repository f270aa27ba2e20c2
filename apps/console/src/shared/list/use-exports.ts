import type { ListExport } from '@croupier/contract/lists/exports.ts';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { saveText } from '@croupier/web/browser/save-text.ts';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../call.ts';

const KEY = ['exports.list'];
const REFRESH_MILLISECONDS = 2_000;

const isOpen = ({ state }: ListExport): boolean => state === 'asked' || state === 'running';

export type ExportRequest = {
  listId: string;
  merchantCode?: string;
  query: Readonly<Record<string, string>>;
};

/** The operator's files of a list. */
export function useExports(listId: string, { isShown }: { isShown: boolean }) {
  const toast = useToast();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const onError = (error: unknown): void => void toast.show({ tone: 'lose', title: errorText(error) });
  const exports = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call('exports.list', {}, { signal }),
    enabled: isShown,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isOpen) ? REFRESH_MILLISECONDS : false),
  });
  const ask = useMutation({
    mutationFn: (request: ExportRequest) => call('exports.ask', { body: request }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: KEY }),
    onError,
  });
  const download = useMutation({
    mutationFn: async ({ id, parts, askedAt }: ListExport): Promise<void> => {
      const texts: string[] = [];
      for (let number = 1; number <= parts; number += 1)
        texts.push((await call('exports.part', { params: { id, number } })).text);
      saveText(`${listId}-${askedAt.toISOString().slice(0, 10)}.csv`, texts, 'text/csv');
    },
    onError,
  });
  return { files: exports.data?.filter((file) => file.listId === listId) ?? [], ask, download };
}
