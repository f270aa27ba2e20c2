import { IconButton } from '@croupier/ui/buttons/IconButton.tsx';
import { Kbd } from '@croupier/ui/layout/Kbd.tsx';
import { Popover } from '@croupier/ui/overlays/Popover.tsx';
import { Switch } from '@croupier/ui/fields/Switch.tsx';
import { Keyboard } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useStoredChoice } from '../../../shared/browser/use-stored-choice.ts';
import { hotkeysOn } from '../preferences.ts';
import type { KeyHelp } from './key-help.ts';

export type HotkeysPopoverProps = { keys: readonly KeyHelp[] };

/** Lists the keyboard shortcuts and switches them on or off. */
export function HotkeysPopover({ keys: help }: HotkeysPopoverProps) {
  const t = useTranslations('originals.hotkeys');
  const isOn = useStoredChoice(hotkeysOn);
  return (
    <Popover
      label={t('title')}
      side="top"
      align="end"
      trigger={<IconButton label={t('title')} icon={<Keyboard />} pressed={isOn} />}
    >
      <h2 className="text-base">{t('title')}</h2>
      <Switch
        label={t('enable')}
        hint={t('text')}
        className="mt-2 mb-3 border-b border-line pb-3"
        checked={isOn}
        onChange={(event) => hotkeysOn.set(event.target.checked)}
      />
      <ul className="grid gap-2 text-sm text-muted">
        {help.map(({ keys, does }) => (
          <li key={does} className="flex items-center justify-between gap-3">
            {t(does)}
            <Kbd>{keys}</Kbd>
          </li>
        ))}
      </ul>
    </Popover>
  );
}
