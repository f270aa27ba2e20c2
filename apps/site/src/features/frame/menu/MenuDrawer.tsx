import { Drawer } from '@croupier/ui/overlays/Drawer.tsx';
import { useMerchant } from '@croupier/web/boot/BootContext.tsx';
import { useSignedIn } from '@croupier/web/session/use-session.ts';
import { useTranslations } from 'use-intl';
import { AppPromo } from './AppPromo.tsx';
import { MenuList, type MenuListProps } from './MenuList.tsx';
import { Preferences } from '../Preferences.tsx';
import { RecentRow } from '../recent/RecentRow.tsx';
import { useCloseOnBack } from '../../../shared/navigation/use-close-on-back.ts';
import { useWiderThan } from '../../../shared/browser/use-media.ts';

export type MenuDrawerProps = Pick<MenuListProps, 'isAgent' | 'unread'> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The menu drawer for phones, tablets and game pages. */
export function MenuDrawer({ open, onOpenChange, ...list }: MenuDrawerProps) {
  const t = useTranslations('nav');
  const { name } = useMerchant();
  const signedIn = useSignedIn();
  // On a phone the menu entry is enough; a QR code would be useless.
  const wide = useWiderThan('48rem');
  const follow = (): void => onOpenChange(false);
  useCloseOnBack(open, follow);
  return (
    <Drawer {...{ open, onOpenChange }} title={name} closeLabel={t('closeMenu')} footer={<Preferences />}>
      {signedIn && <RecentRow onFollow={follow} />}
      <nav aria-label={t('main')}>
        <MenuList {...list} onFollow={follow} />
      </nav>
      {wide && (
        <div className="mt-4">
          <AppPromo modal onFollow={follow} />
        </div>
      )}
    </Drawer>
  );
}
