import { trendRows, type Trend } from '@croupier/fairplay/lottery/trends.ts';
import { viewTrends, type TrendView } from '@croupier/fairplay/lottery/trend-views.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { lastResults, type Draw } from './trend-data.ts';
import './trends.css';

type Row = { draw: Draw; misses: readonly number[]; came: readonly number[] };

const STATS = ['count', 'missNow', 'missAverage', 'missLongest'] as const;

/** The line through the symbols that came, from row to row. */
function Line({ rows, columns }: { rows: readonly Row[]; columns: number }) {
  const points = rows.flatMap(({ came }, row) => {
    const at = came.findIndex((times) => times > 0);
    return at < 0 ? [] : [`${at + 0.5},${row + 0.5}`];
  });
  return (
    <svg
      aria-hidden
      className="trend-line"
      style={{ '--rows': rows.length } as CSSProperties}
      viewBox={`0 0 ${columns} ${rows.length}`}
      preserveAspectRatio="none"
    >
      <polyline points={points.join(' ')} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

function statText(trend: Trend, stat: (typeof STATS)[number], format: (value: number) => string): string {
  const value = trend[stat];
  return value === undefined ? '–' : format(stat === 'missAverage' ? Math.round(value * 10) / 10 : value);
}

type PlaceChartProps = {
  view: TrendView;
  /** The newest first. */
  draws: readonly Draw[];
  rows: number;
  label: string;
  symbolName: (symbol: string) => string;
};

/** Which symbol came in each draw, how long the others have stayed away, and the figures of each. */
export function PlaceChart({ view, draws, rows: many, label, symbolName }: PlaceChartProps) {
  const t = useTranslations('lotteryTrends');
  const format = useFormat();
  const { alphabet, see } = view;
  const all = lastResults(draws, draws.length);
  const shown = draws.slice(0, many).toReversed();
  const rows = trendRows(alphabet, all.map(see))
    .slice(-shown.length)
    .flatMap((row, at): Row[] => {
      const draw = shown[at];
      return draw ? [{ draw, ...row }] : [];
    });
  const trends = viewTrends(view, all);
  const look = { '--columns': alphabet.length } as CSSProperties;
  return (
    <section className="trend-scroll" aria-label={label}>
      <table className="trend-table numeric" style={look}>
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr>
            <th scope="col">{t('draw')}</th>
            {alphabet.map((symbol) => (
              <th key={symbol} scope="col">
                {symbolName(symbol)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ draw, misses, came }, at) => (
            <tr key={draw.id}>
              <th scope="row">{draw.number.slice(-4)}</th>
              {alphabet.map((symbol, index) => {
                const times = came[index] ?? 0;
                return (
                  <td key={symbol} data-came={times > 0 || undefined}>
                    {times > 0 ? (
                      <b>
                        {symbolName(symbol)}
                        {times > 1 && <sup>{times}</sup>}
                      </b>
                    ) : (
                      misses[index]
                    )}
                    {at === 0 && index === 0 && <Line rows={rows} columns={alphabet.length} />}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          {STATS.map((stat) => (
            <tr key={stat}>
              <th scope="row">{t(`stat.${stat}`)}</th>
              {trends.map((trend) => (
                <td key={trend.symbol}>{statText(trend, stat, format.number)}</td>
              ))}
            </tr>
          ))}
        </tfoot>
      </table>
    </section>
  );
}
