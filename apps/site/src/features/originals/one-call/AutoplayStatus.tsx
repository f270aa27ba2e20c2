import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';
import { toneOf } from '../stats/tone-of.ts';
import type { Autoplay } from './use-autoplay.ts';

const COLOURS = { win: 'text-win', lose: 'text-lose', neutral: 'text-muted' };

/** Progress and profit of an autoplay run, and why it ended. */
export function AutoplayStatus({ autoplay }: { autoplay: Autoplay<never> }) {
  const t = useTranslations('originals.auto');
  const format = useFormat();
  const errorText = useErrorText();
  const { progress, total, end, isRunning } = autoplay;
  if (!progress) return null;
  return (
    <div className="rounded-field bg-well px-3.5 py-2.5 text-sm shadow-well">
      <p className="flex items-baseline justify-between gap-3">
        <span className="numeric text-muted">
          {total === null
            ? t('progressEndless', { done: progress.betsDone })
            : t('progress', { done: format.number(progress.betsDone), total: format.number(total) })}
        </span>
        <span className={clsx('numeric font-display font-bold', COLOURS[toneOf(progress.profitMinor)])}>
          {format.amount(progress.profitMinor, { sign: 'always' })}
        </span>
      </p>
      <output className="block text-muted empty:hidden">
        {!isRunning &&
          end &&
          (end.reason === 'failed'
            ? t('ended.failed', { reason: errorText(end.error) })
            : t(`ended.${end.reason}`))}
      </output>
    </div>
  );
}
