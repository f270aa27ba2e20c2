import type { EntryMeasure, ReportCut, ReportFigures } from '@croupier/contract/backoffice/reports.ts';
import { Table, type Column } from '@croupier/ui/data/Table.tsx';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { ChartColumn } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useConsoleFormat } from '../../shared/use-console-format.ts';
import { FigureButton } from './FigureButton.tsx';
import type { Revenue } from './reports.queries.ts';

export type RevenueLine = {
  key: string;
  name: string;
  isOpen: boolean;
  isTotal: boolean;
  figures: ReportFigures;
  before: ReportFigures | null;
};

/** The rows of a report, and its total as the last one. */
export const linesOf = (revenue: Revenue, totalName: string): RevenueLine[] => [
  ...revenue.rows.map((row) => ({ ...row, isTotal: false })),
  {
    key: 'total',
    name: totalName,
    isOpen: false,
    isTotal: true,
    figures: revenue.total,
    before: revenue.totalBefore,
  },
];

const AMOUNTS = ['stakes', 'payouts', 'ggr', 'jackpotIn'] as const;

type Deps = Omit<RevenueTableProps, 'revenue'> & {
  t: ReturnType<typeof useTranslations<'console.reports'>>;
  number: (value: number) => string;
  amount: (amountMinor: bigint) => string;
};

type RevenueTableProps = {
  revenue: Revenue;
  by: ReportCut;
  /** Opens the entries of a figure of one line. */
  onOpen: (line: RevenueLine, measure: EntryMeasure) => void;
};

const columnsOf = ({ by, onOpen, t, number, amount }: Deps): Column<RevenueLine>[] => [
  {
    key: 'name',
    header: t(by),
    card: 'title',
    cell: ({ name, isOpen, isTotal }) => (
      <span className={isTotal ? 'font-bold' : undefined}>
        {name}
        {isOpen && <Badge className="ml-2">{t('open')}</Badge>}
      </span>
    ),
  },
  {
    key: 'rounds',
    header: t('figure.rounds'),
    align: 'end',
    cell: ({ figures }) => number(figures.rounds),
  },
  ...AMOUNTS.map((measure): Column<RevenueLine> => ({
    key: measure,
    header: t(`figure.${measure}`),
    align: 'end',
    cell: (line) => (
      <FigureButton figure={t(`figure.${measure}`)} name={line.name} onOpen={() => onOpen(line, measure)}>
        {amount(line.figures[measure])}
      </FigureButton>
    ),
  })),
  ...(by === 'day'
    ? [
        {
          key: 'ngr',
          header: t('figure.ngr'),
          align: 'end' as const,
          cell: ({ figures }: RevenueLine) => amount(figures.ngr),
        },
      ]
    : []),
  {
    key: 'change',
    header: t('change'),
    align: 'end',
    cell: ({ figures, before }) => {
      const change = figures.ggr - (before?.ggr ?? 0n);
      return (
        <span className={change < 0n ? 'text-lose' : change > 0n ? 'text-win' : 'text-subtle'}>
          {change > 0n && '+'}
          {amount(change)}
        </span>
      );
    },
  },
];

/** Stakes, payouts and revenue by day, vendor or game, with GGR of the period before. */
export function RevenueTable({ revenue, by, onOpen }: RevenueTableProps) {
  const t = useTranslations('console.reports');
  const format = useConsoleFormat();
  const amount = (amountMinor: bigint): string => format.amount(amountMinor, revenue.currency);
  return (
    <Table
      caption={t('revenue')}
      columns={columnsOf({ by, onOpen, t, number: format.number, amount })}
      rows={revenue.rows.length === 0 ? [] : linesOf(revenue, t('total'))}
      rowKey={({ key }) => key}
      empty={<EmptyState icon={<ChartColumn />} title={t('empty')} />}
    />
  );
}
