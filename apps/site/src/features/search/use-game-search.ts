import { useLanguage } from '@croupier/web/preferences/use-language.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';

const MAX_TEXT_LENGTH = 64;

/**
 * Searches with each keystroke: an answer takes less time than a debounce would. Outdated calls are cancelled.
 *
 */
export function useGameSearch(typed: string, limit: number) {
  const language = useLanguage();
  const text = typed.trim().slice(0, MAX_TEXT_LENGTH);
  const query = useQuery({
    queryKey: ['catalogue.search', { q: text, limit, language }],
    queryFn: ({ signal }) => call('catalogue.search', { query: { q: text, limit, language } }, { signal }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
    // Offline it fails with a message instead of waiting; it retries when the network returns.
    networkMode: 'always',
    refetchOnReconnect: true,
  });
  return {
    text,
    found: text === '' ? undefined : query.data,
    /** Whether the results belong to the current text. */
    settled: text === '' || (!query.isPlaceholderData && !query.isPending),
    query,
  };
}
