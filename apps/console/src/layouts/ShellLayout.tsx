import { SkipLink } from '@croupier/ui/layout/SkipLink.tsx';
import { useOnline } from '@croupier/web/browser/use-online.ts';
import { useSession } from '@croupier/web/session/use-session.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Globe, LayoutDashboard, WifiOff } from 'lucide-react';
import { useEffect } from 'react';
import { Link, Navigate, NavLink, Outlet, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../paths.ts';
import { BrandMark } from '../shared/BrandMark.tsx';
import { meQuery } from '../shared/me.queries.ts';
import { PreferenceMenus } from '../shared/PreferenceMenus.tsx';
import { AccountMenu } from './AccountMenu.tsx';

const CONTENT = 'content';

const SECTIONS = [
  { path: paths.overview(), label: 'overview', icon: LayoutDashboard },
  { path: paths.sites(), label: 'sites', icon: Globe },
] as const;

/** The sections of the console. */
function Sections() {
  const t = useTranslations('console');
  return (
    <nav aria-label={t('sections')} className="flex flex-1 items-center">
      {SECTIONS.map(({ path, label, icon: Icon }) => (
        <NavLink
          key={path}
          to={path}
          end
          title={t(label)}
          className={({ isActive }) =>
            `inline-flex h-11 items-center gap-2 rounded-field px-3 text-sm font-semibold no-underline hover:bg-surface-3 ${
              isActive ? 'text-brand-text' : 'text-muted'
            }`
          }
        >
          <Icon aria-hidden className="size-4.5" />
          <span className="max-sm:sr-only">{t(label)}</span>
        </NavLink>
      ))}
    </nav>
  );
}

/** The layout of all pages that need a session. */
export function ShellLayout() {
  const t = useTranslations();
  const { token, ended } = useSession();
  const { pathname, search } = useLocation();
  const queryClient = useQueryClient();
  const online = useOnline();
  const me = useQuery({ ...meQuery, enabled: token !== null });

  useEffect(() => {
    // The next operator must not see what this one loaded.
    if (token === null) queryClient.clear();
  }, [token, queryClient]);

  if (token === null)
    return <Navigate to={paths.signIn(ended === 'by_hand' ? undefined : `${pathname}${search}`)} replace />;
  if (me.data?.factorNeeded) return <Navigate to={paths.enrol(`${pathname}${search}`)} replace />;
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink target={CONTENT}>{t('common.skipToContent')}</SkipLink>
      <header className="sticky top-0 z-30 border-b border-line bg-surface-1">
        <div className="mx-auto flex h-16 max-w-(--width-page) items-center gap-1 px-page sm:gap-4">
          <Link
            to={paths.overview()}
            aria-label={t('console.name')}
            className="flex items-center gap-3 font-display font-bold text-text no-underline"
          >
            <BrandMark className="size-9" />
            <span className="max-md:hidden">{t('console.name')}</span>
          </Link>
          <Sections />
          <PreferenceMenus />
          <AccountMenu />
        </div>
      </header>
      {!online && (
        <output className="flex items-center justify-center gap-2 bg-warn-soft px-page py-2 text-sm text-warn">
          <WifiOff aria-hidden className="size-4 shrink-0" />
          {t('system.offline')}
        </output>
      )}
      <main
        id={CONTENT}
        tabIndex={-1}
        className="mx-auto w-full max-w-(--width-page) flex-1 px-page py-8 outline-none sm:py-10"
      >
        {/* Until it is known whether a second factor has to be set up, pages would only be refused. */}
        {!me.isPending && <Outlet />}
      </main>
    </div>
  );
}
