import { SegmentedControl } from '@croupier/ui/fields/SegmentedControl.tsx';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { csvAmount, timeColumns, type CsvColumn } from '@croupier/web/lists/csv.ts';
import { ListView, type ListColumn } from '@croupier/web/lists/ListView.tsx';
import { SelectFilter } from '@croupier/web/lists/SelectFilter.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LazyPart, lazyPart } from '../../../shared/loading/LazyPart.tsx';
import type { BillRow } from './bill.types.ts';
import { BILL_KINDS, BILL_STATES, useBillList, type BillKind } from './bills.list.ts';
import { BILL_TONES } from './bill-tones.ts';
import { useSpan } from './use-span.ts';

const BillPanel = lazyPart(async () => (await import('./BillPanel.tsx')).BillPanel);

function useColumns(onOpen: (id: string) => void, isOneKind: boolean): ListColumn<BillRow>[] {
  const t = useTranslations('agent.bill');
  const format = useFormat();
  const span = useSpan();
  return [
    {
      key: 'period',
      header: t('period'),
      card: 'title',
      cell: ({ id, from, until }) => (
        <button
          type="button"
          onClick={() => onOpen(id)}
          className="numeric text-start font-semibold text-brand-text underline-offset-4 hover:underline"
        >
          {span(from, until)}
        </button>
      ),
    },
    {
      key: 'kind',
      header: t('kind'),
      isOptional: isOneKind,
      cell: ({ kind }) => t(`kinds.${kind}`),
    },
    {
      key: 'gross',
      header: t('gross'),
      align: 'end',
      isWideOnly: true,
      cell: ({ contract }) => contract && format.amount(contract.gross),
    },
    {
      key: 'downline',
      header: t('downline'),
      align: 'end',
      isWideOnly: true,
      cell: ({ contract }) => contract && format.amount(contract.downline),
    },
    {
      key: 'amount',
      header: t('take'),
      align: 'end',
      card: 'aside',
      className: 'font-semibold whitespace-nowrap',
      cell: ({ amount }) => format.amount(amount),
    },
    {
      key: 'state',
      header: t('state'),
      cell: ({ state, contract }) => (
        <span className="inline-flex flex-wrap gap-1.5">
          <Badge tone={BILL_TONES[state]}>{t(`states.${state}`)}</Badge>
          {contract?.before && <Badge tone="warn">{t('corrected')}</Badge>}
        </span>
      ),
    },
    {
      key: 'explain',
      header: t('explain'),
      card: 'none',
      align: 'end',
      cell: ({ id }) => (
        <button
          type="button"
          onClick={() => onOpen(id)}
          className="text-sm font-semibold text-brand-text underline-offset-4 hover:underline"
        >
          {t('explain')}
        </button>
      ),
    },
  ];
}

function useCsvColumns(): CsvColumn<BillRow>[] {
  const t = useTranslations('agent.bill');
  const records = useTranslations('records.column');
  return [
    ...timeColumns<BillRow>({ time: t('from'), offset: records('offset') }, ({ from }) => from),
    ...timeColumns<BillRow>({ time: t('until'), offset: records('offset') }, ({ until }) => until),
    { header: t('kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
    { header: t('gross'), cell: ({ contract }) => (contract ? csvAmount(contract.gross) : '') },
    { header: t('downline'), cell: ({ contract }) => (contract ? csvAmount(contract.downline) : '') },
    { header: t('was'), cell: ({ contract }) => (contract?.before ? csvAmount(contract.before.gross) : '') },
    { header: t('take'), cell: ({ amount }) => csvAmount(amount) },
    { header: t('state'), cell: ({ state }) => t(`states.${state}`) },
    { header: t('number'), cell: ({ id }) => id },
  ];
}

export type BillTableProps = { title: string; only?: BillKind };

/** Bills with the way to their explanation. */
export function BillTable({ title, only }: BillTableProps) {
  const t = useTranslations('agent.bill');
  const format = useFormat();
  const list = useBillList(only);
  const [openId, setOpenId] = useState<string>();
  const columns = useColumns(setOpenId, only !== undefined);
  const csvColumns = useCsvColumns();
  const side = list.filter('side');
  return (
    <>
      <ListView
        list={list}
        title={title}
        columns={columns}
        rowKey={({ id }) => id}
        filters={
          <div className="grid items-end gap-2.5 sm:grid-cols-3 lg:max-w-3xl">
            {only && only !== 'own' && only !== 'share' && (
              <SegmentedControl
                label={t('side')}
                value={side.value === 'owed' ? 'owed' : 'own'}
                onValueChange={(value) => side.onChange(value === 'owed' ? 'owed' : '')}
                segments={[
                  { value: 'own', label: t('mine') },
                  { value: 'owed', label: t('theirs') },
                ]}
              />
            )}
            {!only && (
              <SelectFilter
                {...list.filter('kind')}
                label={t('kind')}
                allLabel={t('allKinds')}
                options={BILL_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
              />
            )}
            <SelectFilter
              {...list.filter('state')}
              label={t('state')}
              allLabel={t('anyState')}
              options={BILL_STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
            />
          </div>
        }
        totals={({ total, paid }) => [
          { key: 'total', label: t('total'), value: format.amount(total) },
          { key: 'paid', label: t('paid'), value: format.amount(paid) },
          { key: 'open', label: t('open'), value: format.amount(total - paid) },
        ]}
        csv={{ fileName: `bills-${list.today}.csv`, columns: csvColumns }}
        empty={{ text: t('empty') }}
      />
      <LazyPart onError={() => setOpenId(undefined)}>
        {openId && <BillPanel key={openId} billId={openId} onClose={() => setOpenId(undefined)} />}
      </LazyPart>
    </>
  );
}
