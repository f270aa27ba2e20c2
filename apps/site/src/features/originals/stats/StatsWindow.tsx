import { IconButton } from '@croupier/ui/buttons/IconButton.tsx';
import { GripHorizontal, PanelLeft, X } from 'lucide-react';
import { useId } from 'react';
import { createPortal } from 'react-dom';
import { useTranslations } from 'use-intl';
import { statsFloat, statsShown } from '../preferences.ts';
import type { PlayedGame } from './session-stats.ts';
import { StatsFigures } from './StatsFigures.tsx';
import { useWindowPlace } from './use-window-place.ts';

/** Statistics of this session in a window that is moved by its head, or by the arrow keys. */
export function StatsWindow({ game }: { game: PlayedGame }) {
  const t = useTranslations('originals.stats');
  const headId = useId();
  const { root, style, onPointerDown, onKeyDown } = useWindowPlace();
  return createPortal(
    <section
      ref={root}
      aria-labelledby={headId}
      style={style}
      className="fixed top-0 left-0 z-30 w-80 rounded-card border border-line-strong bg-panel p-4 pt-2 shadow-raised"
    >
      <header
        onPointerDown={onPointerDown}
        className="-mx-2 mb-2 flex cursor-grab touch-none items-center gap-1 select-none active:cursor-grabbing"
      >
        <IconButton data-grip size="sm" label={t('move')} icon={<GripHorizontal />} onKeyDown={onKeyDown} />
        <h2 id={headId} className="mr-auto text-base">
          {t('title')}
        </h2>
        <IconButton size="sm" label={t('dock')} icon={<PanelLeft />} onClick={() => statsFloat.set(false)} />
        <IconButton size="sm" label={t('close')} icon={<X />} onClick={() => statsShown.set(false)} />
      </header>
      <StatsFigures game={game} />
    </section>,
    document.body,
  );
}
