import { TRANSFER_CODES, type StatementEntry } from '@croupier/contract/money/wallet.ts';
import { Badge, type Tone } from '@croupier/ui/status/Badge.tsx';
import { useMerchant } from '@croupier/web/boot/BootContext.tsx';
import { csvAmount, timeColumns, type CsvColumn } from '@croupier/web/lists/csv.ts';
import { ListView, type ListColumn } from '@croupier/web/lists/ListView.tsx';
import { PeriodFilter } from '@croupier/web/lists/PeriodFilter.tsx';
import { SelectFilter } from '@croupier/web/lists/SelectFilter.tsx';
import { useList } from '@croupier/web/lists/use-list.ts';
import { useFormat, type Format } from '@croupier/web/preferences/use-format.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { LazyRoundDialog } from '../../shared/rounds/LazyRoundDialog.tsx';
import { PlayLink } from './PlayLink.tsx';
import { ProfitText } from './ProfitText.tsx';
import { profitTone } from './profit-tone.ts';
import { accountRecord } from './records.lists.ts';

type Texts = ReturnType<typeof useTranslations<'records'>>;
type CodeTexts = ReturnType<typeof useTranslations<'transferCodes'>>;

/** Movements whose reference is a round. */
const ROUND_CODES: ReadonlySet<string> = new Set(['bet', 'win', 'rollback']);
/** Movements whose reference is a deposit or a withdrawal. */
const DEPOSIT_CODES: ReadonlySet<string> = new Set(['deposit', 'deposit_fee']);
const WITHDRAWAL_CODES: ReadonlySet<string> = new Set(['withdrawal_hold', 'withdrawal_release']);
const SHOWN_CHARACTERS = 8;

const codeTone = ({ code, amount }: StatementEntry): Tone => {
  if (code === 'bet') return 'neutral';
  return amount > 0n ? 'win' : 'info';
};

const shortened = (reference: string): string =>
  reference.length > SHOWN_CHARACTERS ? `…${reference.slice(-SHOWN_CHARACTERS)}` : reference;

const linkClass = 'font-mono text-xs text-brand-text underline-offset-4 hover:underline';

/** The page of the deposit or withdrawal that an entry belongs to. */
function paymentPath({ code, reference }: StatementEntry): string | undefined {
  if (DEPOSIT_CODES.has(code)) return paths.deposit(reference);
  return WITHDRAWAL_CODES.has(code) ? paths.withdrawal(reference) : undefined;
}

/** What an entry belongs to, with a way there. */
function Reference({ entry, onOpen }: { entry: StatementEntry; onOpen: (roundId: string) => void }) {
  const t = useTranslations('records');
  const payments = useTranslations('payments.record');
  const { code, reference } = entry;
  const shown = shortened(reference);
  const path = paymentPath(entry);
  if (path)
    return (
      <Link
        to={path}
        aria-label={payments('show', { number: shown })}
        title={reference}
        className={linkClass}
      >
        {shown}
      </Link>
    );
  if (!ROUND_CODES.has(code))
    return (
      <span title={reference} className="font-mono text-xs text-subtle">
        {shown}
      </span>
    );
  return (
    <button
      type="button"
      aria-label={t('openRound', { id: shown })}
      title={reference}
      onClick={() => onOpen(reference)}
      className={linkClass}
    >
      {shown}
    </button>
  );
}

type ColumnOptions = {
  t: Texts;
  codeText: CodeTexts;
  format: Format;
  onOpen: (roundId: string) => void;
};

const columnsOf = ({ t, codeText, format, onOpen }: ColumnOptions): ListColumn<StatementEntry>[] => [
  {
    key: 'kind',
    header: t('column.kind'),
    card: 'title',
    cell: (entry) => <Badge tone={codeTone(entry)}>{codeText(entry.code)}</Badge>,
  },
  {
    key: 'time',
    header: t('column.time'),
    card: 'note',
    className: 'numeric whitespace-nowrap',
    cell: ({ at }) => format.instant(at),
  },
  {
    key: 'reference',
    header: t('column.reference'),
    cell: (entry) => <Reference entry={entry} onOpen={onOpen} />,
  },
  {
    key: 'amount',
    header: t('column.amount'),
    align: 'end',
    card: 'aside',
    cell: ({ amount }) => <ProfitText amountMinor={amount} />,
  },
  {
    key: 'balanceAfter',
    header: t('column.balanceAfter'),
    align: 'end',
    cell: ({ balanceAfter }) => format.amount(balanceAfter),
  },
];

const csvColumnsOf = (t: Texts, codeText: CodeTexts, currency: string): CsvColumn<StatementEntry>[] => [
  { header: t('column.sequence'), cell: ({ sequence }) => ({ exact: sequence }) },
  ...timeColumns<StatementEntry>({ time: t('column.time'), offset: t('column.offset') }, ({ at }) => at),
  { header: t('column.kind'), cell: ({ code }) => codeText(code) },
  { header: t('column.currency'), cell: () => currency },
  { header: t('column.amount'), cell: ({ amount }) => csvAmount(amount) },
  { header: t('column.balanceAfter'), cell: ({ balanceAfter }) => csvAmount(balanceAfter) },
  { header: t('column.reference'), cell: ({ reference }) => reference },
];

/** Every movement of the member's balance. */
export function AccountRecordPage() {
  const t = useTranslations('records');
  const codeText = useTranslations('transferCodes');
  const format = useFormat();
  const { currency } = useMerchant();
  const list = useList(accountRecord);
  const [openRound, setOpenRound] = useState<string>();
  return (
    <>
      <PageTitle>{t('accountTitle')}</PageTitle>
      <ListView
        list={list}
        title={t('accountTitle')}
        text={t('accountText')}
        columns={columnsOf({ t, codeText, format, onOpen: setOpenRound })}
        rowKey={({ sequence }) => sequence}
        filters={
          <>
            <PeriodFilter {...list.filter('period')} />
            <SelectFilter
              {...list.filter('code')}
              className="sm:max-w-52"
              label={t('kind')}
              allLabel={t('allKinds')}
              options={TRANSFER_CODES.map((code) => ({ value: code, label: codeText(code) }))}
            />
          </>
        }
        totals={({ totalItems, totalIn, totalOut }) => [
          { key: 'entries', label: t('total.entries'), value: format.number(totalItems) },
          { key: 'in', label: t('total.in'), value: format.amount(totalIn) },
          { key: 'out', label: t('total.out'), value: format.amount(totalOut) },
          {
            key: 'change',
            label: t('total.change'),
            value: format.amount(totalIn - totalOut, { sign: 'always' }),
            tone: profitTone(totalIn - totalOut),
          },
        ]}
        csv={{ fileName: `account-record-${list.today}.csv`, columns: csvColumnsOf(t, codeText, currency) }}
        empty={{ text: t('emptyAccount'), action: <PlayLink /> }}
      />
      <LazyRoundDialog roundId={openRound} onClose={() => setOpenRound(undefined)} />
    </>
  );
}
