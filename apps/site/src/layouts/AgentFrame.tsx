import { useBoot } from '@croupier/web/boot/BootContext.tsx';
import { SkipLink } from '@croupier/ui/layout/SkipLink.tsx';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { useTranslations } from 'use-intl';
import { LazyPart, lazyPart } from '../shared/loading/LazyPart.tsx';
import { RestoreScroll } from '../shared/navigation/RestoreScroll.tsx';
import { SessionNotice } from '../features/account/SessionNotice.tsx';
import { SignOutDialog } from '../features/account/SignOutDialog.tsx';
import { AgentBottomBar } from '../features/agent/frame/AgentBottomBar.tsx';
import { AgentHeader } from '../features/agent/frame/AgentHeader.tsx';
import { AgentMenu } from '../features/agent/frame/AgentMenu.tsx';
import { PasswordGate } from '../features/auth/PasswordGate.tsx';
import { Brand } from '../features/frame/brand/Brand.tsx';
import { NavigationProgress } from '../features/frame/NavigationProgress.tsx';
import { OfflineBanner } from '../features/frame/OfflineBanner.tsx';
import { useFavicon } from '../features/frame/brand/use-favicon.ts';
import { ContractNotice } from './ContractNotice.tsx';
import { SettingsButton } from './SettingsButton.tsx';

const AgentMore = lazyPart(async () => (await import('../features/agent/frame/AgentMore.tsx')).AgentMore);

const CONTENT = 'content';

/** The layout of the agents' back-office. */
export function AgentFrame() {
  const t = useTranslations('common');
  const [more, setMore] = useState(false);
  const [asking, setAsking] = useState(false);
  useFavicon(useBoot().mark);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink target={CONTENT}>{t('skipToContent')}</SkipLink>
      <NavigationProgress />
      <AgentHeader
        brand={<Brand nameClass="max-lg:sr-only" />}
        settings={<SettingsButton />}
        onSignOut={() => setAsking(true)}
      />
      <SignOutDialog open={asking} onOpenChange={setAsking} />
      <div className="flex flex-1">
        <aside className="w-60 shrink-0 border-r border-line bg-surface-1 max-md:hidden lg:w-64">
          <div className="sticky top-[var(--header-height)] max-h-[calc(100dvh-var(--header-height))] overflow-y-auto p-3 py-5">
            <AgentMenu />
          </div>
        </aside>
        <main
          id={CONTENT}
          tabIndex={-1}
          className="min-w-0 flex-1 px-page pt-3 pb-8 outline-none max-md:pb-[calc(var(--bottom-bar-height)+1.5rem)] sm:pt-4"
        >
          <Outlet />
        </main>
      </div>
      <AgentBottomBar onMore={() => setMore(true)} />
      <LazyPart onError={() => setMore(false)}>
        {more && <AgentMore onClose={() => setMore(false)} onSignOut={() => setAsking(true)} />}
      </LazyPart>
      <OfflineBanner />
      <SessionNotice />
      <PasswordGate />
      <ContractNotice />
      <RestoreScroll />
    </div>
  );
}
