import { useBoot } from '@croupier/web/BootContext.tsx';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { categoryItems } from '../../shared/menu-items.ts';

/** Every category that has games here, at one touch. */
export function CategoryShortcuts() {
  const t = useTranslations();
  const { menus } = useBoot().games;
  return (
    <nav aria-label={t('home.categories')} className="-mx-page scroll-row px-page py-1 -my-1">
      <ul className="grid grid-flow-col auto-cols-[minmax(5.25rem,1fr)] gap-2 sm:gap-3">
        {categoryItems(menus).map(({ path, label, icon: Icon }) => (
          <li key={path}>
            <Link
              to={path}
              className="category-shortcut group flex h-full flex-col items-center justify-center gap-2 rounded-card border border-line bg-panel px-1.5 py-3 text-center text-xs font-semibold text-muted shadow-raised hover:text-text sm:py-4 sm:text-sm"
            >
              <Icon aria-hidden className="size-6 text-brand-text sm:size-7" strokeWidth={1.75} />
              <span className="leading-tight">{t(label)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
