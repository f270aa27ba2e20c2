import type { ControlledPool } from '@croupier/contract/games/jackpot-control.ts';
import { Table, type Column } from '@croupier/ui/data/Table.tsx';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { Trophy } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { DetailSection } from '../../../shared/detail/Detail.tsx';
import { FactList, type Fact } from '../../../shared/detail/FactList.tsx';
import { useMerchants } from '../../../shared/permissions/use-merchants.ts';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import { GamesHeader } from '../GamesHeader.tsx';
import { jackpotsQuery } from '../games.queries.ts';

function useFacts(pool: ControlledPool): Fact[] {
  const t = useTranslations('console.games.jackpot');
  const format = useConsoleFormat();
  const amount = (minor: bigint): string => format.amount(minor, pool.currency);
  return [
    { label: t('amount'), value: amount(pool.amount) },
    { label: t('putIn'), value: amount(pool.putIn), note: t('putInText') },
    { label: t('paid'), value: amount(pool.paid) },
    { label: t('contribution'), value: format.bps(pool.contributionBps) },
    { label: t('drawnOncePer'), value: amount(pool.drawnOncePer) },
    { label: t('start'), value: amount(pool.start) },
    {
      label: t('audit'),
      value: pool.audit ? t('findings', { count: pool.audit.findings.length }) : t('notAudited'),
      note: pool.audit ? format.instant(pool.audit.at) : undefined,
    },
  ];
}

type Payment = ControlledPool['payments'][number];

function usePaymentColumns({ merchantCode, currency }: ControlledPool): Column<Payment>[] {
  const t = useTranslations('console.games');
  const format = useConsoleFormat();
  return [
    {
      key: 'at',
      header: t('jackpot.at'),
      card: 'title',
      cell: ({ at, roundId }) => <Link to={paths.round(merchantCode, roundId)}>{format.instant(at)}</Link>,
    },
    { key: 'member', header: t('member'), cell: ({ account }) => account || '—' },
    { key: 'game', header: t('game'), cell: ({ gameName }) => gameName },
    { key: 'stake', header: t('stake'), align: 'end', cell: ({ stake }) => format.amount(stake, currency) },
    {
      key: 'amount',
      header: t('jackpot.payment'),
      align: 'end',
      card: 'aside',
      cell: ({ amount, isVoided }) => (
        <>
          {format.amount(amount, currency)}
          {isVoided && <span className="block text-xs text-warn">{t('jackpot.voided')}</span>}
        </>
      ),
    },
  ];
}

function Pool({ pool }: { pool: ControlledPool }) {
  const t = useTranslations('console.games.jackpot');
  const columns = usePaymentColumns(pool);
  const facts = useFacts(pool);
  return (
    <section aria-label={pool.name} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="flex items-center gap-3 text-lg">
        {pool.name}
        <Badge tone={pool.isLive ? 'win' : 'neutral'}>{pool.isLive ? t('live') : t('simulated')}</Badge>
      </h2>
      {pool.audit && pool.audit.findings.length > 0 && (
        <ul role="alert" className="rounded-field bg-lose-soft px-3.5 py-2.5 text-sm text-lose">
          {pool.audit.findings.map((finding) => (
            <li key={finding}>{finding}</li>
          ))}
        </ul>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(18rem,2fr)_minmax(0,3fr)]">
        <FactList facts={facts} />
        <DetailSection title={t('payments')}>
          <Table
            caption={t('payments')}
            columns={columns}
            rows={pool.payments}
            rowKey={({ roundId }) => roundId}
            empty={<p className="text-sm text-muted">{t('noPayments')}</p>}
          />
        </DetailSection>
      </div>
    </section>
  );
}

/** The jackpots of the chosen merchants. Terms are changed with the merchant's settings. */
export function JackpotPage() {
  const t = useTranslations('console.games.jackpot');
  const pools = useQuery(jackpotsQuery);
  const { isShown } = useMerchants();
  const shown = pools.data?.filter(({ merchantCode }) => isShown(merchantCode));
  return (
    <>
      <GamesHeader page="jackpot" />
      {pools.isPending && <Skeleton className="h-80 rounded-card" />}
      {pools.isLoadingError && <QueryProblem query={pools} />}
      {shown?.length === 0 && <EmptyState icon={<Trophy />} title={t('none')} text={t('noneText')} />}
      <div className="grid gap-10">
        {shown?.map((pool) => (
          <Pool key={pool.merchantCode} pool={pool} />
        ))}
      </div>
    </>
  );
}
