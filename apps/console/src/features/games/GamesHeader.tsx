import type { Permission } from '@croupier/contract/access/permissions.ts';
import { useActiveInView } from '@croupier/ui/layout/use-active-in-view.ts';
import { clsx } from 'clsx';
import { NavLink, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { MerchantSelect } from '../../shared/permissions/MerchantSelect.tsx';
import { useMerchants } from '../../shared/permissions/use-merchants.ts';
import { usePermissions } from '../../shared/permissions/use-permissions.ts';
import type { useOneMerchant } from '../../shared/permissions/use-one-merchant.ts';
import { useTitle } from '../../shared/use-title.ts';

const PAGES = [
  { name: 'vendors', path: paths.vendors(), permission: 'games.view' },
  { name: 'catalogue', path: paths.games(), permission: 'games.view' },
  { name: 'rounds', path: paths.rounds(), permission: 'rounds.view' },
  { name: 'jackpot', path: paths.jackpot(), permission: 'jackpot.view' },
] as const satisfies ReadonlyArray<{ name: string; path: string; permission: Permission }>;

export type GamesPage = (typeof PAGES)[number]['name'];

/** Links between the pages about games. */
export function GamesNav() {
  const t = useTranslations('console.games');
  const { may } = usePermissions();
  const { search } = useMerchants();
  const row = useActiveInView<HTMLElement>(useLocation().pathname);
  return (
    <nav ref={row} aria-label={t('title')} className="scroll-row mb-5 flex gap-1 border-b border-line">
      {PAGES.filter(({ permission }) => may(permission)).map(({ name, path }) => (
        <NavLink
          key={name}
          to={`${path}${search}`}
          end
          className={({ isActive }) =>
            clsx(
              'flex h-11 shrink-0 items-center border-b-2 px-4 text-sm font-semibold no-underline hover:text-text',
              isActive ? 'border-brand-text text-text' : 'border-transparent text-muted',
            )
          }
        >
          {t(`pages.${name}`)}
        </NavLink>
      ))}
    </nav>
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
