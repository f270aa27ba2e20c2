import type { Permission } from '@croupier/contract/access/permissions.ts';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { AreaNav } from '../../shared/AreaNav.tsx';
import { MerchantSelect } from '../../shared/permissions/MerchantSelect.tsx';
import type { useOneMerchant } from '../../shared/permissions/use-one-merchant.ts';
import { useTitle } from '../../shared/use-title.ts';

const PERMISSION: Permission = 'loyalty.view';
const PAGES = {
  redemptions: paths.redemptions(),
  goods: paths.goods(),
  rates: paths.pointRates(),
  exchange: paths.exchangeTable(),
  levels: paths.vipLevels(),
} as const;
type Page = keyof typeof PAGES;
const NAMES = Object.keys(PAGES) as Page[];

/** Links between the pages about points, goods and levels. */
export function LoyaltyNav() {
  const t = useTranslations('console.loyalty');
  const pages = NAMES.map((name) => ({
    path: PAGES[name],
    permission: PERMISSION,
    label: t(`pages.${name}`),
  }));
  return <AreaNav label={t('title')} pages={pages} />;
}

export type LoyaltyHeaderProps = { page: Page; merchant: ReturnType<typeof useOneMerchant> };

/** The links, the title, and the choice of the merchant. */
export function LoyaltyHeader({ page, merchant: { allowed, current, choose } }: LoyaltyHeaderProps) {
  const t = useTranslations('console.loyalty');
  useTitle(t(`pages.${page}`));
  return (
    <>
      <LoyaltyNav />
      <header className="mb-5 flex flex-wrap items-end justify-between gap-4">
        <hgroup className="min-w-0">
          <h1 className="text-3xl">{t(`pages.${page}`)}</h1>
          <p className="mt-2 max-w-prose text-muted">{t(`texts.${page}`)}</p>
        </hgroup>
        <MerchantSelect merchants={allowed} value={current?.merchantCode ?? ''} onChange={choose} />
      </header>
    </>
  );
}
