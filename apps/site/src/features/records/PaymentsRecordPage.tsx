import { PAYMENT_DIRECTIONS } from '@croupier/contract/payments/methods.ts';
import { PAYMENT_PROGRESS, type PaymentRecord } from '@croupier/contract/payments/records.ts';
import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { useMerchant } from '@croupier/web/boot/BootContext.tsx';
import { csvAmount, timeColumns, type CsvColumn } from '@croupier/web/lists/csv.ts';
import { ListView, type ListColumn } from '@croupier/web/lists/ListView.tsx';
import { PeriodFilter } from '@croupier/web/lists/PeriodFilter.tsx';
import { SelectFilter } from '@croupier/web/lists/SelectFilter.tsx';
import { useList } from '@croupier/web/lists/use-list.ts';
import { useFormat, type Format } from '@croupier/web/preferences/use-format.ts';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { DepositBadge, WithdrawalBadge } from '../../shared/payments/PaymentBadges.tsx';
import { paymentsRecord } from './records.lists.ts';

type Texts = ReturnType<typeof useTranslations<'payments'>>;
type RecordTexts = ReturnType<typeof useTranslations<'records'>>;

const pathOf = ({ direction, id }: PaymentRecord): string =>
  direction === 'deposit' ? paths.deposit(id) : paths.withdrawal(id);

const stateText = (t: Texts, record: PaymentRecord): string =>
  record.direction === 'deposit' ? t(`state.deposit.${record.state}`) : t(`state.withdrawal.${record.state}`);

const columnsOf = (t: Texts, format: Format): ListColumn<PaymentRecord>[] => [
  {
    key: 'number',
    header: t('record.number'),
    card: 'title',
    cell: (record) => (
      <Link
        to={pathOf(record)}
        aria-label={t('record.show', { number: record.reference })}
        className="font-semibold text-brand-text underline-offset-4 hover:underline"
      >
        {t(`record.${record.direction}`)}
        <span className="numeric ml-2 font-mono text-xs font-normal text-subtle">{record.reference}</span>
      </Link>
    ),
  },
  {
    key: 'time',
    header: t('record.time'),
    card: 'note',
    className: 'numeric whitespace-nowrap',
    cell: ({ createdAt }) => format.instant(createdAt),
  },
  { key: 'method', header: t('record.method'), cell: ({ methodName }) => methodName },
  {
    key: 'asked',
    header: t('record.asked'),
    align: 'end',
    cell: ({ asked, currency }) => format.amount(asked, { currency }),
  },
  {
    key: 'received',
    header: t('record.received'),
    align: 'end',
    cell: ({ received, currency }) => (received === null ? '–' : format.amount(received, { currency })),
  },
  {
    key: 'fee',
    header: t('record.fee'),
    isWideOnly: true,
    align: 'end',
    card: ({ fee }) => (fee > 0n ? 'row' : 'none'),
    cell: ({ fee, currency }) => format.amount(fee, { currency }),
  },
  {
    key: 'state',
    header: t('record.progress'),
    card: 'aside',
    cell: (record) =>
      record.direction === 'deposit' ? (
        <DepositBadge state={record.state} />
      ) : (
        <WithdrawalBadge state={record.state} />
      ),
  },
];

const csvColumnsOf = (t: Texts, records: RecordTexts): CsvColumn<PaymentRecord>[] => [
  { header: t('record.number'), cell: ({ reference }) => reference },
  ...timeColumns<PaymentRecord>(
    { time: t('record.time'), offset: records('column.offset') },
    ({ createdAt }) => createdAt,
  ),
  { header: t('record.direction'), cell: ({ direction }) => t(`record.${direction}`) },
  { header: t('record.method'), cell: ({ methodName }) => methodName },
  { header: records('column.currency'), cell: ({ currency }) => currency },
  { header: t('record.asked'), cell: ({ asked }) => csvAmount(asked) },
  { header: t('record.received'), cell: ({ received }) => (received === null ? '' : csvAmount(received)) },
  { header: t('record.fee'), cell: ({ fee }) => csvAmount(fee) },
  { header: t('record.progress'), cell: (record) => stateText(t, record) },
];

/** Every deposit and withdrawal of the member; each opens with its timeline. */
export function PaymentsRecordPage() {
  const t = useTranslations('payments');
  const records = useTranslations('records');
  const format = useFormat();
  const { currency } = useMerchant();
  const list = useList(paymentsRecord);
  return (
    <>
      <PageTitle>{t('record.title')}</PageTitle>
      <ListView
        list={list}
        title={t('record.title')}
        text={t('record.text')}
        columns={columnsOf(t, format)}
        rowKey={({ id }) => id}
        filters={
          <>
            <PeriodFilter {...list.filter('period')} />
            <div className="grid gap-3 min-[26rem]:grid-cols-2 sm:max-w-md">
              <SelectFilter
                {...list.filter('direction')}
                label={t('record.direction')}
                allLabel={t('record.allDirections')}
                options={PAYMENT_DIRECTIONS.map((value) => ({ value, label: t(`record.${value}`) }))}
              />
              <SelectFilter
                {...list.filter('progress')}
                label={t('record.progress')}
                allLabel={t('record.allProgress')}
                options={PAYMENT_PROGRESS.map((value) => ({ value, label: t(`record.${value}`) }))}
              />
            </div>
          </>
        }
        totals={({ totalItems, totalDeposited, totalWithdrawn, totalFees }) => [
          { key: 'payments', label: t('record.payments'), value: format.number(totalItems) },
          { key: 'in', label: t('record.totalIn'), value: format.amount(totalDeposited, { currency }) },
          { key: 'out', label: t('record.totalOut'), value: format.amount(totalWithdrawn, { currency }) },
          { key: 'fees', label: t('record.totalFees'), value: format.amount(totalFees, { currency }) },
        ]}
        csv={{ fileName: `payments-${list.today}.csv`, columns: csvColumnsOf(t, records) }}
        empty={{
          text: t('record.empty'),
          action: (
            <Link to={paths.deposit()} className={buttonClass({ variant: 'primary' })}>
              {t('funds.deposit')}
            </Link>
          ),
        }}
      />
    </>
  );
}
