import type { Permission } from '@croupier/contract/access/permissions.ts';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { AreaNav } from '../../shared/AreaNav.tsx';
import { MerchantSelect } from '../../shared/permissions/MerchantSelect.tsx';
import type { useOneMerchant } from '../../shared/permissions/use-one-merchant.ts';
import { useTitle } from '../../shared/use-title.ts';

const PAGES = [
  { name: 'vendors', path: paths.vendors(), permission: 'games.view' },
  { name: 'catalogue', path: paths.games(), permission: 'games.view' },
  { name: 'fixtures', path: paths.fixtures(), permission: 'games.view' },
  { name: 'vendorAccounts', path: paths.vendorAccounts(), permission: 'games.view' },
  { name: 'vendorReconciliation', path: paths.vendorReconciliation(), permission: 'vendors.reconcile' },
  { name: 'vendorRules', path: paths.vendorRules(), permission: 'games.view' },
  { name: 'rounds', path: paths.rounds(), permission: 'rounds.view' },
  { name: 'jackpot', path: paths.jackpot(), permission: 'jackpot.view' },
  { name: 'crash', path: paths.crash(), permission: 'games.view' },
] as const satisfies ReadonlyArray<{ name: string; path: string; permission: Permission }>;

export type GamesPage = (typeof PAGES)[number]['name'];

/** Links between the pages about games. */
export function GamesNav() {
  const t = useTranslations('console.games');
  return (
    <AreaNav
      label={t('title')}
      pages={PAGES.map(({ name, ...page }) => ({ ...page, label: t(`pages.${name}`) }))}
    />
  );
}

export type GamesHeaderProps = {
  page: GamesPage;
  /** For pages of a single merchant. */
  merchant?: ReturnType<typeof useOneMerchant>;
};

/** Title, links and the choice of the merchant. */
export function GamesHeader({ page, merchant }: GamesHeaderProps) {
  const t = useTranslations('console');
  const title = t(`games.pages.${page}`);
  useTitle(title);
  return (
    <>
      <GamesNav />
      <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-3xl">{title}</h1>
          <p className="mt-2 max-w-prose text-muted">{t(`games.texts.${page}`)}</p>
        </div>
        {merchant && (
          <MerchantSelect
            merchants={merchant.allowed}
            value={merchant.current?.merchantCode ?? ''}
            onChange={merchant.choose}
          />
        )}
      </div>
    </>
  );
}
