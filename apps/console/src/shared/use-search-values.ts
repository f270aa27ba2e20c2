import { useCallback } from 'react';
import { useSearchParams, type NavigateOptions } from 'react-router';

export type SearchValues = Readonly<Record<string, string | undefined>>;

/** The values in the query of the address, and how to change some of them; an empty one is taken out. */
export function useSearchValues(): [
  search: URLSearchParams,
  set: (values: SearchValues, how?: NavigateOptions) => void,
] {
  const [search, setSearch] = useSearchParams();
  const set = useCallback(
    (values: SearchValues, how?: NavigateOptions): void =>
      setSearch((before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(values))
          if (value) after.set(name, value);
          else after.delete(name);
        return after;
      }, how),
    [setSearch],
  );
  return [search, set];
}
