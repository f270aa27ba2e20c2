import type { GameCategory } from '@croupier/contract/games/catalogue.ts';
import { useTranslations } from 'use-intl';
import { CATEGORY_PATHS } from '../../paths.ts';
import { GameCard } from '../../shared/games/GameCard.tsx';
import { HOME_VENDORS_MAX } from '../../shared/config/lobby-limits.ts';
import { Slider } from '../../shared/slider/Slider.tsx';
import { CategoryIcon } from './CategoryIcon.tsx';
import type { Vendor } from './home-sections.ts';
import { useVendorFacts } from './home.queries.ts';
import { SectionHead } from './SectionHead.tsx';
import { useWasNearViewport } from '../../shared/browser/use-near-viewport.ts';
import { VendorCard } from './VendorCard.tsx';

const SIZES = '(min-width: 1280px) 12rem, (min-width: 768px) 20vw, (min-width: 640px) 24vw, 40vw';

/** The studios of a category; when there are few, the best games fill the row. */
export function VendorSection({ category, vendors }: { category: GameCategory; vendors: readonly Vendor[] }) {
  const t = useTranslations();
  const { ref, near } = useWasNearViewport<HTMLElement>();
  const { best, bestOf, isMissing, gamesOf } = useVendorFacts(category, near);
  const title = t(`nav.category.${category}`);
  return (
    <section ref={ref} aria-label={title}>
      <Slider
        label={title}
        head={
          <SectionHead
            title={title}
            icon={<CategoryIcon category={category} />}
            link={{ to: CATEGORY_PATHS[category], label: t('home.seeAll') }}
          />
        }
      >
        {vendors.map((vendor) => (
          <VendorCard
            key={vendor.code}
            {...{ category, vendor }}
            best={bestOf(vendor.code)}
            missing={isMissing(vendor.code)}
            games={gamesOf(vendor.code)}
          />
        ))}
        {best.slice(0, HOME_VENDORS_MAX - vendors.length).map((game) => (
          <GameCard key={game.nodeId} game={game} sizes={SIZES} />
        ))}
      </Slider>
    </section>
  );
}
