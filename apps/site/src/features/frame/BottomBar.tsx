import { clsx } from 'clsx';
import { House, LogIn, Menu, ScrollText, ShieldCheck, Sparkles, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { drawerOpen } from './menu-state.ts';

const itemClass =
  'flex h-full w-full flex-col items-center justify-center gap-1 px-0.5 text-2xs font-semibold [&_svg]:size-5.5';

function Item({ to, icon, label, exact }: { to: string; icon: ReactNode; label: string; exact?: boolean }) {
  return (
    <NavLink
      to={to}
      end={exact ?? false}
      className={({ isActive }) => clsx(itemClass, isActive ? 'text-brand-text' : 'text-muted')}
    >
      {icon}
      <span className="max-w-full truncate">{label}</span>
    </NavLink>
  );
}

/** What a thumb reaches on phones. */
export function BottomBar({ signedIn }: { signedIn: boolean }) {
  const t = useTranslations('nav');
  return (
    <nav
      aria-label={t('bottom')}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface-1/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-md md:hidden"
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
          <Item to={paths.originals()} icon={<Sparkles aria-hidden />} label={t('originals')} />
        </li>
        <li>
          <Item to={paths.home()} icon={<House aria-hidden />} label={t('home')} exact />
        </li>
        <li>
          {signedIn ? (
            <Item to={paths.bettingRecord()} icon={<ScrollText aria-hidden />} label={t('records')} />
          ) : (
            <Item to={paths.fairness()} icon={<ShieldCheck aria-hidden />} label={t('fairness')} />
          )}
        </li>
        <li>
          {signedIn ? (
            <Item to={paths.securityCenter()} icon={<UserRound aria-hidden />} label={t('account')} />
          ) : (
            <Item to={paths.login()} icon={<LogIn aria-hidden />} label={t('login')} />
          )}
        </li>
      </ul>
    </nav>
  );
}
