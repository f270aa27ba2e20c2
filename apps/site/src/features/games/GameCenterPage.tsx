import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { Search } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { CategoryAnchors } from './centre/CategoryAnchors.tsx';
import { CentreSection } from './centre/CentreSection.tsx';
import { useVendors } from './game.queries.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';

/** All categories and studios on one page. */
export function GameCenterPage() {
  const t = useTranslations();
  const studios = useVendors();
  const { data } = studios;
  const kinds = data?.filter(({ vendors }) => vendors.length > 0) ?? [];
  const all = kinds.flatMap(({ vendors }) => vendors);
  return (
    <div className="mx-auto w-full max-w-(--width-page)">
      <PageTitle>{t('games.centreTitle')}</PageTitle>
      <header className="flex flex-col gap-4 md:flex-row md:items-end md:justify-between">
        <div>
          <h1 className="text-3xl">{t('games.centreTitle')}</h1>
          <p className="mt-1.5 min-h-6 text-muted">
            {data &&
              t('games.centreText', {
                games: all.reduce((sum, { games }) => sum + games, 0),
                vendors: new Set(all.map(({ code }) => code)).size,
              })}{' '}
            <Link to={paths.allGames()} className="font-semibold text-brand-text hover:underline">
              {t('games.oneList')}
            </Link>
          </p>
        </div>
        <Link
          to={paths.search()}
          className="field-box h-12 items-center gap-3 px-4 text-subtle hover:text-text md:w-96"
        >
          <Search aria-hidden className="size-4.5 shrink-0" />
          {t('games.searchPlaceholder')}
        </Link>
      </header>
      {studios.isLoadingError && <QueryProblem query={studios} />}
      {studios.isPending && (
        <div aria-busy className="mt-6 grid gap-4">
          <Skeleton className="h-11 w-full" />
          <Skeleton className="h-80 w-full" />
          <Skeleton className="h-80 w-full" />
        </div>
      )}
      {data && <CategoryAnchors kinds={kinds.map(({ gameCategory }) => gameCategory)} />}
      {kinds.map(({ gameCategory, vendors }) => (
        <CentreSection key={gameCategory} category={gameCategory} vendors={vendors} />
      ))}
    </div>
  );
}
