import { BarChart } from '@croupier/ui/data/BarChart.tsx';
import { useTranslations } from 'use-intl';
import { useConsoleFormat } from '../../shared/use-console-format.ts';
import type { HourLine } from './hours.ts';

/** The chart draws units of money: it needs no more digits than a screen has pixels. */
const toUnits = (amountMinor: bigint): number => Number(amountMinor) / 10_000;
const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

type HoursChartProps = { label: string; lines: readonly HourLine[]; currency: string };

function HoursTable({ label, lines, currency }: HoursChartProps) {
  const t = useTranslations('console.today');
  const format = useConsoleFormat();
  return (
    <table className="mt-2 w-full text-sm">
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr className="text-xs text-subtle">
          <th scope="col" className="py-1 text-start font-semibold">
            {t('hour')}
          </th>
          <th scope="col" className="py-1 text-end font-semibold">
            {t('title')}
          </th>
          <th scope="col" className="py-1 text-end font-semibold">
            {t('lastWeek')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ hour, now, before, state }) => (
          <tr key={hour} className="border-t border-line">
            <th scope="row" className="numeric py-1 text-start font-normal">
              {hourText(hour)}
              {state === 'open' && <span className="ml-2 text-xs text-subtle">{t('openHour')}</span>}
            </th>
            <td className="numeric py-1 text-end">
              {state === 'ahead' ? '–' : format.amount(now, currency)}
            </td>
            <td className="numeric py-1 text-end text-muted">{format.amount(before, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One measure by hour beside the same day of last week, as a chart and as a table. */
export function HoursChart({ label, lines, currency }: HoursChartProps) {
  const t = useTranslations('console.today');
  const format = useConsoleFormat();
  return (
    <div>
      <BarChart
        label={label}
        values={lines.map(({ hour, now, before, state }) => ({
          key: String(hour),
          label: String(hour).padStart(2, '0'),
          value: toUnits(now),
          compare: toUnits(before),
          isOpen: state === 'open',
          title: `${hourText(hour)} · ${format.amount(now, currency)} · ${t('lastWeek')} ${format.amount(before, currency)}`,
        }))}
      />
      <details className="mt-2">
        <summary className="cursor-pointer text-xs text-muted">{t('asTable')}</summary>
        <HoursTable {...{ label, lines, currency }} />
      </details>
    </div>
  );
}
