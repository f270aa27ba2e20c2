import { useBoot, useMerchant } from '@croupier/web/boot/BootContext.tsx';
import { useSignedIn } from '@croupier/web/session/use-session.ts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import {
  allGamesItem,
  categoryItems,
  contestItems,
  downloadItem,
  friendsItem,
  inviteItem,
  mainItems,
  memberItems,
  missionsItem,
  noticesItem,
  ownGameItems,
  pointMallItem,
  promotionsItem,
  vipItem,
  rewardsItem,
  pickedItems,
  studioItem,
  trustItems,
  winnersItem,
  type MenuItem,
} from '../../../shared/navigation/menu-items.ts';
import { useOriginals } from '../../../shared/games/games.queries.ts';
import { useRewardCount } from '../../../shared/promotions/promotions.queries.ts';
import { ServiceLinks } from '../../../shared/page/ServiceLinks.tsx';
import { MenuLink, menuLinkClass } from './MenuLink.tsx';

export type MenuListProps = {
  /** Agents see the link for inviting friends. */
  isAgent: boolean;
  /** Number of unread messages. */
  unread: number;
  /** Icons only; labels stay for screen readers and as tooltips. */
  folded?: boolean;
  /** Leaves out what the top navigation shows. */
  besideTopNav?: boolean;
  onFollow?: () => void;
};

type GroupProps = MenuListProps & { items: readonly MenuItem[]; title?: string; children?: ReactNode };

function Group({ items, title, folded = false, onFollow, unread, children }: GroupProps) {
  const rewards = useRewardCount();
  return (
    <li className="mt-2 border-t border-line pt-2 first:mt-0 first:border-0 first:pt-0">
      {title && !folded && <p className="px-3 pt-1 pb-1.5 text-xs font-semibold text-subtle">{title}</p>}
      <ul className="flex flex-col gap-0.5">
        {items.map((item) => (
          <li key={item.path}>
            <MenuLink {...{ item, folded, onFollow, unread, rewards }} />
          </li>
        ))}
        {children}
      </ul>
    </li>
  );
}

/** Links to the pages of the site, for visitors and members. */
export function MenuList(props: MenuListProps) {
  const { folded = false, besideTopNav = false } = props;
  const t = useTranslations('nav');
  const signedIn = useSignedIn();
  const { apps } = useMerchant();
  const { games: offered, permission } = useBoot();
  const { menus } = offered;
  const { features } = permission.info.whitelabel;
  const { data: games = [] } = useOriginals();
  const own = ownGameItems(games);
  const hasApp = apps.ios || apps.android || apps.lite;
  const offers = [
    ...(besideTopNav ? [] : [promotionsItem]),
    pointMallItem,
    vipItem,

    ...(signedIn ? [rewardsItem] : []),
    winnersItem,
    ...(signedIn ? [missionsItem] : []),
    ...contestItems,
    ...(props.isAgent ? [inviteItem] : signedIn && features.referral ? [friendsItem] : []),
    ...(hasApp ? [downloadItem] : []),
  ];
  return (
    <ul>
      {!besideTopNav && (
        <>
          <Group {...props} items={[...mainItems, allGamesItem]} />
          <Group {...props} items={categoryItems(menus)} title={t('games')} />
        </>
      )}
      <Group
        {...props}
        items={besideTopNav ? [allGamesItem, studioItem, ...own] : own}
        title={t(besideTopNav ? 'games' : 'category.bgs')}
      />
      {signedIn && <Group {...props} items={pickedItems} title={t('picked')} />}
      <Group {...props} items={offers} title={t('offers')} />
      {signedIn && <Group {...props} items={memberItems} title={t('account')} />}
      <Group {...props} items={[...trustItems, noticesItem]} title={t('support')}>
        <ServiceLinks folded={folded} className={menuLinkClass(folded, false)} />
      </Group>
    </ul>
  );
}
