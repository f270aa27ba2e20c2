import type { GameCategory } from '@croupier/contract/catalogue.ts';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import type { MenuItem } from '../../../shared/navigation/menu-items.ts';

export type TopNavLinkProps = Pick<ComponentProps<'a'>, 'onClick' | 'onFocus' | 'onPointerEnter'> & {
  item: MenuItem;
  /** One with a panel of vendors. */
  category?: GameCategory;
  expanded?: boolean;
  controls?: string;
};

/** One page of the top navigation: an icon with its word. */
export function TopNavLink({ item, category, expanded, controls, ...handlers }: TopNavLinkProps) {
  const t = useTranslations();
  const { path, label, icon: Icon, exact = false } = item;
  return (
    <li className="min-w-0 grow xl:grow-0">
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
        <span className="max-w-full truncate">{t(label)}</span>
      </NavLink>
    </li>
  );
}
