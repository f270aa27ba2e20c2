import type { GameCategory } from '@croupier/contract/catalogue.ts';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import type { MenuItem } from '../../shared/menu-items.ts';

export type TopNavLinkProps = Pick<ComponentProps<'a'>, 'onClick' | 'onFocus' | 'onPointerEnter'> & {
  item: MenuItem;
  /** One with a panel of vendors. */
  category?: GameCategory;
  expanded?: boolean;
  controls?: string;
};

/** One page of the top navigation: a chip on phones, an icon with its word above that. */
export function TopNavLink({ item, category, expanded, controls, ...handlers }: TopNavLinkProps) {
  const t = useTranslations();
  const { path, label, icon: Icon, exact = false } = item;
  return (
    <li className="shrink-0 md:min-w-0 md:shrink md:grow xl:grow-0">
      <NavLink
        {...handlers}
        to={path}
        end={exact}
        data-category={category}
        aria-expanded={expanded}
        aria-controls={expanded ? controls : undefined}
        className={({ isActive }) =>
          clsx(
            'top-nav-link',
            isActive ? 'text-brand-text' : 'text-muted hover:text-text',
            expanded && !isActive && 'text-text!',
          )
        }
      >
        <Icon aria-hidden className="size-4.5 shrink-0" />
        <span className="md:max-w-full md:truncate">{t(label)}</span>
      </NavLink>
    </li>
  );
}
