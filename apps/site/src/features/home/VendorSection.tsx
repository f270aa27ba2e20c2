import type { GameCategory } from '@croupier/contract/catalogue.ts';
import { useTranslations } from 'use-intl';
import { CATEGORY_PATHS } from '../../paths.ts';
import { Slider } from '../../shared/slider/Slider.tsx';
import { CategoryIcon } from './CategoryIcon.tsx';
import type { Vendor } from './home-sections.ts';
import { useVendorFacts } from './home.queries.ts';
import { SectionHead } from './SectionHead.tsx';
import { useWasNear } from './use-was-near.ts';
import { VendorCard } from './VendorCard.tsx';

/** The studios of a category; behind each are its games. */
export function VendorSection({ category, vendors }: { category: GameCategory; vendors: readonly Vendor[] }) {
  const t = useTranslations();
  const { ref, near } = useWasNear<HTMLElement>();
  const { bestOf, isMissing, gamesOf } = useVendorFacts(category, near);
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
      </Slider>
    </section>
  );
}
