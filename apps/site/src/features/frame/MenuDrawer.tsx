import { Drawer } from '@croupier/ui/Drawer.tsx';
import { useMerchant } from '@croupier/web/BootContext.tsx';
import { useTranslations } from 'use-intl';
import { MenuList } from './MenuList.tsx';
import { Preferences } from './Preferences.tsx';

/** The menu over the page, for phones, tablets and game pages. */
export function MenuDrawer({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const t = useTranslations('nav');
  const { name } = useMerchant();
  return (
    <Drawer {...{ open, onOpenChange }} title={name} closeLabel={t('closeMenu')} footer={<Preferences />}>
      <nav aria-label={t('main')}>
        <MenuList onFollow={() => onOpenChange(false)} />
      </nav>
    </Drawer>
  );
}
