import { Drawer } from '@croupier/ui/overlays/Drawer.tsx';
import { useTranslations } from 'use-intl';
import { MenuLink } from '../features/frame/menu/MenuLink.tsx';
import { useMemberGroups } from '../shared/navigation/use-member-groups.ts';
import { useRewardCount } from '../shared/promotions/promotions.queries.ts';
import { useCloseOnBack } from '../shared/navigation/use-close-on-back.ts';

type MenuProps = { unread: number; onFollow?: () => void };

/** All sections of the member centre, by subject. */
export function MemberMenu({ unread, onFollow }: MenuProps) {
  const t = useTranslations();
  const groups = useMemberGroups();
  const rewards = useRewardCount();
  return (
    <nav aria-label={t('payments.menu.title')} className="grid gap-5">
      {groups.map(({ title, items }) => (
        <section key={title}>
          <h2 className="px-3 pb-1.5 text-xs font-semibold text-subtle">{t(title)}</h2>
          <ul className="grid gap-0.5">
            {items.map((item) => (
              <li key={item.path}>
                <MenuLink {...{ item, onFollow, unread, rewards }} folded={false} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

/** The same in a drawer, for phones and tablets. */
export function MemberDrawer({ unread, onClose }: { unread: number; onClose: () => void }) {
  const t = useTranslations();
  useCloseOnBack(true, onClose);
  return (
    <Drawer
      open
      side="right"
      onOpenChange={(open) => !open && onClose()}
      title={t('payments.menu.title')}
      closeLabel={t('common.close')}
    >
      <MemberMenu unread={unread} onFollow={onClose} />
    </Drawer>
  );
}
