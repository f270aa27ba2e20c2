import { Table, type Column } from '@croupier/ui/data/Table.tsx';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { DetailSection } from '../../../shared/detail/Detail.tsx';
import { FactList, type Fact } from '../../../shared/detail/FactList.tsx';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import type { BillFile } from '../agents.queries.ts';
import { useTermsText } from '../contracts/use-terms-text.ts';
import { useClassName } from '../rate-classes.ts';

type Parts = BillFile['derivation'];
type ClassRow = Parts['classes'][number];
type BandRow = Parts['bands'][number];
type DownlineRow = Parts['downlines'][number];

function useReached({ bill, derivation }: BillFile): Fact[] {
  const t = useTranslations('console.agents');
  const format = useConsoleFormat();
  const amount = (value: bigint): string => format.amount(value, bill.currency);
  const { reached, deductions, losses, base, offset, beforeGross } = derivation;
  const carried = losses.reduce((sum, { lossMinor }) => sum + lossMinor, 0n);
  return [
    { label: t('bill.activeMembers'), value: format.number(reached.activeMembers) },
    { label: t('figures.validBet'), value: amount(reached.validBetMinor) },
    { label: t('bill.netLoss'), value: amount(reached.netLossMinor) },
    ...deductions.map(({ code, amount: less }) => ({ label: `– ${code}`, value: amount(less) })),
    ...(carried > 0n ? [{ label: t('bill.carried'), value: amount(-carried) }] : []),
    { label: t('bill.base'), value: amount(base) },
    ...(beforeGross === null ? [] : [{ label: t('bill.beforeGross'), value: amount(beforeGross) }]),
    ...(offset === 0n ? [] : [{ label: t('bill.offset'), value: amount(offset) }]),
  ];
}

function useColumns({ bill }: BillFile) {
  const t = useTranslations('console.agents');
  const format = useConsoleFormat();
  const className = useClassName();
  const amount = (value: bigint): string => format.amount(value, bill.currency);
  const classes: Column<ClassRow>[] = [
    { key: 'class', header: t('class'), card: 'title', cell: (row) => className(row.class) },
    { key: 'stake', header: t('figures.stake'), align: 'end', cell: ({ stake }) => amount(stake) },
    { key: 'payout', header: t('figures.payout'), align: 'end', cell: ({ payout }) => amount(payout) },
    {
      key: 'validBet',
      header: t('figures.validBet'),
      align: 'end',
      card: 'aside',
      cell: ({ validBet }) => amount(validBet),
    },
  ];
  const bands: Column<BandRow>[] = [
    { key: 'band', header: t('bill.band'), card: 'title', cell: ({ band }) => format.number(band + 1) },
    { key: 'won', header: t('bill.won'), align: 'end', cell: ({ wonMinor }) => amount(wonMinor) },
    { key: 'lost', header: t('bill.lost'), align: 'end', cell: ({ lostMinor }) => amount(lostMinor) },
  ];
  const downlines: Column<DownlineRow>[] = [
    {
      key: 'payee',
      header: t('contract.payee'),
      card: 'title',
      cell: ({ billId, payee }) => (
        <Link to={paths.agentBill(bill.merchantCode, billId)}>{payee.account}</Link>
      ),
    },
    {
      key: 'validBet',
      header: t('figures.validBet'),
      align: 'end',
      cell: ({ validBet }) => amount(validBet),
    },
    { key: 'netLoss', header: t('bill.netLoss'), align: 'end', cell: ({ netLoss }) => amount(netLoss) },
    {
      key: 'gross',
      header: t('bill.gross'),
      align: 'end',
      card: 'aside',
      cell: ({ gross }) => amount(gross),
    },
    { key: 'open', header: t('bill.open'), align: 'end', cell: ({ open }) => amount(open) },
  ];
  return { classes, bands, downlines };
}

/** Everything that a bill was computed from, and what moved for it. */
export function Derivation({ file }: { file: BillFile }) {
  const t = useTranslations('console.agents');
  const format = useConsoleFormat();
  const reached = useReached(file);
  const columns = useColumns(file);
  const { derivation, bill } = file;
  const terms = useTermsText(bill.currency);
  const { classes, bands, downlines, payments } = derivation;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <DetailSection title={t('contract.terms')}>
        <FactList facts={terms.facts(derivation.terms)} />
      </DetailSection>
      <DetailSection title={t('bill.derivation')}>
        <FactList facts={reached} />
      </DetailSection>
      {classes.length > 0 && (
        <DetailSection title={t('byClass')}>
          <Table
            caption={t('byClass')}
            columns={columns.classes}
            rows={classes}
            rowKey={(row) => row.class}
          />
        </DetailSection>
      )}
      {bands.length > 0 && (
        <DetailSection title={t('bill.bands')}>
          <Table
            caption={t('bill.bands')}
            columns={columns.bands}
            rows={bands}
            rowKey={({ band }) => String(band)}
          />
        </DetailSection>
      )}
      {downlines.length > 0 && (
        <DetailSection title={t('bill.downlineBills')}>
          <Table
            caption={t('bill.downlineBills')}
            columns={columns.downlines}
            rows={downlines}
            rowKey={({ billId }) => billId}
          />
        </DetailSection>
      )}
      <DetailSection title={t('bill.payments')}>
        {payments.length === 0 ? (
          <p className="text-sm text-muted">{t('bill.noPayments')}</p>
        ) : (
          <FactList
            facts={payments.map(({ at, amount, kind, transferId }) => ({
              label: format.instant(at),
              value: format.amount(amount, bill.currency),
              note: `${t(`bill.kinds.${kind}`)} · ${transferId}`,
            }))}
          />
        )}
      </DetailSection>
    </div>
  );
}
