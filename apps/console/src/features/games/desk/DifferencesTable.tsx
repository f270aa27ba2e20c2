import type { VendorDifference } from '@croupier/contract/vendors/vendor-desk.ts';
import { Table, type Column } from '@croupier/ui/data/Table.tsx';
import { Badge, type Tone } from '@croupier/ui/status/Badge.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActButton } from '../../../shared/act/ActButton.tsx';
import { ActDialog } from '../../../shared/act/ActDialog.tsx';
import { ACT_FIELDS, useActForm } from '../../../shared/act/use-act-form.ts';
import { call } from '../../../shared/call.ts';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import { differencesQuery } from './desk.queries.ts';
import { Pager } from './Pager.tsx';

const PAGE_SIZE = 20;
const TONES: Readonly<Record<VendorDifference['state'], Tone>> = {
  open: 'warn',
  asked: 'info',
  closed: 'neutral',
};
const KINDS = [
  'bet_missing',
  'win_missing',
  'rollback_missing',
  'theirs_missing',
  'amount',
  'player',
  'state',
  'open_round',
  'late_win',
  'transfer',
] as const;

const OUTCOMES = ['agreed', 'replayed', 'booked', 'voided', 'corrected', 'settled'] as const;

type Chosen = { difference: VendorDifference; act: VendorDifference['acts'][number] };

function DifferenceDialog({
  merchantCode,
  chosen: { difference, act },
  onClose,
}: {
  merchantCode: string;
  chosen: Chosen;
  onClose: () => void;
}) {
  const t = useTranslations('console.vendorDesk');
  const { accountId, key: differenceKey, kind } = difference;
  const form = useActForm({
    initial: ACT_FIELDS,
    save: ({ reason }, key) =>
      call('vendorDesk.act', {
        params: { merchantCode },
        body: { key, accountId, differenceKey, kind, act, reason },
      }),
    invalidates: [['vendorDesk.differences'], ['vendorDesk.accounts']],
    doneText: t(`actDone.${act}`),
    deciders: 'vendors.reconcile',
    onClose,
  });
  return (
    <ActDialog
      form={form}
      icon={<Scale />}
      title={t(`actTitle.${act}`)}
      description={t(`actText.${act}`)}
      submitLabel={t(`act.${act}`)}
      onClose={onClose}
    />
  );
}

/** One side of a difference: its amount and state, or all of it where it has neither. */
const sideText = (side: Record<string, unknown> | null): string => {
  if (!side) return '—';
  const { amount, state } = side;
  const known = [amount, state].filter((value) => typeof value === 'string');
  return known.length > 0 ? known.join(' · ') : JSON.stringify(side);
};

function useColumns(merchantCode: string, onAct: (chosen: Chosen) => void): Column<VendorDifference>[] {
  const t = useTranslations('console.vendorDesk');
  const format = useConsoleFormat();
  const kindText = (kind: string): string => {
    const known = KINDS.find((each) => each === kind);
    return known ? t(`kind.${known}`) : kind;
  };
  const outcomeText = (outcome: string): string => {
    const known = OUTCOMES.find((each) => each === outcome);
    return known ? t(`outcome.${known}`) : outcome;
  };
  return [
    {
      key: 'kind',
      header: t('difference'),
      card: 'title',
      cell: ({ kind, key }) => (
        <>
          {kindText(kind)}
          <code className="block text-xs font-normal text-subtle wrap-anywhere">{key}</code>
        </>
      ),
    },
    {
      key: 'state',
      header: t('state'),
      card: 'aside',
      cell: ({ state, acted, outcome }) => (
        <>
          <Badge tone={TONES[state]}>{t(`differenceState.${state}`)}</Badge>
          {(outcome ?? acted) && (
            <span className="mt-1 block text-xs text-subtle">{outcomeText(outcome ?? acted ?? '')}</span>
          )}
        </>
      ),
    },
    { key: 'account', header: t('account'), cell: ({ accountName }) => accountName },
    { key: 'member', header: t('member'), cell: ({ member }) => member ?? '—' },
    { key: 'ours', header: t('ours'), cell: ({ ours }) => sideText(ours) },
    { key: 'theirs', header: t('theirs'), cell: ({ theirs }) => sideText(theirs) },
    {
      key: 'foundAt',
      header: t('foundAt'),
      cell: ({ foundAt }) => format.instant(foundAt),
      className: 'whitespace-nowrap',
    },
    {
      key: 'acts',
      header: t('acts'),
      align: 'end',
      cell: (difference) => (
        <span className="flex flex-wrap justify-end gap-1.5">
          {difference.acts.map((act) => (
            <ActButton
              key={act}
              permission="vendors.reconcile"
              merchantCode={merchantCode}
              label={t(`act.${act}`)}
              onPress={() => onAct({ difference, act })}
            />
          ))}
        </span>
      ),
    },
  ];
}

/** What vendors’ lists and the ledger do not agree about. */
export function DifferencesTable({ merchantCode }: { merchantCode: string }) {
  const t = useTranslations('console.vendorDesk');
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<Chosen>();
  const differences = useQuery(differencesQuery(merchantCode, { pageNum: page, pageSize: PAGE_SIZE }));
  const columns = useColumns(merchantCode, setChosen);
  if (differences.isLoadingError) return <QueryProblem query={differences} />;
  return (
    <>
      <Table
        caption={t('differences')}
        columns={columns}
        rows={differences.data?.items ?? []}
        rowKey={({ accountId, key, kind }) => `${accountId} ${key} ${kind}`}
        loading={differences.isPending}
        empty={<p className="text-sm text-muted">{t('noDifferences')}</p>}
      />
      <Pager page={page} pageCount={differences.data?.totalPages ?? 1} onChange={setPage} />
      {chosen && <DifferenceDialog {...{ merchantCode, chosen }} onClose={() => setChosen(undefined)} />}
    </>
  );
}
