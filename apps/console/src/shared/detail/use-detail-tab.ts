import { useSearchValues } from '../use-search-values.ts';

const PARAM = 'tab';

/** The open tab of a record. It is in the address, so that a link shows a colleague the same. */
export function useDetailTab(values: readonly string[]): [string, (next: string) => void] {
  const [search, set] = useSearchValues();
  const [first = ''] = values;
  const tab = values.find((value) => value === search.get(PARAM)) ?? first;
  const show = (next: string): void =>
    set({ [PARAM]: next === first ? undefined : next }, { replace: true, preventScrollReset: true });
  return [tab, show];
}
