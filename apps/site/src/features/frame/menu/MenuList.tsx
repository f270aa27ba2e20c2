import { useBoot, useMerchant } from '@croupier/web/boot/BootContext.tsx';
import { useSignedIn } from '@croupier/web/session/use-session.ts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import {
  allGamesItem,
  categoryItems,
  downloadItem,
  gameItems,
  inviteItem,
  mainItems,
  memberItems,
  noticesItem,
  offerItems,
  pickedItems,
  trustItems,
  type MenuItem,
} from '../../../shared/navigation/menu-items.ts';
import { ServiceLinks } from '../../../shared/page/ServiceLinks.tsx';
import { MenuLink, menuLinkClass } from './MenuLink.tsx';

export type MenuListProps = {
  /** Who is signed in brings friends. */
  isAgent: boolean;
  /** Messages that were not read. */
  unread: number;
  /** Icons only; the words stay for screen readers and as titles. */
  folded?: boolean;
  onFollow?: () => void;
};

type GroupProps = MenuListProps & { items: readonly MenuItem[]; title?: string; children?: ReactNode };

function Group({ items, title, folded = false, onFollow, unread, children }: GroupProps) {
  return (
    <li className="mt-2 border-t border-line pt-2 first:mt-0 first:border-0 first:pt-0">
      {title && !folded && <p className="px-3 pt-1 pb-1.5 text-xs font-semibold text-subtle">{title}</p>}
      <ul className="flex flex-col gap-0.5">
        {items.map((item) => (
          <li key={item.path}>
            <MenuLink {...{ item, folded, onFollow }} count={item.path === paths.messages() ? unread : 0} />
          </li>
        ))}
        {children}
      </ul>
    </li>
  );
}

/** Every page of the site that a visitor, or a member, may go to. */
export function MenuList(props: MenuListProps) {
  const { folded = false } = props;
  const t = useTranslations('nav');
  const signedIn = useSignedIn();
  const { apps } = useMerchant();
  const { menus } = useBoot().games;
  const hasApp = apps.ios || apps.android || apps.lite;
  const offers = [...offerItems, ...(props.isAgent ? [inviteItem] : []), ...(hasApp ? [downloadItem] : [])];
  return (
    <ul>
      <Group {...props} items={[...mainItems, allGamesItem]} />
      <Group {...props} items={categoryItems(menus)} title={t('games')} />
      <Group {...props} items={gameItems} title={t('category.bgs')} />
      {signedIn && <Group {...props} items={pickedItems} title={t('picked')} />}
      <Group {...props} items={offers} title={t('offers')} />
      {signedIn && <Group {...props} items={memberItems} title={t('account')} />}
      <Group {...props} items={[...trustItems, noticesItem]} title={t('support')}>
        <ServiceLinks folded={folded} className={menuLinkClass(folded, false)} />
      </Group>
    </ul>
  );
}
