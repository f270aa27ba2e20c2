import { FIND_PERMISSIONS, MIN_FIND_LETTERS } from '@croupier/contract/backoffice/find.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../call.ts';
import { usePermissions } from '../permissions/use-permissions.ts';

/** A pasted text is one change; typing pauses this long between words. */
const PAUSE_MILLISECONDS = 150;

function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}

/** What the typed text finds. `isSettled`: the results belong to this text. */
export function useFind(typed: string) {
  const text = typed.trim();
  const paused = usePaused(text);
  const { may } = usePermissions();
  const isLongEnough = paused.length >= MIN_FIND_LETTERS && may(FIND_PERMISSIONS.member);
  const query = useQuery({
    queryKey: ['find.find', paused],
    queryFn: ({ signal }) => call('find.find', { query: { q: paused } }, { signal }),
    enabled: isLongEnough,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
  return {
    query,
    found: isLongEnough && text.length >= MIN_FIND_LETTERS ? (query.data ?? []) : [],
    isSettled:
      !may(FIND_PERMISSIONS.member) ||
      text.length < MIN_FIND_LETTERS ||
      (text === paused && !query.isFetching),
    isTooShort: text.length > 0 && text.length < MIN_FIND_LETTERS,
  };
}
