import type { GameMenu } from '@croupier/contract/games/catalogue.ts';
import { useBoot } from '@croupier/web/boot/BootContext.tsx';
import { useSignedIn } from '@croupier/web/session/use-session.ts';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { EmptyList } from './EmptyList.tsx';
import { FilterBar } from './filters/FilterBar.tsx';
import { useListFilters } from './filters/use-list-filters.ts';
import { isPicked, isStudioGone, useGameList } from './game-lists.queries.ts';
import { GamePages } from './GamePages.tsx';
import { SignInPrompt } from './SignInPrompt.tsx';

/** Each studio once, though it may have games in several categories. */
const studiosOf = (menus: readonly GameMenu[]): GameMenu['vendors'] => [
  ...new Map(menus.flatMap(({ vendors }) => vendors).map((vendor) => [vendor.code, vendor])).values(),
];

/** The games of all categories in one list. */
export function AllGamesPage() {
  const t = useTranslations('games');
  const { menus } = useBoot().games;
  const signedIn = useSignedIn();
  const vendors = useMemo(() => studiosOf(menus), [menus]);
  const { filters, change, isNarrowed } = useListFilters(vendors);
  const pages = useGameList('ALL', filters);
  const title = t('centreTitle');
  const empty = <EmptyList {...{ isNarrowed }} onChange={change} />;
  const needsAccount = !signedIn && isPicked(filters);
  return (
    <div className="mx-auto w-full max-w-(--width-lobby)">
      <PageTitle>{title}</PageTitle>
      <header className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h1 className="text-2xl">{title}</h1>
        <Link
          to={paths.gameCenter()}
          className="flex min-h-9 items-center rounded-field text-sm font-semibold text-brand-text hover:underline"
        >
          {t('byCategory')}
        </Link>
      </header>
      <FilterBar category="ALL" {...{ vendors, filters }} onChange={change} />
      {needsAccount && <SignInPrompt />}
      {!needsAccount && (isStudioGone(pages) ? empty : <GamePages {...{ pages, empty }} label={title} />)}
    </div>
  );
}
