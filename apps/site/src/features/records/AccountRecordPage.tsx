import { formatMoney } from '@croupier/contract/money.ts';
import { TRANSFER_CODES, type StatementEntry } from '@croupier/contract/wallet.ts';
import { Badge, type Tone } from '@croupier/ui/status/Badge.tsx';
import { Select } from '@croupier/ui/fields/Select.tsx';
import type { Column } from '@croupier/ui/data/Table.tsx';
import { useMerchant } from '@croupier/web/boot/BootContext.tsx';
import { useFormat, type Format } from '@croupier/web/preferences/use-format.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { NOT_ON_CARDS } from './card-class.ts';
import { CardHead } from './CardHead.tsx';
import { csvOffset, csvTime, type Cell } from './csv.ts';
import { ProfitText } from './ProfitText.tsx';
import { RecordFrame } from './RecordFrame.tsx';
import type { Total } from './RecordTotals.tsx';
import { loadStatement, statementQuery } from './records.queries.ts';
import { toneOf } from './tone-of.ts';
import type { CsvSource } from './use-csv-download.ts';
import { useRecordFilters } from './use-record-filters.ts';
import { useToday } from './use-today.ts';

type Words = ReturnType<typeof useTranslations<'records'>>;
type CodeWords = ReturnType<typeof useTranslations<'transferCodes'>>;

/** Movements whose reference is a round. */
const OF_ROUNDS: ReadonlySet<string> = new Set(['bet', 'win', 'rollback']);
const SHORT = 8;

const toneOfCode = ({ code, amount }: StatementEntry): Tone => {
  if (code === 'bet') return 'neutral';
  return amount > 0n ? 'win' : 'info';
};

const columnsOf = (
  t: Words,
  code: CodeWords,
  format: Format,
  onOpen: (roundId: string) => void,
): Column<StatementEntry>[] => [
  {
    key: 'kind',
    header: t('column.kind'),
    headline: true,
    className: 'max-sm:[&>div]:flex-1',
    cell: (entry) => (
      <CardHead aside={<ProfitText amountMinor={entry.amount} />} note={format.instant(entry.at)}>
        <Badge tone={toneOfCode(entry)}>{code(entry.code)}</Badge>
      </CardHead>
    ),
  },
  {
    key: 'time',
    header: t('column.time'),
    className: `numeric whitespace-nowrap ${NOT_ON_CARDS}`,
    cell: (entry) => format.instant(entry.at),
  },
  {
    key: 'reference',
    header: t('column.reference'),
    cell: ({ code: kind, reference }) =>
      OF_ROUNDS.has(kind) ? (
        <button
          type="button"
          aria-label={t('openRound', { id: reference })}
          title={reference}
          onClick={() => onOpen(reference)}
          className="font-mono text-xs text-brand-text underline-offset-4 hover:underline"
        >
          …{reference.slice(-SHORT)}
        </button>
      ) : (
        <span title={reference} className="font-mono text-xs text-subtle">
          {reference.length > SHORT ? `…${reference.slice(-SHORT)}` : reference}
        </span>
      ),
  },
  {
    key: 'amount',
    header: t('column.amount'),
    align: 'end',
    className: NOT_ON_CARDS,
    cell: (entry) => <ProfitText amountMinor={entry.amount} />,
  },
  {
    key: 'balanceAfter',
    header: t('column.balanceAfter'),
    align: 'end',
    cell: (entry) => format.amount(entry.balanceAfter),
  },
];

const CSV_COLUMNS = [
  'sequence',
  'time',
  'offset',
  'kind',
  'currency',
  'amount',
  'balanceAfter',
  'reference',
] as const;

/** Every movement of the balance, filtered and summed. */
export function AccountRecordPage() {
  const t = useTranslations('records');
  const code = useTranslations('transferCodes');
  const format = useFormat();
  const { currency } = useMerchant();
  const today = useToday();
  const filterState = useRecordFilters();
  const { filters, change } = filterState;
  const list = useQuery(statementQuery(filters, today));
  const { data } = list;

  const csvCells = (entry: StatementEntry): Cell[] => [
    { exact: entry.sequence },
    csvTime(entry.at),
    csvOffset(entry.at.getTimezoneOffset()),
    code(entry.code),
    currency,
    { exact: formatMoney(entry.amount) },
    { exact: formatMoney(entry.balanceAfter) },
    entry.reference,
  ];
  const csv: CsvSource<StatementEntry> = {
    fileName: `account-record-${today}.csv`,
    header: CSV_COLUMNS.map((name) => t(`column.${name}`)),
    cells: csvCells,
    load: loadStatement(filters, today),
  };
  const changeMinor = data && data.totalIn - data.totalOut;
  const totals: Total[] | undefined = data && [
    { key: 'entries', label: t('total.entries'), value: format.number(data.totalItems) },
    { key: 'in', label: t('total.in'), value: format.amount(data.totalIn) },
    { key: 'out', label: t('total.out'), value: format.amount(data.totalOut) },
    {
      key: 'change',
      label: t('total.change'),
      value: format.amount(changeMinor ?? 0n, { sign: 'always' }),
      tone: toneOf(changeMinor ?? 0n),
    },
  ];

  return (
    <RecordFrame
      title={t('accountTitle')}
      text={t('accountText')}
      emptyText={t('emptyAccount')}
      {...{ filterState, list, totals, csv }}
      filters={
        <Select
          className="col-span-2 sm:col-span-1"
          label={t('kind')}
          value={filters.kind}
          options={[
            { value: '', label: t('allKinds') },
            ...TRANSFER_CODES.map((kind) => ({ value: kind, label: code(kind) })),
          ]}
          onChange={(event) => change({ kind: event.target.value })}
        />
      }
      columns={(onOpen) => columnsOf(t, code, format, onOpen)}
      rowKey={(entry) => entry.sequence}
    />
  );
}
