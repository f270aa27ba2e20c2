import type { GameCategory } from '@croupier/contract/games/catalogue.ts';
import { useBoot } from '@croupier/web/boot/BootContext.tsx';
import { clsx } from 'clsx';
import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { CATEGORY_PATHS } from '../../paths.ts';
import { categoryItems } from '../../shared/navigation/menu-items.ts';
import { useCentred } from '../../shared/browser/use-centred.ts';

/** Categories with games, above every list; phones scroll the row to the current one. */
export function CategoryBar({ category }: { category: GameCategory }) {
  const t = useTranslations();
  const { menus } = useBoot().games;
  const items = categoryItems(menus);
  const current = items.findIndex(({ path }) => path === CATEGORY_PATHS[category]);
  const { box, row } = useCentred<HTMLElement, HTMLUListElement>(current);
  return (
    <nav
      ref={box}
      aria-label={t('games.categories')}
      className="relative -mx-page scroll-row px-page pb-1 md:hidden"
    >
      <ul ref={row} className="flex w-max gap-2">
        {items.map(({ path, label, icon: Icon }) => (
          <li key={path}>
            <NavLink
              to={path}
              end
              className={({ isActive }) =>
                clsx(
                  'flex h-11 items-center gap-2 rounded-pill border px-4 text-sm font-semibold whitespace-nowrap focus-visible:-outline-offset-2',
                  isActive
                    ? 'border-brand-line bg-brand-soft text-brand-text'
                    : 'border-line bg-surface-2 text-muted hover:bg-surface-3 hover:text-text',
                )
              }
            >
              <Icon aria-hidden className="size-4.5" />
              {t(label)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
