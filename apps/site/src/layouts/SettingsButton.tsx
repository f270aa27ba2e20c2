import { IconButton } from '@croupier/ui/buttons/IconButton.tsx';
import { Popover } from '@croupier/ui/overlays/Popover.tsx';
import { Settings2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Preferences } from '../features/frame/Preferences.tsx';

/** Language and theme behind one button, for layouts without a side menu. */
export function SettingsButton() {
  const t = useTranslations('nav');
  return (
    <Popover
      align="end"
      label={t('settings')}
      className="w-64"
      trigger={<IconButton label={t('settings')} icon={<Settings2 />} />}
    >
      <Preferences />
    </Popover>
  );
}
