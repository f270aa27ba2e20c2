import type { ConsoleApi } from '@croupier/contract/api.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import { Table, type Column } from '@croupier/ui/data/Table.tsx';
import { Badge, type Tone } from '@croupier/ui/status/Badge.tsx';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActButton } from '../../../shared/act/ActButton.tsx';
import { call } from '../../../shared/call.ts';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import { transfersQuery } from './desk.queries.ts';
import { Pager } from './Pager.tsx';

const PAGE_SIZE = 20;

type Transfer = CallOutput<ConsoleApi['vendorDesk']['transfers']>['items'][number];

const TONES: Readonly<Record<Transfer['state'], Tone>> = {
  sent: 'brand',
  unknown: 'warn',
  done: 'win',
  failed: 'lose',
};

function useAsk(merchantCode: string) {
  const t = useTranslations('console.vendorDesk');
  const toast = useToast();
  const errorText = useErrorText();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('vendorDesk.askTransfer', { params: { merchantCode, id }, body: {} }),
    onSuccess: async () => {
      toast.show({ tone: 'info', title: t('transferAsked') });
      await client.invalidateQueries({ queryKey: ['vendorDesk.transfers'] });
    },
    onError: (error) => toast.show({ tone: 'lose', title: errorText(error) }),
  });
}

function useColumns(merchantCode: string, currency: string): Column<Transfer>[] {
  const t = useTranslations('console.vendorDesk');
  const format = useConsoleFormat();
  const ask = useAsk(merchantCode);
  return [
    { key: 'member', header: t('member'), card: 'title', cell: ({ member }) => member },
    {
      key: 'state',
      header: t('state'),
      card: 'aside',
      cell: ({ state }) => <Badge tone={TONES[state]}>{t(`transferState.${state}`)}</Badge>,
    },
    { key: 'account', header: t('account'), cell: ({ accountName }) => accountName },
    { key: 'direction', header: t('direction'), cell: ({ direction }) => t(`directions.${direction}`) },
    {
      key: 'amount',
      header: t('amount'),
      align: 'end',
      cell: ({ amount }) => (amount === null ? t('everything') : format.amount(amount, currency)),
    },
    { key: 'tries', header: t('tries'), align: 'end', cell: ({ tries }) => format.number(tries) },
    {
      key: 'createdAt',
      header: t('createdAt'),
      cell: ({ createdAt }) => format.instant(createdAt),
      className: 'whitespace-nowrap',
    },
    {
      key: 'acts',
      header: t('acts'),
      align: 'end',
      cell: ({ id, state }) => (
        <ActButton
          permission="vendors.reconcile"
          merchantCode={merchantCode}
          blocked={state === 'sent' || state === 'unknown' ? undefined : t('transferOver')}
          label={t('askNow')}
          onPress={() => {
            if (!ask.isPending) ask.mutate(id);
          }}
        />
      ),
    },
  ];
}

/** Transfers to and from vendors’ wallets whose outcome is not known. */
export function TransfersTable({ merchantCode, currency }: { merchantCode: string; currency: string }) {
  const t = useTranslations('console.vendorDesk');
  const [page, setPage] = useState(1);
  const transfers = useQuery(
    transfersQuery(merchantCode, { pageNum: page, pageSize: PAGE_SIZE, state: 'unknown' }),
  );
  const columns = useColumns(merchantCode, currency);
  if (transfers.isLoadingError) return <QueryProblem query={transfers} />;
  return (
    <>
      <Table
        caption={t('transfers')}
        columns={columns}
        rows={transfers.data?.items ?? []}
        rowKey={({ id }) => id}
        loading={transfers.isPending}
        empty={<p className="text-sm text-muted">{t('noTransfers')}</p>}
      />
      <Pager page={page} pageCount={transfers.data?.totalPages ?? 1} onChange={setPage} />
    </>
  );
}
