import { IconButton } from '@croupier/ui/buttons/IconButton.tsx';
import { Sparkline } from '@croupier/ui/data/Sparkline.tsx';
import { Stat } from '@croupier/ui/data/Stat.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { ChartLine, RotateCcw, X } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { statsShown } from '../preferences.ts';
import { resetStats, useStats } from './play-log.ts';
import { toneOf } from './tone-of.ts';

const PANEL_ID = 'game-stats';

/** After the panel was switched on: one that opens out of view would look like a button without effect. */
export const scrollToStats = (): void => {
  requestAnimationFrame(() => document.getElementById(PANEL_ID)?.scrollIntoView({ block: 'nearest' }));
};

/** Statistics of this session. */
export function StatsPanel() {
  const t = useTranslations('originals.stats');
  const format = useFormat();
  const stats = useStats();
  const curve = useMemo(() => [0, ...stats.curveMinor.map(Number)], [stats.curveMinor]);
  return (
    <section aria-label={t('title')} id={PANEL_ID} className="border-t border-line p-3 sm:p-5">
      <header className="mb-3 flex items-center gap-2">
        <ChartLine aria-hidden className="size-5 text-brand-text" />
        <h2 className="mr-auto text-base">{t('title')}</h2>
        <IconButton size="sm" label={t('reset')} icon={<RotateCcw />} onClick={resetStats} />
        <IconButton size="sm" label={t('close')} icon={<X />} onClick={() => statsShown.set(false)} />
      </header>
      <div className="grid gap-4 sm:max-lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] sm:max-lg:items-center">
        <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
          <Stat
            label={t('profit')}
            value={format.amount(stats.profitMinor, { sign: 'always' })}
            tone={toneOf(stats.profitMinor)}
          />
          <Stat label={t('wagered')} value={format.amount(stats.wageredMinor)} />
          <Stat
            label={t('wins')}
            value={format.number(stats.wins)}
            tone={stats.wins > 0 ? 'win' : 'neutral'}
          />
          <Stat
            label={t('losses')}
            value={format.number(stats.losses)}
            tone={stats.losses > 0 ? 'lose' : 'neutral'}
          />
        </dl>
        <div className="rounded-field bg-well p-3 shadow-well">
          <Sparkline label={t('curve')} values={curve} className="h-24 w-full" />
        </div>
      </div>
      <p className="mt-3 text-xs text-subtle">{t('note')}</p>
    </section>
  );
}
