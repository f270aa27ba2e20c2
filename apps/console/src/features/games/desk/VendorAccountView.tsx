import type { ConsoleApi } from '@croupier/contract/api.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import type { VendorAccount } from '@croupier/contract/vendors/vendor-desk.ts';
import { CopyButton } from '@croupier/ui/buttons/CopyButton.tsx';
import { Table, type Column } from '@croupier/ui/data/Table.tsx';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Detail, DetailSection } from '../../../shared/detail/Detail.tsx';
import { FactList, type Fact } from '../../../shared/detail/FactList.tsx';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import { AccountActs } from './AccountActs.tsx';
import { ACCOUNT_TONES } from './account-tones.ts';
import { vendorReturnsQuery } from './desk.queries.ts';

type Returns = CallOutput<ConsoleApi['vendorDesk']['returns']>[number];

function useFacts(account: VendorAccount): Fact[] {
  const t = useTranslations('console.vendorDesk');
  const format = useConsoleFormat();
  const p99 = account.p99Milliseconds;
  return [
    { label: t('protocol'), value: account.adapter },
    { label: t('vendors'), value: account.vendorCodes.join(' ') || '—' },
    {
      label: t('callback'),
      value: <code className="text-xs">{account.callbackUrl}</code>,
      act: <CopyButton text={account.callbackUrl} label={t('copyCallback')} copiedLabel={t('copied')} />,
    },
    { label: t('hosts'), value: account.hosts.join(', ') || '—' },
    { label: t('addresses'), value: account.addresses.join(', ') || t('anyAddress') },
    { label: t('config'), value: <code className="text-xs">{JSON.stringify(account.config)}</code> },
    ...(account.previousKeysUntil
      ? [{ label: t('oldKeys'), value: format.instant(account.previousKeysUntil) }]
      : []),
    { label: t('lastCall'), value: account.lastCallAt ? format.instant(account.lastCallAt) : t('never') },
    {
      label: t('calls'),
      value: format.number(account.calls),
      note: t('problems', { refused: format.number(account.refused), late: format.number(account.late) }),
    },
    { label: t('p99'), value: p99 === null ? '—' : t('milliseconds', { value: format.number(p99) }) },
    {
      label: t('openRounds'),
      value: format.number(account.openRounds),
      note: account.openRoundsTooLong > 0 ? t('tooLong', { count: account.openRoundsTooLong }) : undefined,
    },
    { label: t('differences'), value: format.number(account.differences) },
  ];
}

const BPS_PER_PERCENT = 100;
const percent = (bps: number | null): string =>
  bps === null ? '—' : `${(bps / BPS_PER_PERCENT).toFixed(2)} %`;

function useReturnColumns(currency: string): Column<Returns>[] {
  const t = useTranslations('console.vendorDesk');
  const format = useConsoleFormat();
  return [
    { key: 'vendor', header: t('vendor'), card: 'title', cell: ({ vendorCode }) => vendorCode },
    { key: 'rounds', header: t('rounds'), align: 'end', cell: ({ rounds }) => format.number(rounds) },
    {
      key: 'stake',
      header: t('stake'),
      align: 'end',
      cell: ({ stake }) => format.amount(stake, currency),
    },
    { key: 'theory', header: t('theory'), align: 'end', cell: ({ theoryBps }) => percent(theoryBps) },
    {
      key: 'actual',
      header: t('actual'),
      align: 'end',
      cell: ({ actualBps, bandLowBps, bandHighBps }) => {
        const isOutside =
          actualBps !== null &&
          bandLowBps !== null &&
          bandHighBps !== null &&
          (actualBps < bandLowBps || actualBps > bandHighBps);
        return <strong className={isOutside ? 'text-lose' : undefined}>{percent(actualBps)}</strong>;
      },
    },
    {
      key: 'band',
      header: t('band'),
      align: 'end',
      cell: ({ bandLowBps, bandHighBps }) =>
        bandLowBps === null ? '—' : `${percent(bandLowBps)} – ${percent(bandHighBps)}`,
    },
  ];
}

/** Returns in theory and in fact; a return outside the band is marked. */
function ReturnsTable({ merchantCode, account }: { merchantCode: string; account: VendorAccount }) {
  const t = useTranslations('console.vendorDesk');
  const returns = useQuery(vendorReturnsQuery(merchantCode, account.id));
  const columns = useReturnColumns(account.currency);
  if (returns.isLoadingError) return <QueryProblem query={returns} />;
  return (
    <Table
      caption={t('returns')}
      columns={columns}
      rows={returns.data ?? []}
      rowKey={({ vendorCode }) => vendorCode}
      loading={returns.isPending}
      empty={<p className="text-sm text-muted">{t('noReturns')}</p>}
    />
  );
}

/** An account at a vendor: access, health and returns. Keys are written and never shown. */
export function VendorAccountView({
  merchantCode,
  account,
}: {
  merchantCode: string;
  account: VendorAccount;
}) {
  const t = useTranslations('console.vendorDesk');
  const facts = useFacts(account);
  return (
    <Detail
      frame="panel"
      title={account.name}
      badges={[
        { label: t(`states.${account.state}`), tone: ACCOUNT_TONES[account.state] },
        ...(account.isTest ? [{ label: t('isTest'), tone: 'info' as const }] : []),
      ]}
      acts={<AccountActs {...{ merchantCode, account }} />}
      raw={account}
      tabs={[
        {
          value: 'overview',
          label: t('overview'),
          content: (
            <>
              <FactList facts={facts} />
              <DetailSection title={t('returns')} className="mt-6" aside={<Badge>{t('newest')}</Badge>}>
                <ReturnsTable {...{ merchantCode, account }} />
              </DetailSection>
            </>
          ),
        },
      ]}
    />
  );
}
