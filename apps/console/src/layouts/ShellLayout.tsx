import { Drawer } from '@croupier/ui/overlays/Drawer.tsx';
import { IconButton } from '@croupier/ui/buttons/IconButton.tsx';
import { SkipLink } from '@croupier/ui/layout/SkipLink.tsx';
import { useOnline } from '@croupier/web/browser/use-online.ts';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useSession } from '@croupier/web/session/use-session.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Menu, PanelLeftClose, PanelLeftOpen, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../paths.ts';
import { BrandMark } from '../shared/BrandMark.tsx';
import { LiveUpdates } from '../shared/live/LiveUpdates.tsx';
import { meQuery } from '../shared/me.queries.ts';
import { permissionsQuery } from '../shared/permissions/permissions.queries.ts';
import { PreferenceMenus } from '../shared/PreferenceMenus.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { EmergencyBanner } from './EmergencyBanner.tsx';
import { HeaderPalette } from './HeaderPalette.tsx';
import { MerchantSwitch } from './MerchantSwitch.tsx';
import { Rail } from './Rail.tsx';
import { SectionOutlet } from './SectionOutlet.tsx';
import { useRailWidth } from './use-rail-width.ts';

const CONTENT = 'content';

function Home({ isNarrow }: { isNarrow: boolean }) {
  const t = useTranslations('console');
  return (
    <Link
      to={paths.today()}
      aria-label={t('name')}
      className="flex h-16 items-center gap-3 px-1.5 font-display font-bold text-text no-underline"
    >
      <BrandMark className="size-9 shrink-0" />
      <span className={isNarrow ? 'sr-only' : 'truncate max-lg:sr-only'}>{t('shortName')}</span>
    </Link>
  );
}

/** The navigation rail, on tablets and wider. */
function SideRail() {
  const t = useTranslations('console');
  const { isNarrow, toggle } = useRailWidth();
  const Icon = isNarrow ? PanelLeftOpen : PanelLeftClose;
  return (
    <aside
      aria-label={t('name')}
      className={clsx(
        'sticky top-0 flex h-dvh shrink-0 flex-col gap-2 border-r border-line bg-surface-1 px-2 pb-3 max-sm:hidden',
        isNarrow ? 'w-16' : 'w-16 lg:w-56',
      )}
    >
      <Home isNarrow={isNarrow} />
      <div className="min-h-0 flex-1 overflow-y-auto">
        <Rail width={isNarrow ? 'narrow' : 'auto'} />
      </div>
      <IconButton
        label={t(isNarrow ? 'expandRail' : 'collapseRail')}
        icon={<Icon />}
        aria-expanded={!isNarrow}
        className="max-lg:hidden"
        onClick={toggle}
      />
    </aside>
  );
}

/** The same navigation behind a button, on phones. */
function PhoneMenu() {
  const t = useTranslations();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t('console.openMenu')}
        icon={<Menu />}
        className="sm:hidden"
        onClick={() => setOpen(true)}
      />
      <Drawer
        open={isOpen}
        onOpenChange={setOpen}
        title={t('console.shortName')}
        closeLabel={t('common.close')}
      >
        <Rail width="wide" onFollow={() => setOpen(false)} />
      </Drawer>
    </>
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
  const permissions = useQuery({
    ...permissionsQuery,
    // Until it is known whether a second factor has to be set up, calls would only be refused.
    enabled: token !== null && me.data?.factorNeeded === false,
  });

  useEffect(() => {
    // The next operator must not see what this one loaded.
    if (token === null) queryClient.clear();
  }, [token, queryClient]);

  if (token === null)
    return <Navigate to={paths.signIn(ended === 'by_hand' ? undefined : `${pathname}${search}`)} replace />;
  if (me.data?.factorNeeded) return <Navigate to={paths.enrol(`${pathname}${search}`)} replace />;
  const failed = [me, permissions].filter(({ isLoadingError }) => isLoadingError);
  return (
    <div className="flex min-h-dvh">
      <SkipLink target={CONTENT}>{t('common.skipToContent')}</SkipLink>
      <SideRail />
      <div className="flex min-w-0 flex-1 flex-col">
        <header className="sticky top-0 z-30 flex h-16 items-center gap-1 border-b border-line bg-surface-1 px-page sm:gap-3">
          <PhoneMenu />
          <MerchantSwitch />
          <div className="flex min-w-0 flex-1 justify-end sm:justify-center">
            {permissions.data && <HeaderPalette />}
          </div>
          <div className="flex shrink-0 items-center sm:gap-2">
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
        {permissions.data && <LiveUpdates />}
        <EmergencyBanner />
        <main
          id={CONTENT}
          tabIndex={-1}
          className="mx-auto w-full max-w-(--width-page) flex-1 px-page py-8 outline-none sm:py-10"
        >
          {failed.length > 0 && <QueryProblem query={failed} />}
          {permissions.data && <SectionOutlet />}
        </main>
      </div>
    </div>
  );
}
