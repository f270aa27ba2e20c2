import { FINDING_KINDS, findingList, type FindingItem } from '@croupier/contract/payments/reconciliation.ts';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { Scale } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActButton } from '../../../shared/act/ActButton.tsx';
import { ActDialog } from '../../../shared/act/ActDialog.tsx';
import { ACT_FIELDS, useActForm } from '../../../shared/act/use-act-form.ts';
import { call } from '../../../shared/call.ts';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import type { ListColumn } from '../../../shared/list/list-types.ts';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import { useTitle } from '../../../shared/use-title.ts';
import { PaymentsNav } from '../PaymentsHeader.tsx';
import { Positions } from './Positions.tsx';

const REASON_ONLY = { ...ACT_FIELDS };

function ResolveButton({ finding }: { finding: FindingItem }) {
  const t = useTranslations('console.payments');
  const [isOpen, setOpen] = useState(false);
  const { merchantCode, id, resolvedAt } = finding;
  return (
    <>
      <ActButton
        permission="payments.reconcile"
        merchantCode={merchantCode}
        blocked={resolvedAt ? t('alreadyResolved') : undefined}
        label={t('resolve')}
        onPress={() => setOpen(true)}
      />
      {isOpen && <ResolveDialog finding={{ merchantCode, id }} onClose={() => setOpen(false)} />}
    </>
  );
}

function ResolveDialog({
  finding: { merchantCode, id },
  onClose,
}: {
  finding: { merchantCode: string; id: string };
  onClose: () => void;
}) {
  const t = useTranslations('console.payments');
  const form = useActForm({
    initial: REASON_ONLY,
    save: async ({ reason }) => {
      await call('reconciliation.resolve', { params: { merchantCode, id }, body: { reason } });
      return { state: 'done' as const };
    },
    invalidates: [['list', findingList.id]],
    doneText: t('resolveDone'),
    onClose,
  });
  return (
    <ActDialog
      form={form}
      title={t('resolveTitle')}
      icon={<Scale />}
      submitLabel={t('resolve')}
      onClose={onClose}
    />
  );
}

function useColumns(): ListColumn<FindingItem>[] {
  const t = useTranslations('console.payments');
  const format = useConsoleFormat();
  const amount = (value: bigint | null, asset: string): string =>
    value === null ? '—' : format.amount(value, asset);
  return [
    {
      key: 'foundAt',
      header: t('foundAt'),
      cell: ({ foundAt }) => format.instant(foundAt),
      className: 'whitespace-nowrap',
    },
    {
      key: 'kind',
      header: t('findingKind'),
      card: 'aside',
      cell: ({ kind, resolvedAt }) => (
        <Badge tone={resolvedAt ? 'neutral' : 'warn'}>{t(`finding.${kind}`)}</Badge>
      ),
    },
    { key: 'accountName', header: t('account'), cell: ({ accountName }) => accountName },
    { key: 'subject', header: t('subject'), cell: ({ subject }) => <code>{subject}</code> },
    { key: 'ours', header: t('ours'), align: 'end', cell: ({ ours, asset }) => amount(ours, asset) },
    { key: 'theirs', header: t('theirs'), align: 'end', cell: ({ theirs, asset }) => amount(theirs, asset) },
    {
      key: 'resolved',
      header: t('resolve'),
      cell: (finding) =>
        finding.resolvedAt ? (
          finding.resolvedByName ? (
            t('resolvedBy', { name: finding.resolvedByName })
          ) : (
            t('resolvedAlone')
          )
        ) : (
          <ResolveButton finding={finding} />
        ),
    },
  ];
}

/** Differences between the ledger and the providers, and what each account holds. */
export function ReconciliationPage() {
  const t = useTranslations('console.payments');
  useTitle(t('pages.reconciliation'));
  return (
    <>
      <PaymentsNav />
      <ListPage
        list={findingList}
        title={t('pages.reconciliation')}
        text={t('texts.reconciliation')}
        lead={
          <>
            <Positions />
            <h2 className="mt-4 text-lg">{t('differences')}</h2>
          </>
        }
        load={(query, signal) => call('reconciliation.list', { query }, { signal })}
        columns={useColumns()}
        filters={[
          {
            kind: 'choice',
            name: 'isOpen',
            label: t('isOpen'),
            options: (['yes', 'no'] as const).map((value) => ({ value, label: t(value) })),
          },
          {
            kind: 'choice',
            name: 'kind',
            label: t('findingKind'),
            options: FINDING_KINDS.map((value) => ({ value, label: t(`finding.${value}`) })),
          },
          { kind: 'text', name: 'subject', label: t('subject') },
          { kind: 'period', from: 'foundFrom', until: 'foundUntil', label: t('foundAt') },
        ]}
        emptyText={t('noFindings')}
      />
    </>
  );
}
