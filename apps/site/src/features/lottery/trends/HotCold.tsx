import { hotAndCold, type Trend } from '@croupier/fairplay/lottery/trends.ts';
import { viewTrends, type TrendView } from '@croupier/fairplay/lottery/trend-views.ts';
import { SegmentedControl } from '@croupier/ui/fields/SegmentedControl.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { clsx } from 'clsx';
import { Flame, Snowflake } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { lastResults, WINDOWS, type Draw, type Window } from './trend-data.ts';

const SHOWN = 3;
const SHOWN_OF_BOARD = 10;

function Symbols({
  icon,
  label,
  symbols,
  trends,
  tone,
}: {
  icon: ReactNode;
  label: string;
  symbols: readonly string[];
  trends: readonly Trend[];
  tone: string;
}) {
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      {icon}
      <span className="sr-only">{label}</span>
      {symbols.map((symbol) => (
        <span
          key={symbol}
          className={clsx('inline-flex h-7 items-center gap-1 rounded-field px-2 text-sm font-bold', tone)}
        >
          {symbol}
          <small className="text-2xs font-medium">
            ×{trends.find((trend) => trend.symbol === symbol)?.count ?? 0}
          </small>
        </span>
      ))}
    </span>
  );
}

type HotColdProps = {
  views: readonly TrendView[];
  draws: readonly Draw[];
  viewName: (view: TrendView) => string;
};

/** What came most and least in the last 30, 100 or 500 draws. */
export function HotCold({ views, draws, viewName }: HotColdProps) {
  const t = useTranslations('lotteryTrends');
  const [span, setSpan] = useState<Window>('30');
  const many = Math.min(Number(span), draws.length);
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">{t('hotCold')}</h2>
        <SegmentedControl
          size="sm"
          label={t('lastDraws')}
          value={span}
          onValueChange={setSpan}
          segments={WINDOWS.map((value) => ({ value, label: value }))}
        />
      </div>
      <p className="mt-1 text-xs text-subtle">{t('ofDraws', { count: many })}</p>
      <dl className="numeric mt-3 grid gap-3 sm:grid-cols-2">
        {views.map((view) => {
          const trends = viewTrends(view, lastResults(draws, many));
          const { hot, cold } = hotAndCold(
            trends,
            view.kind === 'board' && view.alphabet.length > 20 ? SHOWN_OF_BOARD : SHOWN,
          );
          return (
            <div
              key={`${view.kind} ${view.code}`}
              className="grid gap-1.5 rounded-field bg-well p-3 shadow-well"
            >
              <dt className="text-xs font-semibold text-muted">{viewName(view)}</dt>
              <dd className="grid gap-1.5">
                <Symbols
                  icon={<Flame aria-hidden className="size-4 shrink-0 text-lose" />}
                  label={t('hot')}
                  symbols={hot}
                  trends={trends}
                  tone="bg-lose-soft text-lose"
                />
                <Symbols
                  icon={<Snowflake aria-hidden className="size-4 shrink-0 text-info" />}
                  label={t('cold')}
                  symbols={cold}
                  trends={trends}
                  tone="bg-info-soft text-info"
                />
              </dd>
            </div>
          );
        })}
      </dl>
    </Card>
  );
}
