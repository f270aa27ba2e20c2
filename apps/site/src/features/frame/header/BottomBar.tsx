import { clsx } from 'clsx';
import { Gift, House, LayoutGrid, LogIn, Menu, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { CountBadge } from '../../../shared/member/CountBadge.tsx';
import { drawerOpen } from '../menu-state.ts';

const itemClass =
  'flex h-full w-full flex-col items-center justify-center gap-1 px-0.5 text-2xs font-semibold -outline-offset-2 [&_svg]:size-5.5';

type ItemProps = { to: string; icon: ReactNode; label: string; exact?: boolean; count?: number };

function Item({ to, icon, label, exact, count = 0 }: ItemProps) {
  const t = useTranslations('nav');
  return (
    <NavLink
      to={to}
      end={exact ?? false}
      className={({ isActive }) => clsx(itemClass, isActive ? 'text-brand-text' : 'text-muted')}
    >
      <span className="relative">
        {icon}
        <CountBadge count={count} className="-top-1.5 left-3.5" />
      </span>
      <span className="max-w-full truncate">{label}</span>
      {count > 0 && <span className="sr-only">{t('unreadMessages', { count })}</span>}
    </NavLink>
  );
}

/** Bottom navigation on phones. */
export function BottomBar({ signedIn, unread }: { signedIn: boolean; unread: number }) {
  const t = useTranslations('nav');
  return (
    <nav
      aria-label={t('bottom')}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface-1 pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="grid h-[var(--bottom-bar-height)] grid-cols-5 [&>li]:min-w-0">
        <li>
          <button
            type="button"
            aria-haspopup="dialog"
            className={clsx(itemClass, 'text-muted')}
            onClick={() => drawerOpen.set(true)}
          >
            <Menu aria-hidden />
            <span className="max-w-full truncate">{t('menu')}</span>
          </button>
        </li>
        <li>
          <Item to={paths.gameCenter()} icon={<LayoutGrid aria-hidden />} label={t('games')} />
        </li>
        <li>
          <Item to={paths.home()} icon={<House aria-hidden />} label={t('home')} exact />
        </li>
        <li>
          <Item to={paths.promotions()} icon={<Gift aria-hidden />} label={t('promotions')} />
        </li>
        <li>
          {signedIn ? (
            <Item
              to={paths.securityCenter()}
              icon={<UserRound aria-hidden />}
              label={t('account')}
              count={unread}
            />
          ) : (
            <Item to={paths.login()} icon={<LogIn aria-hidden />} label={t('login')} />
          )}
        </li>
      </ul>
    </nav>
  );
}
