import type { GameCategory } from '@croupier/contract/games/catalogue.ts';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import type { MenuItem } from '../../../shared/navigation/menu-items.ts';

export type TopNavLinkProps = Pick<ComponentProps<'a'>, 'onClick' | 'onFocus' | 'onPointerEnter'> & {
  item: MenuItem;
  /** Set for a link that has a panel of vendors. */
  category?: GameCategory;
  expanded?: boolean;
  controls?: string;
};

/** A link of the top navigation: an icon with its label. */
export function TopNavLink({ item, category, expanded, controls, ...handlers }: TopNavLinkProps) {
  const t = useTranslations();
  const { path, label, icon: Icon, exact = false } = item;
  return (
    <li>
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
        <span>{t(label)}</span>
      </NavLink>
    </li>
  );
}
