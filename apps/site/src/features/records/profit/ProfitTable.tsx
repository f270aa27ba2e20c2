import type { Profit, ProfitBy } from '@croupier/contract/payments/records.ts';
import { Table, type Column } from '@croupier/ui/data/Table.tsx';
import { useFormat, type Format } from '@croupier/web/preferences/use-format.ts';
import { useTranslations } from 'use-intl';
import { ProfitText } from '../ProfitText.tsx';
import { useRowLabel } from './use-row-label.ts';

type Row = Profit['rows'][number] & { isTotal: boolean };

const FIGURES = ['stake', 'validBet', 'payout', 'rebate', 'bonus', 'other'] as const;

type ColumnOptions = {
  t: ReturnType<typeof useTranslations<'payments.profit'>>;
  format: Format;
  by: ProfitBy;
  label: (row: Profit['rows'][number]) => string;
  currency: string;
};

const columnsOf = ({ t, format, by, label, currency }: ColumnOptions): Column<Row>[] => [
  {
    key: 'label',
    header: t(by),
    card: 'title',
    className: 'whitespace-nowrap',
    cell: (row) => (row.isTotal ? t('total') : label(row)),
  },
  ...FIGURES.map((key): Column<Row> => ({
    key,
    header: t(key),
    align: 'end',
    isWideOnly: key === 'validBet',
    className: 'whitespace-nowrap',
    card: (row) => (row[key] === 0n && key !== 'stake' && key !== 'payout' ? 'none' : 'row'),
    cell: (row) => format.amount(row[key], { currency }),
  })),
  {
    key: 'net',
    header: t('net'),
    align: 'end',
    card: 'aside',
    className: 'whitespace-nowrap',
    cell: ({ net }) => <ProfitText amountMinor={net} />,
  },
];

/** The figures of the chart, and their sums. */
export function ProfitTable({ profit, by }: { profit: Profit; by: ProfitBy }) {
  const t = useTranslations('payments.profit');
  const format = useFormat();
  const label = useRowLabel(by);
  const { currency } = profit;
  const rows: Row[] = [
    ...profit.rows.map((row) => ({ ...row, isTotal: false })),
    { day: null, category: null, ...profit.totals, isTotal: true },
  ];
  const columns = columnsOf({ t, format, by, label, currency });
  return (
    <Table
      dense
      caption={t('title')}
      columns={columns}
      rows={rows}
      rowKey={({ isTotal, day, category }) => (isTotal ? 'total' : (day ?? category ?? 'none'))}
      rowProps={({ isTotal }) => (isTotal ? { className: 'font-semibold bg-surface-2' } : {})}
    />
  );
}
