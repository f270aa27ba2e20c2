import { useBoot } from '@croupier/web/boot/BootContext.tsx';
import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { SkipLink } from '@croupier/ui/layout/SkipLink.tsx';
import { Link, Outlet } from 'react-router';
import { useTranslations } from 'use-intl';
import { SessionNotice } from '../features/account/SessionNotice.tsx';
import { Brand } from '../features/frame/brand/Brand.tsx';
import { NavigationProgress } from '../features/frame/NavigationProgress.tsx';
import { OfflineBanner } from '../features/frame/OfflineBanner.tsx';
import { useFavicon } from '../features/frame/brand/use-favicon.ts';
import { paths } from '../paths.ts';
import { RestoreScroll } from '../shared/navigation/RestoreScroll.tsx';
import { SettingsButton } from './SettingsButton.tsx';

const CONTENT = 'content';

/** The layout of the agents' sign-in page: only the brand and the preferences. */
export function AgentLayout() {
  const t = useTranslations();
  useFavicon(useBoot().mark);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink target={CONTENT}>{t('common.skipToContent')}</SkipLink>
      <NavigationProgress />
      <header className="sticky top-0 z-30 border-b border-line bg-surface-1">
        <div className="mx-auto flex h-[var(--header-height)] w-full max-w-(--width-page) items-center justify-between gap-3 px-page">
          <Brand />
          <div className="flex items-center gap-1">
            <Link
              to={paths.home()}
              className={buttonClass({ variant: 'ghost', size: 'sm' }, 'max-sm:hidden')}
            >
              {t('agent.toSite')}
            </Link>
            <SettingsButton />
          </div>
        </div>
      </header>
      <main
        id={CONTENT}
        tabIndex={-1}
        className="mx-auto grid w-full max-w-(--width-page) flex-1 content-center px-page py-6 outline-none sm:py-10"
      >
        <Outlet />
      </main>
      <OfflineBanner />
      <SessionNotice />
      <RestoreScroll />
    </div>
  );
}
