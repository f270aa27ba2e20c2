import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { SearchX } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { GameGrid } from '../../shared/games/GameGrid.tsx';
import { useHotGames } from '../../shared/games/games.queries.ts';
import { SearchField } from './SearchField.tsx';
import { useGameSearch } from './use-game-search.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';

const SHOWN = 60;
const PLACES = 10;

/** All search results at their own address. */
export function SearchPage() {
  const t = useTranslations();
  const { number } = useFormat();
  const [search, setSearch] = useSearchParams();
  const typed = search.get('q') ?? '';
  const { text, found, settled, query } = useGameSearch(typed, SHOWN);
  const isNothing = text === '' || found?.games.length === 0;
  const { data: popular = [] } = useHotGames(isNothing);
  const title = text === '' ? t('games.searchTitle') : t('games.searchFor', { text });
  return (
    <div className="mx-auto w-full max-w-(--width-page)">
      <PageTitle>{title}</PageTitle>
      <h1 className="mb-4 text-3xl break-words">{title}</h1>
      <div className="mb-6 max-w-xl">
        <SearchField
          value={typed}
          onValueChange={(q) => setSearch(q ? { q } : {}, { replace: true, preventScrollReset: true })}
        />
        <p aria-live="polite" className="mt-2 min-h-5 text-sm text-muted">
          {found && settled && found.total > found.games.length
            ? t('games.searchBest', { count: number(found.games.length), total: number(found.total) })
            : found && settled && t('games.searchFound', { count: found.total })}
        </p>
      </div>
      {query.isError && text !== '' && <QueryProblem query={query} title={t('games.searchFailed')} />}
      {text !== '' && !query.isError && !found && <GameGrid games={[]} coming={PLACES} />}
      {found && found.games.length > 0 && <GameGrid games={found.games} label={t('games.searchResults')} />}
      {text !== '' && settled && found?.games.length === 0 && (
        <EmptyState
          icon={<SearchX />}
          title={t('games.searchNone', { text })}
          text={t('games.searchNoneText')}
        />
      )}
      {isNothing && popular.length > 0 && (
        <section aria-label={t('games.searchPopular')}>
          <h2 className="mb-4 text-xl">{t('games.searchPopular')}</h2>
          <GameGrid games={popular} />
        </section>
      )}
    </div>
  );
}
