import { viewTrends, type TrendView } from '@croupier/fairplay/lottery/trend-views.ts';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { lastResults, type Draw } from './trend-data.ts';
import './trends.css';

/** All numbers of a board: the warmer, the longer a number has stayed away; below it the draws since it came. */
export function BoardHeat({ view, draws }: { view: TrendView; draws: readonly Draw[] }) {
  const t = useTranslations('lotteryTrends');
  const trends = viewTrends(view, lastResults(draws, draws.length));
  const longest = Math.max(1, ...trends.map(({ missNow }) => missNow));
  return (
    <figure>
      <figcaption className="mb-2 text-sm text-muted">{t('boardText')}</figcaption>
      <ol className="board-heat numeric">
        {trends.map(({ symbol, missNow, count }) => (
          <li
            key={symbol}
            style={{ '--heat': missNow / longest } as CSSProperties}
            title={t('boardCell', { symbol, miss: missNow, count: String(count) })}
          >
            {symbol}
            <small>{missNow}</small>
          </li>
        ))}
      </ol>
    </figure>
  );
}
