import { Badge } from '@croupier/ui/status/Badge.tsx';
import { clsx } from 'clsx';
import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import type { MenuItem } from '../../../shared/navigation/menu-items.ts';

export const menuLinkClass = (folded: boolean, active: boolean): string =>
  clsx(
    'relative flex h-11 items-center gap-3 rounded-field text-sm font-semibold transition-colors duration-[var(--quick)]',
    folded ? 'justify-center' : 'px-3',
    active ? 'bg-brand-soft text-brand-text' : 'text-muted hover:bg-surface-3 hover:text-text',
  );

export type MenuLinkProps = {
  item: MenuItem;
  folded: boolean;
  onFollow?: (() => void) | undefined;
  /** Numbers of unread messages and of rewards to claim, for the badges of their items. */
  unread?: number | undefined;
  rewards?: number | undefined;
};

/** A link in the side menu. */
export function MenuLink({
  item: { path, label, name, icon: Icon, exact = false },
  folded,
  onFollow,
  unread = 0,
  rewards = 0,
}: MenuLinkProps) {
  const t = useTranslations();
  const isRewards = path === paths.rewards();
  const count = isRewards ? rewards : path === paths.messages() ? unread : 0;
  const shown = name ?? t(label);
  return (
    <NavLink
      to={path}
      end={exact}
      {...(folded ? { title: shown } : {})}
      {...(onFollow ? { onClick: onFollow } : {})}
      className={({ isActive }) => menuLinkClass(folded, isActive)}
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      <span className={folded ? 'sr-only' : 'truncate'}>{shown}</span>
      {count > 0 && (
        <>
          <Badge
            aria-hidden
            tone="brand"
            className={clsx(
              'numeric',
              folded ? 'absolute top-0.5 right-0.5 h-4.5! px-1.5! text-2xs!' : 'ml-auto',
            )}
          >
            {count}
          </Badge>
          <span className="sr-only">
            {t(isRewards ? 'nav.rewardsWaiting' : 'nav.unreadMessages', { count })}
          </span>
        </>
      )}
    </NavLink>
  );
}
