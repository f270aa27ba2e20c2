import { StackedBars } from '@croupier/ui/data/StackedBars.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { HandCoins } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { partsOf, usedStreams, type Stream, type StreamDay } from './streams.ts';

const COLORS: Readonly<Record<Stream, string>> = {
  own: 'var(--info-fill)',
  share: 'var(--brand)',
  dividend: 'var(--accent)',
  daily: 'var(--win-fill)',
  // Many brands are as yellow as a warning.
  hourly: 'oklch(0.8 0.13 195)',
  realtime: 'var(--lose)',
};

export type IncomeChartProps = {
  days: readonly StreamDay[];
  sums: Readonly<Record<Stream, bigint>>;
  streams: readonly Stream[];
};

/** Income by day, stacked by stream, and the sum of each stream. */
export function IncomeChart({ days, sums }: IncomeChartProps) {
  const t = useTranslations('agent.income');
  const kinds = useTranslations('agent.bill.kinds');
  const format = useFormat();
  const streams = usedStreams(sums);
  if (streams.length === 0)
    return <EmptyState className="py-6!" icon={<HandCoins />} title={t('nothing')} text={t('nothingText')} />;
  const noon = (day: string): Date => new Date(`${day}T12:00:00`);
  return (
    <>
      <h2 className="mb-4 text-base">{t('byDay')}</h2>
      <StackedBars
        label={t('byDay')}
        series={streams.map((key) => ({ key, label: kinds(key), color: COLORS[key] }))}
        values={days.map((day) => ({
          key: day.day,
          label: format.instant(noon(day.day), 'dayOfMonth'),
          parts: partsOf(day, streams),
          title: [
            format.instant(noon(day.day), 'date'),
            ...streams.map((stream) => `${kinds(stream)}: ${format.amount(day.amounts[stream])}`),
          ].join('\n'),
        }))}
      />
      <dl className="mt-4 grid grid-cols-2 gap-x-5 gap-y-3 border-t border-line pt-4 sm:grid-cols-3 lg:grid-cols-6">
        {streams.map((stream) => (
          <div key={stream} className="min-w-0">
            <dt className="flex items-center gap-1.5 text-xs text-subtle">
              <span aria-hidden className="size-2.5 rounded-xs" style={{ background: COLORS[stream] }} />
              <span className="truncate">{kinds(stream)}</span>
            </dt>
            <dd className="numeric mt-0.5 text-sm font-bold text-text">{format.amount(sums[stream])}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
