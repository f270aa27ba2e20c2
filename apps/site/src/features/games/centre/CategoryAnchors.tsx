import type { GameCategory } from '@croupier/contract/games/catalogue.ts';
import { useBoot } from '@croupier/web/boot/BootContext.tsx';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { CATEGORY_PATHS } from '../../../paths.ts';
import { categoryItems } from '../../../shared/navigation/menu-items.ts';

/** Sticky links to each category further down the page. */
export function CategoryAnchors({ kinds }: { kinds: readonly GameCategory[] }) {
  const t = useTranslations();
  const { menus } = useBoot().games;
  const icons = new Map(categoryItems(menus).map(({ path, icon }) => [path, icon]));
  return (
    <nav
      aria-label={t('games.categories')}
      className="sticky top-[var(--header-height)] z-10 -mx-page mt-5 scroll-row border-b border-line bg-page px-page py-2.5"
    >
      <ul className="flex w-max gap-2">
        {kinds.map((kind) => {
          const Icon = icons.get(CATEGORY_PATHS[kind]);
          return (
            <li key={kind}>
              <Link
                to={{ hash: kind }}
                replace
                className="flex h-11 items-center gap-2 rounded-pill border border-line bg-surface-2 px-4 text-sm font-semibold whitespace-nowrap text-muted hover:bg-surface-3 hover:text-text focus-visible:-outline-offset-2"
              >
                {Icon && <Icon aria-hidden className="size-4.5" />}
                {t(`nav.category.${kind}`)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
