import { useBoot } from '@croupier/web/boot/BootContext.tsx';
import { Avatar } from '@croupier/ui/data/Avatar.tsx';
import { IconButton } from '@croupier/ui/buttons/IconButton.tsx';
import { SkipLink } from '@croupier/ui/layout/SkipLink.tsx';
import { useQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { useTranslations } from 'use-intl';
import { RestoreScroll } from '../shared/navigation/RestoreScroll.tsx';
import { memberQuery } from '../shared/member/member.queries.ts';
import { SessionNotice } from '../features/account/SessionNotice.tsx';
import { SignOutDialog } from '../features/account/SignOutDialog.tsx';
import { AgentClock } from '../features/agent/AgentClock.tsx';
import { AgentMenu } from '../features/agent/AgentMenu.tsx';
import { PasswordGate } from '../features/auth/PasswordGate.tsx';
import { Brand } from '../features/frame/brand/Brand.tsx';
import { NavigationProgress } from '../features/frame/NavigationProgress.tsx';
import { OfflineBanner } from '../features/frame/OfflineBanner.tsx';
import { useFavicon } from '../features/frame/brand/use-favicon.ts';
import { SettingsButton } from './SettingsButton.tsx';

const CONTENT = 'content';

function AgentHeader() {
  const t = useTranslations('nav');
  const [asking, setAsking] = useState(false);
  const { data: member } = useQuery(memberQuery);
  const name = member?.nickname || member?.account || '';
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-surface-1">
      <div className="flex h-[var(--header-height)] items-center gap-2 px-3 sm:gap-4 md:px-4">
        <Brand nameClass="max-md:sr-only" />
        <div className="ml-auto">
          <AgentClock />
        </div>
        <p className="flex items-center gap-2 text-sm font-semibold text-text max-sm:hidden">
          <Avatar name={name || '·'} size="sm" />
          <span className="max-w-32 truncate">{name}</span>
        </p>
        <div className="flex items-center">
          <SettingsButton />
          <IconButton label={t('signOut')} icon={<LogOut />} onClick={() => setAsking(true)} />
        </div>
      </div>
      <SignOutDialog open={asking} onOpenChange={setAsking} />
    </header>
  );
}

/** The layout of the agents' back-office. */
export function AgentFrame() {
  const t = useTranslations('common');
  useFavicon(useBoot().mark);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink target={CONTENT}>{t('skipToContent')}</SkipLink>
      <NavigationProgress />
      <AgentHeader />
      <div className="flex flex-1 flex-col md:flex-row">
        <AgentMenu />
        <main id={CONTENT} tabIndex={-1} className="min-w-0 flex-1 px-page py-5 outline-none sm:py-7">
          <Outlet />
        </main>
      </div>
      <OfflineBanner />
      <SessionNotice />
      <PasswordGate />
      <RestoreScroll />
    </div>
  );
}
