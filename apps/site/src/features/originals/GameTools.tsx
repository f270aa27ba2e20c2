import { IconButton } from '@croupier/ui/buttons/IconButton.tsx';
import type { Store } from '@croupier/web/browser/store.ts';
import { ChartLine, Keyboard, Volume2, VolumeX, Zap, ZapOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LazyPart, lazyPart } from '../../shared/loading/LazyPart.tsx';
import { useStoredChoice } from '../../shared/browser/use-stored-choice.ts';
import { fastPlay, soundOn, statsShown } from './preferences.ts';
import type { KeyHelp } from './hotkeys/key-help.ts';
import { playSound } from './sound/play-sound.ts';
import { scrollToStats } from './stats/StatsPanel.tsx';

const SoundPopover = lazyPart(async () => (await import('./sound/SoundPopover.tsx')).SoundPopover);
const HotkeysPopover = lazyPart(async () => (await import('./hotkeys/HotkeysPopover.tsx')).HotkeysPopover);

type ToolProps = { choice: Store<boolean>; label: string; icon: ReactNode; onChange?: () => void };

function Tool({ choice, label, icon, onChange }: ToolProps) {
  const isOn = useStoredChoice(choice);
  return (
    <IconButton
      label={label}
      icon={icon}
      pressed={isOn}
      onClick={() => {
        choice.set(!isOn);
        onChange?.();
      }}
    />
  );
}

export type GameToolsProps = {
  keys: readonly KeyHelp[];
  /** The server sets the pace. */
  isShared?: boolean;
};

/** Toolbar under the game: sound, speed, statistics, keyboard shortcuts. */
export function GameTools({ keys, isShared = false }: GameToolsProps) {
  const t = useTranslations('originals.tools');
  const hasSound = useStoredChoice(soundOn);
  const isFast = useStoredChoice(fastPlay);
  return (
    <div
      role="toolbar"
      aria-label={t('label')}
      className="flex items-center gap-1 border-t border-line px-2 py-1.5"
    >
      <Tool
        choice={soundOn}
        label={t('sound')}
        icon={hasSound ? <Volume2 /> : <VolumeX />}
        onChange={() => playSound('tick')}
      />
      <LazyPart>{hasSound && <SoundPopover />}</LazyPart>
      {!isShared && <Tool choice={fastPlay} label={t('fast')} icon={isFast ? <Zap /> : <ZapOff />} />}
      <Tool choice={statsShown} label={t('stats')} icon={<ChartLine />} onChange={scrollToStats} />
      <span className="flex-1" />
      <span className="pointer-coarse:hidden">
        <LazyPart fallback={<IconButton label={t('hotkeys')} icon={<Keyboard />} disabled />}>
          <HotkeysPopover keys={keys} />
        </LazyPart>
      </span>
    </div>
  );
}
