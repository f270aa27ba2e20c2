import { useLanguage } from '@croupier/web/use-language.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../shared/call.ts';

/** Two letters of one stroke make one call; a result is still there before one looks up. */
const SETTLE_MILLISECONDS = 25;
const LONGEST_TEXT = 64;

/** Games for what stands in the field. Calls for what stood there before are given up. */
export function useGameSearch(typed: string, limit: number) {
  const language = useLanguage();
  const text = typed.trim().slice(0, LONGEST_TEXT);
  const [q, setQ] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setQ(text), SETTLE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [text]);
  const query = useQuery({
    queryKey: ['catalogue.search', { q, limit, language }],
    queryFn: ({ signal }) => call('catalogue.search', { query: { q, limit, language } }, { signal }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
  return {
    text,
    found: text === '' ? undefined : query.data,
    error: query.error,
    /** Whether what was found belongs to what stands in the field now. */
    settled: q === text && !query.isPlaceholderData && !query.isPending,
    again: () => void query.refetch(),
  };
}
