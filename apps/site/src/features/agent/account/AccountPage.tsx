import type { TRANSFER_CODES, StatementEntry } from '@croupier/contract/money/wallet.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { csvAmount, timeColumns, type CsvColumn } from '@croupier/web/lists/csv.ts';
import { defineList } from '@croupier/web/lists/define-list.ts';
import { choiceFilter } from '@croupier/web/lists/filters.ts';
import { ListView, type ListColumn } from '@croupier/web/lists/ListView.tsx';
import { SelectFilter } from '@croupier/web/lists/SelectFilter.tsx';
import { useList } from '@croupier/web/lists/use-list.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { ArrowRightLeft } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/api/call.ts';
import { PageTitle } from '../../../shared/page/PageTitle.tsx';
import { Signed } from '../parts/Signed.tsx';
import { agentPeriod, daysOf, instantsOf } from '../period/agent-period.ts';
import { PeriodBar } from '../period/PeriodBar.tsx';
import { useCalendar } from '../period/use-agent-period.ts';
import { AgentFacts } from './AgentFacts.tsx';
import { MoveDialog } from './MoveDialog.tsx';

/** What moves commission; other codes never touch this account. */
const CODES = [
  'commission',
  'commission_out',
  'salary',
  'dividend',
  'adjustment',
] as const satisfies ReadonlyArray<(typeof TRANSFER_CODES)[number]>;

const filters = { period: agentPeriod, code: choiceFilter('code', CODES) };

function useEntries() {
  const { today, timeZone, dayStartsAtMinutes } = useCalendar();
  const definition = useMemo(
    () =>
      defineList({
        name: 'rebates.account',
        filters,
        load: ({ filters: { period, code }, pageNum, pageSize, asOf }, signal) => {
          const span = instantsOf(daysOf(period, today), { timeZone, dayStartsAtMinutes });
          const until = asOf && asOf < span.until ? asOf : span.until;
          return call(
            'rebates.account',
            { query: { from: span.from, until, pageNum, pageSize, ...(code && { code }) } },
            { signal },
          );
        },
      }),
    [today, timeZone, dayStartsAtMinutes],
  );
  return useList(definition);
}

function Balance({ balance, onMove }: { balance: bigint | undefined; onMove: () => void }) {
  const t = useTranslations('agent.account');
  const format = useFormat();
  return (
    <Card tone="lit" className="flex flex-wrap items-center justify-between gap-4">
      <div>
        <p className="text-sm text-muted">{t('balance')}</p>
        <p data-testid="commission" className="numeric mt-1 font-display text-3xl font-bold text-text">
          {balance === undefined ? <Skeleton className="h-9 w-40" /> : format.amount(balance)}
        </p>
      </div>
      <Button
        variant="primary"
        className="max-sm:w-full"
        icon={<ArrowRightLeft aria-hidden />}
        disabled={!balance || balance <= 0n}
        onClick={onMove}
      >
        {t('move')}
      </Button>
    </Card>
  );
}

function useColumns() {
  const records = useTranslations('records');
  const codeText = useTranslations('transferCodes');
  const format = useFormat();
  const columns: ListColumn<StatementEntry>[] = [
    {
      key: 'kind',
      header: records('column.kind'),
      card: 'title',
      cell: ({ code, amount }) => <Badge tone={amount > 0n ? 'win' : 'neutral'}>{codeText(code)}</Badge>,
    },
    {
      key: 'time',
      header: records('column.time'),
      card: 'note',
      className: 'numeric whitespace-nowrap',
      cell: ({ at }) => format.instant(at),
    },
    {
      key: 'reference',
      header: records('column.reference'),
      isWideOnly: true,
      card: 'none',
      className: 'font-mono text-xs text-subtle',
      cell: ({ reference }) => reference.slice(-8),
    },
    {
      key: 'amount',
      header: records('column.amount'),
      align: 'end',
      card: 'aside',
      cell: ({ amount }) => <Signed amount={amount} />,
    },
    {
      key: 'balanceAfter',
      header: records('column.balanceAfter'),
      align: 'end',
      cell: ({ balanceAfter }) => format.amount(balanceAfter),
    },
  ];
  const csvColumns: CsvColumn<StatementEntry>[] = [
    { header: records('column.sequence'), cell: ({ sequence }) => ({ exact: sequence }) },
    ...timeColumns<StatementEntry>(
      { time: records('column.time'), offset: records('column.offset') },
      ({ at }) => at,
    ),
    { header: records('column.kind'), cell: ({ code }) => codeText(code) },
    { header: records('column.amount'), cell: ({ amount }) => csvAmount(amount) },
    { header: records('column.balanceAfter'), cell: ({ balanceAfter }) => csvAmount(balanceAfter) },
    { header: records('column.reference'), cell: ({ reference }) => reference },
  ];
  return { columns, csvColumns };
}

/** The commission wallet: every entry with the balance after it, and the way to the main wallet. */
export function AccountPage() {
  const t = useTranslations('agent.account');
  const menu = useTranslations('agent.menu');
  const records = useTranslations('records');
  const codeText = useTranslations('transferCodes');
  const format = useFormat();
  const list = useEntries();
  const [moving, setMoving] = useState(false);
  const { data } = list.query;
  const { columns, csvColumns } = useColumns();
  return (
    <div className="mx-auto grid w-full max-w-7xl grid-cols-[minmax(0,1fr)] gap-4">
      <PageTitle>{menu('account')}</PageTitle>
      <PeriodBar />
      <Balance balance={data?.balance} onMove={() => setMoving(true)} />
      <ListView
        list={list}
        title={menu('account')}
        text={t('text')}
        columns={columns}
        rowKey={({ sequence }) => sequence}
        filters={
          <SelectFilter
            {...list.filter('code')}
            className="sm:max-w-64"
            label={records('kind')}
            allLabel={records('allKinds')}
            options={CODES.map((code) => ({ value: code, label: codeText(code) }))}
          />
        }
        totals={({ totalItems, totalIn, totalOut }) => [
          { key: 'entries', label: records('total.entries'), value: format.number(totalItems) },
          { key: 'in', label: records('total.in'), value: format.amount(totalIn) },
          { key: 'out', label: records('total.out'), value: format.amount(totalOut) },
        ]}
        csv={{ fileName: `commission-${list.today}.csv`, columns: csvColumns }}
        empty={{ text: t('empty') }}
      />
      <AgentFacts />
      {moving && data && <MoveDialog balance={data.balance} onClose={() => setMoving(false)} />}
    </div>
  );
}
