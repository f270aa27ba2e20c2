import type { Profit, ProfitBy } from '@croupier/contract/payments/records.ts';
import { BarChart } from '@croupier/ui/data/BarChart.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useTranslations } from 'use-intl';
import { chartDays } from './chart-days.ts';
import { useRowLabel } from './use-row-label.ts';

/** Pixels of a bar do not need more digits than a number has. */
const toNumber = (minor: bigint): number => Number(minor) / 10_000;

/** The result of each row as a bar; days without movements have an empty place. */
export function ProfitChart({ profit, by }: { profit: Profit; by: ProfitBy }) {
  const t = useTranslations('payments.profit');
  const format = useFormat();
  const label = useRowLabel(by);
  const { rows, currency } = profit;
  const shown = by === 'day' ? chartDays(rows) : rows.toReversed();
  if (by === 'category' || shown.length < 2) return null;
  return (
    <Card>
      <BarChart
        label={t('chart')}
        values={shown.map((row) => ({
          key: row.day ?? '',
          // Noon, so that no time zone moves it to another day.
          label: format.instant(
            new Date(`${row.day ?? ''}T12:00:00`),
            by === 'month' ? 'monthOfYear' : 'dayOfMonth',
          ),
          value: toNumber(row.net),
          title: `${label(row)}: ${format.amount(row.net, { currency, sign: 'always' })}`,
        }))}
      />
    </Card>
  );
}
