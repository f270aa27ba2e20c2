import { viewTrends, type TrendView } from '@croupier/fairplay/lottery/trend-views.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useTranslations } from 'use-intl';
import { lastResults, type Draw } from './trend-data.ts';
import './trends.css';

/** Draws of the line. */
const LINE_DRAWS = 60;

type SumChartProps = { view: TrendView; draws: readonly Draw[]; label: string };

/** The sums of the last draws as a line, and how often each came. */
export function SumChart({ view, draws, label }: SumChartProps) {
  const t = useTranslations('lotteryTrends');
  const format = useFormat();
  const { alphabet, see } = view;
  const sums = lastResults(draws, LINE_DRAWS).flatMap((result) => see(result).slice(0, 1));
  const trends = viewTrends(view, lastResults(draws, draws.length));
  const most = Math.max(1, ...trends.map(({ count }) => count));
  const highest = alphabet.length - 1;
  const points = sums.map((sum, at) => `${at},${highest - sum}`).join(' ');
  const first = Number(alphabet[0] ?? 0);
  return (
    <div className="grid gap-5">
      <figure>
        <figcaption className="mb-2 text-sm text-muted">
          {t('sumLine', { count: sums.length, from: alphabet[0] ?? '', to: alphabet.at(-1) ?? '' })}
        </figcaption>
        <svg
          aria-hidden
          className="sum-line"
          viewBox={`0 0 ${Math.max(1, sums.length - 1)} ${highest}`}
          preserveAspectRatio="none"
        >
          <line x1="0" x2={sums.length} y1={highest / 2} y2={highest / 2} vectorEffect="non-scaling-stroke" />
          <polyline points={points} vectorEffect="non-scaling-stroke" />
        </svg>
        <p className="sr-only">{`${label}: ${sums.map((sum) => sum + first).join(', ')}`}</p>
      </figure>
      <figure>
        <figcaption className="mb-2 text-sm text-muted">{t('sumCounts', { count: draws.length })}</figcaption>
        <ol className="trend-bars numeric" aria-label={t('sumCounts', { count: draws.length })}>
          {trends.map(({ symbol, count }, at) => (
            <li
              key={symbol}
              className="trend-bar"
              data-none={count === 0 || undefined}
              title={`${symbol}: ${format.number(count)}`}
            >
              <i aria-hidden style={{ height: `${(count / most) * 100}%` }} />
              <span className="sr-only">{`${symbol}: ${count}`}</span>
              <span aria-hidden className="h-4 text-2xs text-subtle">
                {alphabet.length <= 20 || at % 5 === 0 ? symbol : ''}
              </span>
            </li>
          ))}
        </ol>
      </figure>
    </div>
  );
}
