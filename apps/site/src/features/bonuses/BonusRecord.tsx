import type { BonusGrant } from '@croupier/contract/payments/records.ts';
import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { csvAmount, timeColumns } from '@croupier/web/lists/csv.ts';
import { ListView, type ListColumn } from '@croupier/web/lists/ListView.tsx';
import { PeriodFilter } from '@croupier/web/lists/PeriodFilter.tsx';
import { useList } from '@croupier/web/lists/use-list.ts';
import { useFormat, type Format } from '@croupier/web/preferences/use-format.ts';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { bonusRecord } from './bonuses.lists.ts';

type Texts = ReturnType<typeof useTranslations<'payments.bonuses'>>;
type CodeTexts = ReturnType<typeof useTranslations<'transferCodes'>>;

const columnsOf = (t: Texts, codeText: CodeTexts, format: Format): ListColumn<BonusGrant>[] => [
  {
    key: 'kind',
    header: t('kind'),
    card: 'title',
    cell: ({ code }) => <Badge tone="win">{codeText(code)}</Badge>,
  },
  {
    key: 'time',
    header: t('time'),
    card: 'note',
    className: 'numeric whitespace-nowrap',
    cell: ({ at }) => format.instant(at),
  },
  {
    key: 'amount',
    header: t('amount'),
    align: 'end',
    card: 'aside',
    cell: ({ amount }) => (
      <span className="numeric font-semibold text-win">{format.amount(amount, { sign: 'always' })}</span>
    ),
  },
];

/** What was credited to the main wallet. */
export function BonusRecord() {
  const t = useTranslations('payments.bonuses');
  const records = useTranslations('records');
  const bonuses = useTranslations('bonuses');
  const codeText = useTranslations('transferCodes');
  const format = useFormat();
  const list = useList(bonusRecord);
  return (
    <ListView
      list={list}
      heading="h2"
      title={bonuses('record')}
      text={t('text')}
      columns={columnsOf(t, codeText, format)}
      rowKey={({ transferId }) => transferId}
      filters={<PeriodFilter {...list.filter('period')} />}
      totals={({ totalItems, total }) => [
        { key: 'count', label: t('count'), value: format.number(totalItems) },
        { key: 'total', label: t('total'), value: format.amount(total) },
      ]}
      csv={{
        fileName: `bonuses-${list.today}.csv`,
        columns: [
          ...timeColumns<BonusGrant>({ time: t('time'), offset: records('column.offset') }, ({ at }) => at),
          { header: t('kind'), cell: ({ code }) => codeText(code) },
          { header: t('amount'), cell: ({ amount }) => csvAmount(amount) },
        ],
      }}
      empty={{
        text: t('empty'),
        action: (
          <Link to={paths.promotions()} className={buttonClass({ variant: 'primary' })}>
            {t('promotions')}
          </Link>
        ),
      }}
    />
  );
}
