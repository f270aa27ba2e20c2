import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { usefulMarks } from '../../shared/games/game-mark.ts';
import { GameCard } from '../../shared/games/GameCard.tsx';
import { useOriginals } from '../../shared/games/games.queries.ts';
import { Slider } from '../../shared/slider/Slider.tsx';
import { CategoryIcon } from './CategoryIcon.tsx';
import { SectionHead } from './SectionHead.tsx';

const SIZES = '(min-width: 1280px) 12rem, (min-width: 768px) 20vw, (min-width: 640px) 24vw, 40vw';

/** The brand's own games. */
export function OriginalsSection() {
  const t = useTranslations();
  const { data = [] } = useOriginals();
  if (data.length === 0) return null;
  const useful = usefulMarks(data);
  return (
    <section aria-label={t('lobby.originalsTitle')}>
      <Slider
        label={t('lobby.originalsTitle')}
        head={
          <SectionHead
            icon={<CategoryIcon category="bgs" />}
            title={t('lobby.originalsTitle')}
            text={t('lobby.originalsText')}
            link={{ to: paths.originals(), label: t('home.seeAll') }}
          />
        }
        rows={1}
        busy={false}
      >
        {data.map((game) => (
          <GameCard key={game.gameId} {...{ game, useful }} sizes={SIZES} />
        ))}
      </Slider>
    </section>
  );
}
