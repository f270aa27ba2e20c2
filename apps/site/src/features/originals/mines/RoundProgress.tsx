import { safeFields } from '@croupier/fairplay/mines-payouts.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';
import { gemsOf, type MinesRound } from './mines-round.ts';

export type RoundProgressProps = { round: MinesRound; className?: string };

/** The current cash-out, and the next one. */
export function RoundProgress({ round, className }: RoundProgressProps) {
  const t = useTranslations('originals.mines');
  const format = useFormat();
  const gems = gemsOf(round);
  return (
    <div className={clsx('rounded-field bg-well px-3.5 py-2.5 shadow-well', className)}>
      <dl className="grid grid-cols-2 gap-3">
        <div>
          <dt className="text-xs text-subtle">{t('current')}</dt>
          <dd className="numeric font-display font-bold text-win">
            {gems > 0 ? format.multiplier(round.multiplierE4) : '–'}
          </dd>
        </div>
        <div className="text-end">
          <dt className="text-xs text-subtle">{t('next')}</dt>
          <dd className="numeric font-display font-bold">
            {round.nextMultiplierE4 === null ? '–' : format.multiplier(round.nextMultiplierE4)}
          </dd>
        </div>
      </dl>
      <p className="mt-1 text-xs text-muted">{t('left', { count: safeFields(round.mines) - gems })}</p>
    </div>
  );
}
