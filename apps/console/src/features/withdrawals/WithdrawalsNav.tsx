import { useActiveInView } from '@croupier/ui/layout/use-active-in-view.ts';
import { clsx } from 'clsx';
import { NavLink, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { useMerchants } from '../../shared/permissions/use-merchants.ts';

const PAGES = [
  { name: 'desk', path: paths.withdrawalDesk() },
  { name: 'all', path: paths.withdrawals() },
  { name: 'payouts', path: paths.payouts() },
  { name: 'disputes', path: paths.disputes() },
] as const;

/** Links between the pages about money that leaves. */
export function WithdrawalsNav() {
  const t = useTranslations('console.withdrawals');
  const { search } = useMerchants();
  const row = useActiveInView<HTMLElement>(useLocation().pathname);
  return (
    <nav ref={row} aria-label={t('title')} className="scroll-row mb-5 flex gap-1 border-b border-line">
      {PAGES.map(({ name, path }) => (
        <NavLink
          key={name}
          to={`${path}${search}`}
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
