import type { Game, GameCategory } from '@croupier/contract/games/catalogue.ts';
import { GameTileSkeleton } from '@croupier/ui/lobby/GameTile.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { Flame, Sparkles } from 'lucide-react';
import { useDeferredValue, type RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { CATEGORY_PATHS, paths } from '../../paths.ts';
import { usefulMarks } from '../../shared/games/game-mark.ts';
import { GameCard } from '../../shared/games/GameCard.tsx';
import { useHotGames, usePopularGames } from '../../shared/games/games.queries.ts';
import { SLIDERS } from '../../shared/config/lobby-limits.ts';
import { Slider } from '../../shared/slider/Slider.tsx';
import { CategoryIcon } from './CategoryIcon.tsx';
import { useNewGames } from './home.queries.ts';
import { SectionHead, type SectionHeadProps } from './SectionHead.tsx';
import { useWasNearViewport } from '../../shared/browser/use-near-viewport.ts';

const SIZES = '(min-width: 1280px) 12rem, (min-width: 768px) 20vw, (min-width: 640px) 24vw, 40vw';

type GamesProps = {
  element: RefObject<HTMLElement | null>;
  head: SectionHeadProps;
  query: UseQueryResult<Game[]>;
  rows: number;
  autoplayMilliseconds?: number;
  /** The title already says that these games are hot. */
  isHotList?: boolean;
};

function Games({ element, head, query, rows, autoplayMilliseconds, isHotList = false }: GamesProps) {
  // Rendered as a transition, so that taps are answered between dozens of tiles.
  const shown = useDeferredValue(query.data);
  const marks = usefulMarks(shown ?? []);
  const useful = { ...marks, hot: marks.hot && !isHotList };
  return (
    <section ref={element} aria-label={head.title}>
      {query.isLoadingError ? (
        <>
          <SectionHead {...head} />
          <QueryProblem query={query} />
        </>
      ) : (
        <Slider
          label={head.title}
          head={<SectionHead {...head} />}
          busy={!shown}
          {...{ rows, autoplayMilliseconds }}
        >
          {shown
            ? shown.map((game) => <GameCard key={game.nodeId} {...{ game, useful }} sizes={SIZES} />)
            : Array.from({ length: 8 * rows }, (_, place) => <GameTileSkeleton key={`coming-${place}`} />)}
        </Slider>
      )}
    </section>
  );
}

/** The hottest games, advancing automatically. */
export function HotSection() {
  const t = useTranslations();
  const { ref, near } = useWasNearViewport<HTMLElement>();
  const query = useHotGames(near);
  return (
    <Games
      element={ref}
      head={{
        title: t('lobby.hotTitle'),
        icon: <Flame />,
        link: { to: paths.allGames('HOT'), label: t('home.seeAll') },
      }}
      query={query}
      rows={SLIDERS.rows}
      autoplayMilliseconds={SLIDERS.hotAutoplayMilliseconds}
      isHotList
    />
  );
}

/** The newest games of all categories. */
export function NewSection() {
  const t = useTranslations();
  const { ref, near } = useWasNearViewport<HTMLElement>();
  const query = useNewGames(near);
  return (
    <Games
      element={ref}
      head={{
        title: t('lobby.newTitle'),
        icon: <Sparkles />,
        link: { to: `${paths.allGames('NEW')}&sort=new`, label: t('home.seeAll') },
      }}
      query={query}
      rows={1}
    />
  );
}

/** The most played games of a category. */
export function GameSection({ category, rows }: { category: GameCategory; rows: number }) {
  const t = useTranslations();
  const { ref, near } = useWasNearViewport<HTMLElement>();
  const query = usePopularGames({ category, enabled: near });
  return (
    <Games
      element={ref}
      head={{
        title: t(`nav.category.${category}`),
        icon: <CategoryIcon category={category} />,
        link: { to: CATEGORY_PATHS[category], label: t('home.seeAll') },
      }}
      query={query}
      rows={rows}
    />
  );
}
