import { useLanguage } from '@croupier/web/preferences/use-language.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';

const LONGEST_TEXT = 64;

/**
 * Games for what stands in the field, asked for with each letter: an answer takes less time than a pause that would
 * spare it. Calls for what stood there before are given up.
 */
export function useGameSearch(typed: string, limit: number) {
  const language = useLanguage();
  const text = typed.trim().slice(0, LONGEST_TEXT);
  const query = useQuery({
    queryKey: ['catalogue.search', { q: text, limit, language }],
    queryFn: ({ signal }) => call('catalogue.search', { query: { q: text, limit, language } }, { signal }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
    // Without a network it fails and says so, in place of waiting for one in silence; back again it asks by itself.
    networkMode: 'always',
    refetchOnReconnect: true,
  });
  return {
    text,
    found: text === '' ? undefined : query.data,
    /** Whether what was found belongs to what stands in the field now. */
    settled: text === '' || (!query.isPlaceholderData && !query.isPending),
    query,
  };
}
