import { useBoot } from '@croupier/web/boot/BootContext.tsx';
import { IconButton } from '@croupier/ui/buttons/IconButton.tsx';
import { clsx } from 'clsx';
import { Menu, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useStoredChoice } from '../../../shared/browser/use-stored-choice.ts';
import { Brand } from '../brand/Brand.tsx';
import { useFavicon } from '../brand/use-favicon.ts';
import { drawerOpen, menuFolded } from '../menu-state.ts';

export type HeaderProps = {
  /** Game pages have no side menu, so the button opens the drawer at every width. */
  sideMenu: boolean;
  /** In the middle: the member's balance with deposit and withdrawal. */
  wallet: ReactNode;
  /** Beside the account: search. */
  search: ReactNode;
  /** At the end: account menu, or sign-in and registration. */
  account: ReactNode;
  signedIn: boolean;
};

export function Header({ sideMenu, wallet, search, account, signedIn }: HeaderProps) {
  const t = useTranslations('nav');
  const folded = useStoredChoice(menuFolded);
  useFavicon(useBoot().mark);
  return (
    <header className="sticky top-0 z-30 h-[var(--header-height)] border-b border-line bg-surface-1">
      <div className="grid h-full grid-cols-[1fr_auto_1fr] items-center gap-1 px-2 sm:gap-4 sm:px-3 md:px-4">
        <div className="flex min-w-0 items-center gap-1 md:gap-2">
          <IconButton
            label={t('openMenu')}
            icon={<Menu />}
            onClick={() => drawerOpen.set(true)}
            className={clsx('max-md:hidden', sideMenu && 'lg:hidden')}
          />
          {sideMenu && (
            <IconButton
              label={folded ? t('expandMenu') : t('collapseMenu')}
              icon={folded ? <PanelLeftOpen /> : <PanelLeftClose />}
              onClick={() => menuFolded.set(!folded)}
              className="max-lg:hidden"
            />
          )}
          <Brand nameClass={signedIn ? 'max-md:sr-only' : ''} />
        </div>
        <div className="flex min-w-0 items-center gap-1 sm:gap-2">{wallet}</div>
        <div className="flex items-center justify-end sm:gap-2">
          {search}
          {account}
        </div>
      </div>
    </header>
  );
}
