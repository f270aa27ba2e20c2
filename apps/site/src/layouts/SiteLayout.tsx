import { SkipLink } from '@croupier/ui/layout/SkipLink.tsx';
import { useSignedIn } from '@croupier/web/session/use-session.ts';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useEffect, useSyncExternalStore } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { memberQuery } from '../shared/member/member.queries.ts';
import { VisitorButtons } from '../features/account/VisitorButtons.tsx';
import { PasswordGate } from '../features/auth/PasswordGate.tsx';
import { BottomBar } from '../features/frame/header/BottomBar.tsx';
import { Header } from '../features/frame/header/Header.tsx';
import { drawerOpen, menuFolded } from '../features/frame/menu-state.ts';
import { NavigationProgress } from '../features/frame/NavigationProgress.tsx';
import { OfflineBanner } from '../features/frame/OfflineBanner.tsx';
import { ScrollToTop } from '../features/frame/ScrollToTop.tsx';
import { SearchButton } from '../features/search/SearchButton.tsx';
import { SessionNotice } from '../features/account/SessionNotice.tsx';
import { isGamePath } from '../paths.ts';
import { useAccountReady } from '../shared/sign-in/use-account-ready.ts';
import { LazyPart, lazyPart } from '../shared/loading/LazyPart.tsx';
import { RestoreScroll } from '../shared/navigation/RestoreScroll.tsx';
import { useUnread } from '../shared/member/unread.queries.ts';
import { useStoredChoice } from '../shared/browser/use-stored-choice.ts';
import { ContractNotice } from './ContractNotice.tsx';
import { FeedbackPopup } from './FeedbackPopup.tsx';
import { AccountButton, CashierButtons, Footer, HeaderBalance, SideMenu, TopNav } from './LaterParts.tsx';
import { ProtectionNotice } from './ProtectionNotice.tsx';
import { QuietNews } from './QuietNews.tsx';
import { RealityPopup } from './RealityPopup.tsx';
import { RecentGames } from './RecentGames.tsx';
import { TrialNotice } from './TrialNotice.tsx';

const MenuDrawer = lazyPart(async () => (await import('../features/frame/menu/MenuDrawer.tsx')).MenuDrawer);

const CONTENT = 'content';

function Drawer(list: { isAgent: boolean; unread: number }) {
  const open = useSyncExternalStore(drawerOpen.subscribe, drawerOpen.get, drawerOpen.get);
  return (
    <LazyPart onError={() => drawerOpen.set(false)}>
      {open && <MenuDrawer {...list} open onOpenChange={drawerOpen.set} />}
    </LazyPart>
  );
}

/** The layout of the site's pages. */
export function SiteLayout() {
  const t = useTranslations('common');
  const signedIn = useSignedIn();
  const open = useAccountReady();
  const { pathname } = useLocation();
  const folded = useStoredChoice(menuFolded);
  const sideMenu = !isGamePath(pathname);
  const { data: member } = useQuery({ ...memberQuery, enabled: signedIn });
  const isAgent = signedIn && member?.isAgent === true;
  const unread = useUnread(signedIn && member?.isTrial === false);
  // The layout reacts to keys and gestures from here on; tests wait for this mark.
  useEffect(() => void delete document.documentElement.dataset['hydrating'], []);
  return (
    <>
      <SkipLink target={CONTENT}>{t('skipToContent')}</SkipLink>
      <NavigationProgress />
      <Header
        sideMenu={sideMenu}
        signedIn={signedIn}
        wallet={
          open && (
            <>
              <HeaderBalance />
              <CashierButtons />
            </>
          )
        }
        search={<SearchButton />}
        account={signedIn ? <AccountButton /> : <VisitorButtons />}
      />
      {sideMenu && <SideMenu {...{ isAgent, unread }} />}
      <div
        className={clsx(
          'flex min-h-[calc(100dvh-var(--header-height))] flex-col max-md:pb-bottom-bar',
          sideMenu && 'md:pl-[var(--menu-rail)]',
          sideMenu && !folded && 'lg:pl-[var(--menu-width)]',
        )}
      >
        {sideMenu && <TopNav />}
        <ProtectionNotice />
        <main id={CONTENT} tabIndex={-1} className="w-full flex-1 px-page py-5 outline-none sm:py-7">
          <Outlet />
        </main>
        <Footer />
      </div>
      <BottomBar {...{ signedIn, unread }} />
      {open && sideMenu && <RecentGames {...{ folded, pathname }} />}
      {/* In games it would lie on the bet button. */}
      {sideMenu && <ScrollToTop />}
      <OfflineBanner />
      <Drawer {...{ isAgent, unread }} />
      <SessionNotice />
      <PasswordGate />
      <TrialNotice />
      <FeedbackPopup />
      <RealityPopup />
      <QuietNews />
      {isAgent && <ContractNotice />}
      <RestoreScroll />
    </>
  );
}
