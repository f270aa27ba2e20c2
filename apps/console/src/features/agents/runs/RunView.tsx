import { Table, type Column } from '@croupier/ui/data/Table.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, Calculator } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { ActButton } from '../../../shared/act/ActButton.tsx';
import { Detail, DetailSection } from '../../../shared/detail/Detail.tsx';
import { FactList, type Fact } from '../../../shared/detail/FactList.tsx';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import { runQuery, type RunFile, type SettlementRef } from '../agents.queries.ts';
import { RUN_TONES } from './run-tones.ts';
import { ApproveDialog } from './ApproveDialog.tsx';
import { ResettleDialog } from './ResettleDialog.tsx';
import { useCycleName } from './use-cycle-name.ts';

const SUMS = ['rootGross', 'gross', 'paid', 'open'] as const;

/** The sums of the run beside those of the period before. */
function Compared({ file: { run, before } }: { file: RunFile }) {
  const t = useTranslations('console.agents.run');
  const format = useConsoleFormat();
  const isRevision = run.revision > 1;
  const rows = [
    {
      key: 'bills',
      label: t('bills'),
      now: format.number(run.bills),
      was: before && format.number(before.bills),
    },
    ...SUMS.map((key) => ({
      key,
      label: t(key),
      now: format.amount(run[key], run.currency),
      was: before && format.amount(before[key], run.currency),
    })),
  ];
  return (
    <Table
      caption={t(isRevision ? 'comparedRevision' : 'compared')}
      columns={[
        { key: 'label', header: '', card: 'title', cell: ({ label }) => label },
        {
          key: 'now',
          header: t(isRevision ? 'thisRevision' : 'now'),
          align: 'end',
          card: 'aside',
          cell: ({ now }) => now,
        },
        {
          key: 'was',
          header: t(isRevision ? 'beforeRevision' : 'before'),
          align: 'end',
          cell: ({ was }) => was ?? '–',
        },
      ]}
      rows={rows}
      rowKey={({ key }) => key}
    />
  );
}

function useChangeColumns({
  merchantCode,
  currency,
  revision,
}: RunFile['run']): Column<RunFile['changes'][number]>[] {
  const t = useTranslations('console.agents');
  const format = useConsoleFormat();
  return [
    {
      key: 'payee',
      header: t('contract.payee'),
      card: 'title',
      cell: ({ bill }) => <Link to={paths.agentBill(merchantCode, bill.id)}>{bill.payee.account}</Link>,
    },
    {
      key: 'gross',
      header: t('bill.gross'),
      align: 'end',
      card: 'aside',
      cell: ({ bill }) => format.amount(bill.gross, currency),
    },
    {
      key: 'before',
      header: t(revision > 1 ? 'run.beforeRevision' : 'run.before'),
      align: 'end',
      cell: ({ beforeGross }) => format.amount(beforeGross, currency),
    },
  ];
}

function Changes({ file: { run, changes } }: { file: RunFile }) {
  const t = useTranslations('console.agents');
  const columns = useChangeColumns(run);
  if (changes.length === 0) return <p className="text-sm text-muted">{t('run.noChanges')}</p>;
  return <Table caption={t('run.changes')} columns={columns} rows={changes} rowKey={({ bill }) => bill.id} />;
}

function Overview({ file }: { file: RunFile }) {
  const t = useTranslations('console.agents');
  const format = useConsoleFormat();
  const cycleName = useCycleName();
  const { run, byState } = file;
  const facts: Fact[] = [
    { label: t('run.cycle'), value: `${format.instant(run.from)} – ${format.instant(run.until)}` },
    { label: t('contract.kind'), value: t(`contract.kinds.${run.kind}`), note: cycleName(run.cycle) },
    { label: t('run.revision'), value: format.number(run.revision) },
    { label: t('run.computedAt'), value: format.instant(run.computedAt) },
    ...(run.approvedByName ? [{ label: t('run.approvedBy'), value: run.approvedByName }] : []),
    ...(run.paidAt ? [{ label: t('run.paidAt'), value: format.instant(run.paidAt) }] : []),
    {
      label: t('run.bills'),
      value: t('run.allBills'),
      to: paths.agentBillsOfRun(run.merchantCode, run.id),
    },
  ];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <FactList facts={facts} />
      <DetailSection title={t(run.revision > 1 ? 'run.comparedRevision' : 'run.compared')}>
        <Compared file={file} />
        <p className="mt-2 text-xs text-subtle">{t('run.rootGrossNote')}</p>
      </DetailSection>
      {byState.length > 0 && (
        <DetailSection title={t('run.byState')}>
          <FactList
            facts={byState.map(({ state, bills, gross }) => ({
              label: t(`bill.states.${state}`),
              value: format.amount(gross, run.currency),
              note: format.number(bills),
            }))}
          />
        </DetailSection>
      )}
      <DetailSection title={t('run.changes')}>
        <Changes file={file} />
      </DetailSection>
    </div>
  );
}

function View({ of, file }: { of: SettlementRef; file: RunFile }) {
  const t = useTranslations('console.agents');
  const [open, setOpen] = useState<'approve' | 'resettle'>();
  const close = (): void => setOpen(undefined);
  const { run } = file;
  return (
    <>
      <Detail
        frame="panel"
        title={t('run.title')}
        subtitle={t(`contract.kinds.${run.kind}`)}
        badges={[{ label: t(`run.states.${run.state}`), tone: RUN_TONES[run.state] }]}
        acts={
          <>
            <ActButton
              permission="agents.runs.decide"
              merchantCode={of.merchantCode}
              variant="primary"
              icon={<BadgeCheck aria-hidden />}
              blocked={run.state === 'review' ? undefined : t('run.notInReview')}
              label={t('run.approve')}
              onPress={() => setOpen('approve')}
            />
            <ActButton
              permission="agents.runs.decide"
              merchantCode={of.merchantCode}
              icon={<Calculator aria-hidden />}
              label={t('run.resettle')}
              onPress={() => setOpen('resettle')}
            />
          </>
        }
        tabs={[{ value: 'overview', label: t('run.title'), content: <Overview file={file} /> }]}
        raw={file}
      />
      {open === 'approve' && <ApproveDialog run={run} onClose={close} />}
      {open === 'resettle' && <ResettleDialog run={run} onClose={close} />}
    </>
  );
}

/** A settlement over its list: its sums beside the period before, and where it differs most. */
export function RunOf(of: SettlementRef) {
  const query = useQuery(runQuery(of));
  if (query.isLoadingError) return <QueryProblem query={query} />;
  return query.data ? <View of={of} file={query.data} /> : <Skeleton className="h-80 rounded-card" />;
}
