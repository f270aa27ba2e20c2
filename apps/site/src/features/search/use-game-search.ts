import { useLanguage } from '@croupier/web/use-language.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../shared/call.ts';

/** A letter is looked for at once; those that follow it in one stroke make one more call. */
const SETTLE_MILLISECONDS = 25;
const LONGEST_TEXT = 64;

/** Games for what stands in the field. Calls for what stood there before are given up. */
export function useGameSearch(typed: string, limit: number) {
  const language = useLanguage();
  const text = typed.trim().slice(0, LONGEST_TEXT);
  const [q, setQ] = useState(text);
  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const now = performance.now();
    const stroke = now - changedAt.current < SETTLE_MILLISECONDS;
    changedAt.current = now;
    const timer = setTimeout(() => setQ(text), stroke ? SETTLE_MILLISECONDS : 0);
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
