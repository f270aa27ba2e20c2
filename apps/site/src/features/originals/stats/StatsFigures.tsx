import { IconButton } from '@croupier/ui/buttons/IconButton.tsx';
import { Sparkline } from '@croupier/ui/data/Sparkline.tsx';
import { Stat } from '@croupier/ui/data/Stat.tsx';
import { SegmentedControl } from '@croupier/ui/fields/SegmentedControl.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { RotateCcw } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useStoredChoice } from '../../../shared/browser/use-stored-choice.ts';
import { statsOfAll } from '../preferences.ts';
import { resetStats, useStats } from './play-log.ts';
import type { PlayedGame } from './session-stats.ts';
import { toneOf } from './tone-of.ts';

/** Profit, stakes, wins and losses of this session, of the game or of all in-house games. */
export function StatsFigures({ game }: { game: PlayedGame }) {
  const t = useTranslations('originals.stats');
  const format = useFormat();
  const isOfAll = useStoredChoice(statsOfAll);
  const scope = isOfAll ? 'all' : game;
  const stats = useStats(scope);
  const curve = useMemo(() => [0, ...stats.curveMinor.map(Number)], [stats.curveMinor]);
  return (
    <>
      <div className="mb-3 flex items-center gap-1">
        <SegmentedControl
          label={t('scope')}
          className="flex-1"
          value={isOfAll ? 'all' : 'game'}
          onValueChange={(value) => statsOfAll.set(value === 'all')}
          segments={[
            { value: 'game', label: t('thisGame') },
            { value: 'all', label: t('allGames') },
          ]}
        />
        <IconButton size="sm" label={t('reset')} icon={<RotateCcw />} onClick={() => resetStats(scope)} />
      </div>
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
    </>
  );
}
