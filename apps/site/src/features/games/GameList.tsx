import type { GameCategory, GameMenu } from '@croupier/contract/games/catalogue.ts';
import { useBoot } from '@croupier/web/boot/BootContext.tsx';
import { useSignedIn } from '@croupier/web/session/use-session.ts';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { CATEGORY_PATHS } from '../../paths.ts';
import { LazyPart, lazyPart } from '../../shared/loading/LazyPart.tsx';
import { Banners } from '../../shared/slider/Banners.tsx';
import { CategoryBar } from './CategoryBar.tsx';
import { EmptyList } from './EmptyList.tsx';
import { FilterBar } from './filters/FilterBar.tsx';
import { isPicked, isStudioGone, useGameList } from './game-lists.queries.ts';
import { GamePages } from './GamePages.tsx';
import { SignInPrompt } from './SignInPrompt.tsx';
import { StudioHero } from './studio/StudioHero.tsx';
import { useIdle } from '../../shared/browser/use-idle.ts';
import { useListFilters } from './filters/use-list-filters.ts';
import { fixtureCategory } from '../../shared/fixtures/fixtures.queries.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';

const OriginalsFacts = lazyPart(async () => (await import('./OriginalsFacts.tsx')).OriginalsFacts);

const categoryAt = (pathname: string): GameCategory => {
  const path = pathname.toLowerCase().replace(/\/$/, '');
  return (Object.keys(CATEGORY_PATHS) as GameCategory[]).find((one) => CATEGORY_PATHS[one] === path) ?? 'bgs';
};

const TableList = lazyPart(async () => (await import('./tables/TableList.tsx')).TableList);
const FixtureList = lazyPart(async () => (await import('./fixtures/FixtureList.tsx')).FixtureList);

/** Low, and absent on phones, so that the games come first. */
const BANNER_SHAPE =
  'banners-flat mb-3 aspect-16/3 rounded-card max-sm:hidden lg:aspect-[16/1.5] [&_.banner-more]:hidden! [&_.banner-words]:py-0!';

const NO_VENDORS: GameMenu['vendors'] = [];

/** With fewer games than this, filters are hidden. */
const FILTERED_FROM = 9;

/** Keeps the footer out of sight while the list loads, so that it does not move. */
function BelowOriginals() {
  const idle = useIdle();
  return (
    <div className="min-h-144">
      <LazyPart>{idle && <OriginalsFacts />}</LazyPart>
    </div>
  );
}

/** The game list of a category; `above` is what its plain list begins with. */
export function GameList({ above }: { above: ReactNode }) {
  const t = useTranslations();
  const { menus } = useBoot().games;
  const signedIn = useSignedIn();
  const category = categoryAt(useLocation().pathname);
  const vendors = menus.find(({ gameCategory }) => gameCategory === category)?.vendors ?? NO_VENDORS;
  const { filters, change, isNarrowed } = useListFilters(vendors);
  const pages = useGameList(category, filters);
  const { data } = pages;
  const isFew =
    !isNarrowed &&
    filters.sort === 'popular' &&
    data?.pages[0]?.totalPages === 1 &&
    data.pages[0].games.length < FILTERED_FROM;
  const isStudio = category === 'bgs';
  const matches = fixtureCategory(category);
  const title = t(`nav.category.${category}`);
  const needsAccount = !signedIn && isPicked(filters);
  const empty = <EmptyList {...{ isNarrowed }} onChange={change} />;
  return (
    <div className="mx-auto w-full max-w-(--width-lobby)">
      <PageTitle>{title}</PageTitle>
      <CategoryBar category={category} />
      {isStudio ? (
        <StudioHero />
      ) : (
        <>
          <header className="mt-3 mb-3 flex flex-wrap items-baseline gap-x-3 sm:mt-0 sm:mb-2">
            <h1 className="text-2xl">{title}</h1>
            <p className="text-sm text-muted max-sm:hidden">{t(`games.text.${category}`)}</p>
          </header>
          <Banners
            group="w_game"
            list={category}
            sizes="(min-width: 1024px) 76rem, 100vw"
            className={BANNER_SHAPE}
          />
        </>
      )}
      {!isNarrowed && above}
      <LazyPart>{matches && !isNarrowed && <FixtureList category={matches} />}</LazyPart>
      {!isFew && !isStudio && <FilterBar {...{ category, vendors, filters }} onChange={change} />}
      <LazyPart>
        {category === 'live' && !isNarrowed && <TableList kind="tables" />}
        {category === 'pvp' && !isNarrowed && <TableList kind="rooms" />}
      </LazyPart>
      {needsAccount && <SignInPrompt />}
      {!needsAccount && (isStudioGone(pages) ? empty : <GamePages {...{ pages, empty }} label={title} />)}
      {isStudio && <BelowOriginals />}
    </div>
  );
}
