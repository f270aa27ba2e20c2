import type { RoundState } from '@croupier/contract/games/originals-play.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useTranslations } from 'use-intl';

export type RoundFiguresProps = { round: Pick<RoundState, 'multiplierE4' | 'nextMultiplierE4'> };

/** What cashing out pays now, and after one more step. */
export function RoundFigures({ round }: RoundFiguresProps) {
  const t = useTranslations('originals.mines');
  const own = useTranslations('tables.round');
  const format = useFormat();
  return (
    <dl className="grid grid-cols-2 gap-3 rounded-field bg-well px-3.5 py-2.5 shadow-well">
      <div>
        <dt className="text-xs text-subtle">{t('current')}</dt>
        <dd className="numeric font-display font-bold text-win">
          {round.multiplierE4 > 0 ? format.multiplier(round.multiplierE4) : '–'}
        </dd>
      </div>
      <div className="text-end">
        <dt className="text-xs text-subtle">{own('next')}</dt>
        <dd className="numeric font-display font-bold">
          {round.nextMultiplierE4 === null ? '–' : format.multiplier(round.nextMultiplierE4)}
        </dd>
      </div>
    </dl>
  );
}
