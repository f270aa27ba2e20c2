import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';
import { LazyPart, lazyPart } from '../../../shared/loading/LazyPart.tsx';
import { useIdle } from '../../../shared/browser/use-idle.ts';
import { useStoredChoice } from '../../../shared/browser/use-stored-choice.ts';
import { menuFolded } from '../menu-state.ts';
import { MenuList, type MenuListProps } from './MenuList.tsx';
import { Preferences } from '../Preferences.tsx';
import { useWiderThan } from '../../../shared/browser/use-media.ts';

const MenuExtras = lazyPart(async () => (await import('./MenuExtras.tsx')).MenuExtras);

const RAIL = 'w-[var(--menu-rail)]';

/** The menu beside the page: expanded or collapsed to icons on desktops, always collapsed on tablets. */
export function SideMenu(props: Pick<MenuListProps, 'isAgent' | 'unread'>) {
  const t = useTranslations('nav');
  const folded = useStoredChoice(menuFolded);
  const wide = useWiderThan('64rem');
  const idle = useIdle();
  return (
    <>
      <nav
        aria-label={t('main')}
        className={clsx(
          'fixed top-[var(--header-height)] bottom-0 left-0 z-20 hidden flex-col border-r border-line bg-surface-1',
          'overflow-y-auto overscroll-contain [scrollbar-width:none] lg:flex',
          folded ? RAIL : 'w-[var(--menu-width)]',
        )}
      >
        <div className="flex-1 p-3">
          <MenuList {...props} folded={folded} besideTopNav />
        </div>
        {!folded && <LazyPart>{wide && idle && <MenuExtras />}</LazyPart>}
        {!folded && (
          <div className="border-t border-line p-4">
            <Preferences />
          </div>
        )}
      </nav>
      <nav
        aria-label={t('main')}
        className={clsx(
          'fixed top-[var(--header-height)] bottom-0 left-0 z-20 hidden border-r border-line bg-surface-1 p-3 md:block lg:hidden',
          'overflow-y-auto [scrollbar-width:none]',
          RAIL,
        )}
      >
        <MenuList {...props} folded besideTopNav />
      </nav>
    </>
  );
}
