import { IconButton } from '@croupier/ui/buttons/IconButton.tsx';
import { ChartLine, PictureInPicture2, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { statsShown } from '../preferences.ts';
import type { PlayedGame } from './session-stats.ts';
import { StatsFigures } from './StatsFigures.tsx';

const PANEL_ID = 'game-stats';

/** After the panel was switched on: one that opens out of view would look like a button without effect. */
export const scrollToStats = (): void => {
  requestAnimationFrame(() => document.getElementById(PANEL_ID)?.scrollIntoView({ block: 'nearest' }));
};

export type StatsPanelProps = { game: PlayedGame; onDetach: (() => void) | undefined };

/** Statistics of this session under the controls. */
export function StatsPanel({ game, onDetach }: StatsPanelProps) {
  const t = useTranslations('originals.stats');
  return (
    <section aria-label={t('title')} id={PANEL_ID} className="border-t border-line p-3 sm:p-5">
      <header className="mb-3 flex items-center gap-1">
        <ChartLine aria-hidden className="mr-1 size-5 text-brand-text" />
        <h2 className="mr-auto text-base">{t('title')}</h2>
        {onDetach && (
          <IconButton size="sm" label={t('detach')} icon={<PictureInPicture2 />} onClick={onDetach} />
        )}
        <IconButton size="sm" label={t('close')} icon={<X />} onClick={() => statsShown.set(false)} />
      </header>
      <StatsFigures game={game} />
    </section>
  );
}
