import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { AreaNav } from '../../shared/AreaNav.tsx';

/** Links between the pages about promotions. */
export function PromotionsNav() {
  const t = useTranslations('console.promotions');
  return (
    <AreaNav
      label={t('title')}
      pages={[
        { path: paths.promotions(), label: t('pages.promotions'), permission: 'promotions.view' },
        { path: paths.applications(), label: t('pages.applications'), permission: 'promotions.view' },
        { path: paths.grants(), label: t('pages.grants'), permission: 'promotions.view' },
        { path: paths.promotionSignals(), label: t('pages.signals'), permission: 'promotions.view' },
      ]}
    />
  );
}
