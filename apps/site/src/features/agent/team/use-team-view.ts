import { useSearchParams } from 'react-router';

export type TeamView = 'table' | 'tree';

/** Table or tree, in the address. */
export function useTeamView(): [TeamView, (view: TeamView) => void] {
  const [search, setSearch] = useSearchParams();
  const change = (view: TeamView): void =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (view === 'tree') next.set('view', view);
        else next.delete('view');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [search.get('view') === 'tree' ? 'tree' : 'table', change];
}
