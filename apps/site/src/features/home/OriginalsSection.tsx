import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { isHotUseful } from '../../shared/games/game-mark.ts';
import { GameCard } from '../../shared/games/GameCard.tsx';
import { useOriginals } from '../../shared/games/games.queries.ts';
import { CategoryIcon } from './CategoryIcon.tsx';
import { ReturnsCard } from '../../shared/fair-play/ReturnsCard.tsx';
import { SectionHead } from './SectionHead.tsx';

const SIZES = '(min-width: 1024px) 15rem, (min-width: 640px) 30vw, 45vw';

/** In-house games with their returns. */
export function OriginalsSection() {
  const t = useTranslations();
  const { data = [] } = useOriginals();
  if (data.length === 0) return null;
  return (
    <section aria-label={t('lobby.originalsTitle')}>
      <div className="mb-4">
        <SectionHead
          icon={<CategoryIcon category="bgs" />}
          title={t('lobby.originalsTitle')}
          text={t('lobby.originalsText')}
          link={{ to: paths.originals(), label: t('home.seeAll') }}
        />
      </div>
      <div className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-[10.5rem_10.5rem_1fr] lg:grid-cols-[12rem_12rem_1fr] xl:grid-cols-[15rem_15rem_1fr]">
        {data.slice(0, 2).map((game) => (
          <GameCard key={game.gameId} game={game} sizes={SIZES} hotUseful={isHotUseful(data)} />
        ))}
        <ReturnsCard games={data} className="col-span-2 md:col-span-1 md:max-lg:p-4" />
      </div>
    </section>
  );
}
