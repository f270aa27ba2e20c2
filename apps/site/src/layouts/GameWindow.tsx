import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { useBoot } from '@croupier/web/boot/BootContext.tsx';
import { X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { SessionNotice } from '../features/account/SessionNotice.tsx';
import { PasswordGate } from '../features/auth/PasswordGate.tsx';
import { OfflineBanner } from '../features/frame/OfflineBanner.tsx';
import { HeaderBalance } from '../features/wallet/HeaderBalance.tsx';
import { useAccountReady } from '../shared/sign-in/use-account-ready.ts';
import { TrialNotice } from './TrialNotice.tsx';

/** Closes the window. A page may not close a window that was opened by its address, so that one follows the link. */
const close = (event: MouseEvent): void => {
  if (!globalThis.opener) return;
  event.preventDefault();
  globalThis.close();
};

/** The layout of a game in its own window: the game, the balance and a button that closes the window. */
export function GameWindow() {
  const t = useTranslations('games.window');
  const { permission, mark } = useBoot();
  const open = useAccountReady();
  const { pathname } = useLocation();
  return (
    <>
      <header className="sticky top-0 z-30 flex h-14 items-center justify-between gap-3 border-b border-line bg-surface-1 px-page">
        <img src={mark} alt={permission.info.whitelabel.name} width={32} height={32} className="size-8" />
        {open && <HeaderBalance />}
        <Link to={pathname} onClick={close} className={buttonClass({ variant: 'ghost', size: 'sm' })}>
          <X aria-hidden />
          <span className="max-sm:sr-only">{t('return')}</span>
        </Link>
      </header>
      <main className="px-page py-3 [--bottom-bar-height:0rem] sm:py-4">
        <Outlet />
      </main>
      <OfflineBanner />
      <SessionNotice />
      <PasswordGate />
      <TrialNotice />
    </>
  );
}
