import { IconButton } from '@croupier/ui/buttons/IconButton.tsx';
import { SegmentedControl } from '@croupier/ui/fields/SegmentedControl.tsx';
import { Popover } from '@croupier/ui/overlays/Popover.tsx';
import { Music } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { soundSet } from '../preferences.ts';
import { playSound } from './play-sound.ts';
import { SOUND_SETS } from './sound-sets.ts';

/** The choice of a sound set; each is heard when it is chosen. */
export function SoundPopover() {
  const t = useTranslations('originals.tools');
  const chosen = useSyncExternalStore(soundSet.subscribe, soundSet.get, () => 'soft' as const);
  return (
    <Popover
      label={t('soundSet')}
      side="top"
      align="start"
      trigger={<IconButton label={t('soundSet')} icon={<Music />} />}
    >
      <h2 className="mb-3 text-base">{t('soundSet')}</h2>
      <SegmentedControl
        label={t('soundSet')}
        value={chosen}
        onValueChange={(set) => {
          soundSet.set(set);
          playSound('fineWin');
        }}
        segments={SOUND_SETS.map((value) => ({ value, label: t(`soundSets.${value}`) }))}
      />
    </Popover>
  );
}
