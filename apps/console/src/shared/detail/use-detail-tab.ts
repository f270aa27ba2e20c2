import { useSearchParams } from 'react-router';

const PARAM = 'tab';

/** The open tab of a record. It is in the address, so that a link shows a colleague the same. */
export function useDetailTab(values: readonly string[]): [string, (next: string) => void] {
  const [search, setSearch] = useSearchParams();
  const [first = ''] = values;
  const tab = values.find((value) => value === search.get(PARAM)) ?? first;
  const show = (next: string): void =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (next === first) after.delete(PARAM);
        else after.set(PARAM, next);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return [tab, show];
}
