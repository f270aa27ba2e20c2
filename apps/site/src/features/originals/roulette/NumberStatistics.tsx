import { useTranslations } from 'use-intl';
import { numberStats, type Share } from './number-stats.ts';
import { colourOf } from '../../../shared/round-pictures/pocket-colour.ts';

const FILLS: Readonly<Record<Share['key'], string>> = {
  red: 'oklch(0.53 0.2 25)',
  black: 'oklch(0.3 0.015 270)',
  odd: 'var(--brand)',
  even: 'var(--surface-4)',
  low: 'var(--brand)',
  high: 'var(--surface-4)',
};

/** One bar for two halves of the table. */
function Halves({ left, right }: { left: Share; right: Share }) {
  const t = useTranslations('tables.roulette.spot');
  const sum = left.count + right.count;
  const share = sum === 0 ? 50 : Math.round((left.count / sum) * 100);
  return (
    <div className="grid grid-cols-[4.5rem_1fr_4.5rem] items-center gap-2 text-xs">
      <span className="truncate text-muted">
        {t(left.key)} <b className="numeric text-text">{left.count}</b>
      </span>
      <span aria-hidden className="flex h-2 gap-0.5 overflow-hidden rounded-pill bg-well">
        <span style={{ width: `${share}%`, background: FILLS[left.key] }} />
        <span className="flex-1" style={{ background: FILLS[right.key] }} />
      </span>
      <span className="truncate text-end text-muted">
        <b className="numeric text-text">{right.count}</b> {t(right.key)}
      </span>
    </div>
  );
}

/** What came in this visit. */
export function NumberStatistics({ pockets }: { pockets: readonly number[] }) {
  const t = useTranslations('tables.roulette.stats');
  const { pairs, hot, zeros } = numberStats(pockets);
  return (
    <section aria-label={t('title')} className="grid gap-2">
      {pairs.map(([left, right]) => (
        <Halves key={left.key} {...{ left, right }} />
      ))}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-muted">
        <span>
          {t('zeros')} <b className="numeric text-text">{zeros}</b>
        </span>
        {hot.length > 0 && (
          <span className="flex items-center gap-1.5">
            {t('hot')}
            {hot.map(({ pocket, count }) => (
              <span key={pocket} className="flex items-center gap-0.5">
                <span
                  className="number-tile numeric h-5 min-w-6 px-1 text-2xs"
                  data-colour={colourOf(pocket)}
                >
                  {pocket}
                </span>
                <span className="numeric text-2xs">×{count}</span>
              </span>
            ))}
          </span>
        )}
      </p>
    </section>
  );
}
