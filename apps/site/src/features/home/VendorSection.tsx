import type { GameCategory } from '@croupier/contract/games/catalogue.ts';
import { useTranslations } from 'use-intl';
import { CATEGORY_PATHS } from '../../paths.ts';
import { GameCard } from '../../shared/games/GameCard.tsx';
import { HOME_VENDORS_MAX } from '../../shared/config/lobby-limits.ts';
import { fixtureCategory } from '../../shared/fixtures/fixtures.queries.ts';
import { LazyPart, lazyPart } from '../../shared/loading/LazyPart.tsx';
import { Slider } from '../../shared/slider/Slider.tsx';
import { CategoryIcon } from './CategoryIcon.tsx';
import type { Vendor } from './home-sections.ts';
import { useVendorFacts } from './home.queries.ts';
import { SectionHead } from './SectionHead.tsx';
import { useWasNearViewport } from '../../shared/browser/use-near-viewport.ts';
import { VendorCard } from './VendorCard.tsx';

const SIZES = '(min-width: 1280px) 12rem, (min-width: 768px) 20vw, (min-width: 640px) 24vw, 40vw';

const FixtureRow = lazyPart(async () => (await import('../../shared/fixtures/FixtureRow.tsx')).FixtureRow);

/** The studios of a category; when there are few, the best games fill the row. Sports show their next matches instead. */
export function VendorSection({ category, vendors }: { category: GameCategory; vendors: readonly Vendor[] }) {
  const t = useTranslations();
  const { ref, near } = useWasNearViewport<HTMLElement>();
  const { best, bestOf, isMissing, gamesOf } = useVendorFacts(category, near);
  const title = t(`nav.category.${category}`);
  const head = (
    <SectionHead
      title={title}
      icon={<CategoryIcon category={category} />}
      link={{ to: CATEGORY_PATHS[category], label: t('home.seeAll') }}
    />
  );
  const matches = fixtureCategory(category);
  const studios = (
    <Slider label={title} head={head}>
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
  );
  return (
    <section ref={ref} aria-label={title}>
      {matches ? (
        <LazyPart fallback={studios}>
          {near ? (
            <FixtureRow category={matches} label={title} head={head}>
              {studios}
            </FixtureRow>
          ) : (
            studios
          )}
        </LazyPart>
      ) : (
        studios
      )}
    </section>
  );
}
