import { useBoot } from '@croupier/web/BootContext.tsx';
import { useSignedIn } from '@croupier/web/use-session.ts';
import { clsx } from 'clsx';
import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import {
  categoryItems,
  gameItems,
  mainItems,
  memberItems,
  pickedItems,
  trustItems,
  type MenuItem,
} from '../../shared/menu-items.ts';

export type MenuListProps = {
  /** Icons only; the words stay for screen readers and as titles. */
  folded?: boolean;
  onFollow?: () => void;
};

type GroupProps = MenuListProps & { items: readonly MenuItem[]; title?: string };

function Group({ items, title, folded = false, onFollow }: GroupProps) {
  const t = useTranslations();
  return (
    <li className="border-t border-line pt-2 mt-2 first:mt-0 first:border-0 first:pt-0">
      {title && !folded && <p className="px-3 pt-1 pb-1.5 text-xs font-semibold text-subtle">{title}</p>}
      <ul className="flex flex-col gap-0.5">
        {items.map(({ path, label, icon: Icon, exact = false }) => (
          <li key={path}>
            <NavLink
              to={path}
              end={exact}
              {...(folded ? { title: t(label) } : {})}
              {...(onFollow ? { onClick: onFollow } : {})}
              className={({ isActive }) =>
                clsx(
                  'relative flex h-11 items-center gap-3 rounded-field text-sm font-semibold transition-colors duration-[var(--quick)]',
                  folded ? 'justify-center' : 'px-3',
                  isActive
                    ? 'bg-brand-soft text-brand-text'
                    : 'text-muted hover:bg-surface-3 hover:text-text',
                )
              }
            >
              <Icon aria-hidden className="size-5 shrink-0" />
              <span className={folded ? 'sr-only' : 'truncate'}>{t(label)}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Every page of the site that a visitor, or a member, may go to. */
export function MenuList(props: MenuListProps) {
  const t = useTranslations('nav');
  const signedIn = useSignedIn();
  const { menus } = useBoot().games;
  return (
    <ul>
      <Group {...props} items={mainItems} />
      <Group {...props} items={categoryItems(menus)} title={t('games')} />
      <Group {...props} items={gameItems} title={t('category.bgs')} />
      {signedIn && <Group {...props} items={pickedItems} title={t('picked')} />}
      <Group {...props} items={trustItems} />
      {signedIn && <Group {...props} items={memberItems} title={t('account')} />}
    </ul>
  );
}
