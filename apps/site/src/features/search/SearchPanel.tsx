import { stepTo } from '@croupier/web/keyboard/step-to.ts';
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { searchPath } from '../../paths.ts';
import { useHotGames } from '../../shared/games/games.queries.ts';
import { useGameLink } from '../../shared/games/use-game-link.ts';
import { typedAhead } from './search-state.ts';
import { recentSearches, rememberSearch } from './recent-searches.ts';
import { bestOf, groupsOf, type SearchOption } from './search-options.ts';
import { findPages } from './search-pages.ts';
import { SearchStatus } from './SearchStatus.tsx';
import { SearchField } from './SearchField.tsx';
import { SearchOptions } from './SearchOptions.tsx';
import { useGameSearch } from './use-game-search.ts';

const SHOWN = 8;

const asKey = (words: ReactNode) => <kbd className="font-text font-semibold">{words}</kbd>;

/** Combobox: type to search, arrow keys to select, Enter to open. */
export function SearchPanel({ onDone }: { onDone: () => void }) {
  const t = useTranslations();
  const navigate = useNavigate();
  const linkOf = useGameLink();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(typedAhead.get);
  /** The option selected with arrow keys, if any. */
  const [stepped, setStepped] = useState<number>();
  /** Enter was pressed before the answer arrived. */
  const entered = useRef(false);
  const { text, found, settled, query } = useGameSearch(typed, SHOWN);
  const { data: popular = [] } = useHotGames();
  const { pages, exact } = findPages(text, (label) => t(label));
  const groups = groupsOf({ text, found, pages, recent: recentSearches(), popular: popular.slice(0, SHOWN) });
  const options = groups.flatMap((group) => group.options);
  // Enter opens the best result; without a query or results it opens nothing.
  const active = stepped ?? bestOf(options, { exact, total: found?.total ?? 0 });
  const current = options[active];

  useEffect(() => {
    if (current) list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  const type = (value: string): void => {
    setTyped(value);
    entered.current = false;
    setStepped(undefined);
  };
  const leave = (to: string, how: object = {}): void => {
    rememberSearch(text);
    onDone();
    void navigate(to, how);
  };
  const open = (option: Exclude<SearchOption, { kind: 'term' }>): void => {
    if (option.kind === 'all') return leave(searchPath(text));
    if (option.kind === 'page') return leave(option.page.path);
    const { to, ...how } = linkOf(option.game.gameId);
    return leave(to, how);
  };
  const choose = (option: SearchOption): void => (option.kind === 'term' ? type(option.text) : open(option));
  const onKeyDown = (event: KeyboardEvent): void => {
    // With an input method, Enter may only confirm a word.
    if (event.nativeEvent.isComposing) return;
    const next = stepTo(active, event.key, options.length);
    if (next !== undefined) {
      event.preventDefault();
      entered.current = false;
      setStepped(next);
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    // The results may belong to an earlier text: wait for the answer and open its first result, unless arrow keys selected one.
    if (text !== '' && !settled && stepped === undefined) entered.current = true;
    else if (current) choose(current);
  };
  const take = useEffectEvent((): void => {
    // Only once: a late answer must not navigate away.
    const isDue = entered.current;
    entered.current = false;
    if (isDue && current && current.kind !== 'term') open(current);
  });
  useEffect(() => {
    if (settled) take();
  }, [settled]);
  return (
    <div className="flex h-[min(34rem,64dvh)] flex-col">
      <SearchField
        value={typed}
        onValueChange={type}
        onKeyDown={onKeyDown}
        data-autofocus
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is an input
        role="combobox"
        aria-expanded={options.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={current && `${id}-${current.id}`}
      />
      <div ref={list} className="-mx-2 mt-3 min-h-0 flex-1 overflow-y-auto overscroll-contain px-2">
        <SearchStatus
          {...{ text, settled }}
          error={query.error}
          total={found && found.total + pages.length}
          onRetry={() => void query.refetch()}
        />
        <SearchOptions {...{ id, groups, current, settled }} onChoose={choose} />
      </div>
      <p className="pt-3 text-xs text-subtle max-sm:hidden">{t.rich('games.searchKeys', { kbd: asKey })}</p>
    </div>
  );
}
