import { findingList } from '@croupier/contract/payments/reconciliation.ts';
import { Table, type Column } from '@croupier/ui/data/Table.tsx';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { useMutation, useQueries, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActButton } from '../../../shared/act/ActButton.tsx';
import { call } from '../../../shared/call.ts';
import { listKey } from '../../../shared/list/use-list-page.ts';
import { useMerchants } from '../../../shared/permissions/use-merchants.ts';
import { usePermissions } from '../../../shared/permissions/use-permissions.ts';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import { positionsQuery, type Position } from '../payments.queries.ts';
import { SettleDialog } from './SettleDialog.tsx';

const PERMISSION = 'payments.reconcile';

/** The balances of all merchants that are shown. */
function usePositions() {
  const { may } = usePermissions();
  const { merchants, isShown } = useMerchants();
  const codes = merchants
    .map(({ merchantCode }) => merchantCode)
    .filter((code) => isShown(code) && may('payments.view', code));
  const queries = useQueries({ queries: codes.map((code) => positionsQuery(code)) });
  return {
    problem: queries.find(({ isLoadingError }) => isLoadingError),
    isPending: queries.some(({ isPending }) => isPending),
    hasMany: codes.length > 1,
    rows: queries.flatMap(({ data }, index) =>
      (data?.current ?? []).map((position): Position => ({ ...position, merchantCode: codes[index] ?? '' })),
    ),
  };
}

function useRun() {
  const t = useTranslations('console.payments');
  const errorText = useErrorText();
  const toast = useToast();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ merchantCode, accountId: id }: Position) =>
      call('reconciliation.run', { params: { merchantCode, id }, body: {} }),
    onSuccess: async ({ findings }) => {
      toast.show({ tone: findings > 0 ? 'warn' : 'win', title: t('reconciled', { count: findings }) });
      await client.invalidateQueries({ queryKey: listKey(findingList.id) });
      await client.invalidateQueries({ queryKey: ['reconciliation.positions'] });
    },
    onError: (error, { accountName }) =>
      toast.show({ tone: 'lose', title: accountName, text: errorText(error) }),
  });
}

type Handlers = { run: (position: Position) => void; settle: (position: Position) => void };

function useColumns({ run, settle }: Handlers, hasMany: boolean): Column<Position>[] {
  const t = useTranslations('console.payments');
  const merchantHeader = useTranslations('console.list')('merchant');
  const { nameOf } = useMerchants();
  const format = useConsoleFormat();
  const gap = ({ ours, theirs, asset }: Position) => {
    if (theirs === null) return '—';
    if (theirs === ours) return t('noGap');
    return <strong className="text-lose">{format.amount(theirs - ours, asset)}</strong>;
  };
  const merchant: Column<Position> = {
    key: 'merchant',
    header: merchantHeader,
    cell: ({ merchantCode }) => nameOf(merchantCode),
  };
  return [
    {
      key: 'name',
      header: t('account'),
      card: 'title',
      cell: ({ accountName, at }) => (
        <>
          {accountName}
          <span className="block text-xs font-normal text-subtle">
            {at ? `${t('asOf')} ${format.instant(at)}` : t('notCompared')}
          </span>
        </>
      ),
    },
    ...(hasMany ? [merchant] : []),
    {
      key: 'ours',
      header: t('ours'),
      align: 'end',
      cell: ({ ours, booked, asset }) => (
        <>
          {format.amount(ours, asset)}
          {booked !== ours && (
            <span className="block text-xs text-subtle">
              {t('bookedNow', { amount: format.amount(booked, asset) })}
            </span>
          )}
        </>
      ),
    },
    {
      key: 'theirs',
      header: t('theirs'),
      align: 'end',
      cell: ({ theirs, asset }) => (theirs === null ? '—' : format.amount(theirs, asset)),
    },
    { key: 'gap', header: t('gap'), align: 'end', cell: gap },
    {
      key: 'acts',
      header: t('acts'),
      align: 'end',
      cell: (position) => {
        const act = { permission: PERMISSION, merchantCode: position.merchantCode } as const;
        return (
          <span className="flex flex-wrap justify-end gap-2">
            <ActButton {...act} label={t('reconcile')} onPress={() => run(position)} />
            <ActButton {...act} variant="ghost" label={t('settle.act')} onPress={() => settle(position)} />
          </span>
        );
      },
    },
  ];
}

/** What each account holds by the ledger and by the provider. */
export function Positions() {
  const t = useTranslations('console.payments');
  const { problem, isPending, hasMany, rows } = usePositions();
  const [settling, setSettling] = useState<Position>();
  const run = useRun();
  const columns = useColumns(
    {
      run: (position) => {
        if (!run.isPending) run.mutate(position);
      },
      settle: setSettling,
    },
    hasMany,
  );
  return (
    <section>
      <h2 className="mb-3 text-lg">{t('positions')}</h2>
      {problem ? (
        <QueryProblem query={problem} />
      ) : (
        <Table
          caption={t('positions')}
          columns={columns}
          rows={rows}
          rowKey={({ merchantCode, accountId, asset }) => `${merchantCode} ${accountId} ${asset}`}
          loading={isPending}
          empty={<p className="text-sm text-muted">{t('noPositions')}</p>}
        />
      )}
      {settling && <SettleDialog position={settling} onClose={() => setSettling(undefined)} />}
    </section>
  );
}
