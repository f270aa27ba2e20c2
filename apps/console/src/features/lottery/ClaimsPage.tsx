import { Table, type Column } from '@croupier/ui/data/Table.tsx';
import { SegmentedControl } from '@croupier/ui/fields/SegmentedControl.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { ActButton } from '../../shared/act/ActButton.tsx';
import { useOneMerchant } from '../../shared/permissions/use-one-merchant.ts';
import { useConsoleFormat } from '../../shared/use-console-format.ts';
import { CLAIM_STATES, claimsQuery, type Claim, type ClaimState } from './lottery.queries.ts';
import { LotteryHeader } from './LotteryHeader.tsx';
import { useLotteryNames } from './use-lottery-names.ts';
import { WaiveDialog } from './WaiveDialog.tsx';

type ColumnsInput = {
  merchantCode: string;
  nameOf: (code: string) => string;
  onWaive: (claim: Claim) => void;
};

function useColumns({ merchantCode, nameOf, onWaive }: ColumnsInput): Column<Claim>[] {
  const t = useTranslations('console.lottery');
  const format = useConsoleFormat();
  return [
    {
      key: 'member',
      header: t('member'),
      card: 'title',
      cell: ({ memberId, account }) => (
        <Link to={paths.member(merchantCode, memberId, 'money')}>{account || memberId}</Link>
      ),
    },
    {
      key: 'draw',
      header: t('draw'),
      cell: ({ gameCode, drawNumber, ticketId }) => (
        <Link to={paths.round(merchantCode, ticketId)}>
          {nameOf(gameCode)} <span className="numeric">{drawNumber}</span>
        </Link>
      ),
    },
    { key: 'at', header: t('at'), cell: ({ at }) => format.instant(at), className: 'whitespace-nowrap' },
    {
      key: 'owed',
      header: t('owed'),
      align: 'end',
      cell: ({ owed, currency }) => format.amount(owed, currency),
    },
    {
      key: 'collected',
      header: t('collected'),
      align: 'end',
      cell: ({ collected, currency }) => format.amount(collected, currency),
    },
    {
      key: 'rest',
      header: t('rest'),
      align: 'end',
      card: 'aside',
      cell: ({ owed, collected, currency }) => format.amount(owed - collected, currency),
    },
    {
      key: 'acts',
      header: t('acts'),
      align: 'end',
      cell: (claim) =>
        claim.state === 'open' && (
          <ActButton
            permission="rounds.void"
            merchantCode={merchantCode}
            label={t('waive')}
            onPress={() => onWaive(claim)}
          />
        ),
    },
  ];
}

/** Members who owe after a correction, because their balance did not hold what had to be taken back. */
export function ClaimsPage() {
  const t = useTranslations('console.lottery');
  const merchant = useOneMerchant('rounds.view');
  const merchantCode = merchant.current?.merchantCode ?? '';
  const [state, setState] = useState<ClaimState>('open');
  const [waiving, setWaiving] = useState<Claim>();
  const { nameOf } = useLotteryNames(merchantCode);
  const claims = useQuery(claimsQuery(merchantCode, state));
  const columns = useColumns({ merchantCode, nameOf, onWaive: setWaiving });
  return (
    <>
      <LotteryHeader page="claims" merchant={merchant} />
      <SegmentedControl
        className="mb-4 sm:w-fit"
        label={t('state')}
        value={state}
        segments={CLAIM_STATES.map((value) => ({ value, label: t(`claimStates.${value}`) }))}
        onValueChange={setState}
      />
      {claims.isLoadingError ? (
        <QueryProblem query={claims} />
      ) : (
        <Table
          caption={t('pages.claims')}
          columns={columns}
          rows={claims.data ?? []}
          rowKey={({ ticketId, run }) => `${ticketId} ${run}`}
          loading={claims.isPending}
          empty={<EmptyState icon={<Scale />} title={t('noClaims')} text={t(`noClaimsText.${state}`)} />}
        />
      )}
      {waiving && (
        <WaiveDialog merchantCode={merchantCode} claim={waiving} onClose={() => setWaiving(undefined)} />
      )}
    </>
  );
}
