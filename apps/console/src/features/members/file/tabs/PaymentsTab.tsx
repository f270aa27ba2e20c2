import type { MemberHead } from '@croupier/contract/access/member-file.ts';
import type { MemberPayments } from '@croupier/contract/payments/member-payments.ts';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { paths } from '../../../../paths.ts';
import { DetailColumns } from '../../../../shared/detail/Detail.tsx';
import { FactList, type Fact } from '../../../../shared/detail/FactList.tsx';
import { DEPOSIT_TONES, WITHDRAWAL_TONES } from '../../../../shared/payments/state-tones.ts';
import { usePermissions } from '../../../../shared/permissions/use-permissions.ts';
import { useConsoleFormat } from '../../../../shared/use-console-format.ts';
import { lastDepositsQuery, lastWithdrawalsQuery, paymentsQuery } from '../member-file.queries.ts';
import { Beneficiaries } from '../payments/Beneficiaries.tsx';
import { Debts } from '../payments/Debts.tsx';
import { LastPayments } from '../payments/LastPayments.tsx';

const LINES = 5;

function useFacts(): (payments: MemberPayments) => Fact[] {
  const t = useTranslations('console.member.payments');
  const format = useConsoleFormat();
  return ({ currency, deposits, withdrawals, chargebacks }) => {
    const amount = (minor: bigint): string => format.amount(minor, currency);
    const note = ({ count, lastAt }: MemberPayments['deposits']): string =>
      lastAt ? t('times', { count, when: format.instant(lastAt) }) : t('never');
    return [
      { label: t('paidIn'), value: amount(deposits.sum), note: note(deposits) },
      { label: t('paidOut'), value: amount(withdrawals.sum), note: note(withdrawals) },
      { label: t('net'), value: <strong>{amount(deposits.sum - withdrawals.sum)}</strong> },
      { label: t('chargebacks'), value: String(chargebacks) },
    ];
  };
}

function Deposits({ head: { merchantCode, id: memberId, account } }: { head: MemberHead }) {
  const t = useTranslations('console');
  const format = useConsoleFormat();
  const { data } = useQuery(lastDepositsQuery({ merchantCode, id: memberId }));
  if (!data) return <Skeleton className="mb-6 h-40 rounded-card" />;
  return (
    <LastPayments
      title={t('member.payments.deposits')}
      empty={t('member.payments.noDeposits')}
      more={{ to: paths.depositsOf(merchantCode, account), label: t('member.payments.all') }}
      lines={data.items
        .slice(0, LINES)
        .map(({ id, reference, received, asked, currency, createdAt, state }) => ({
          id,
          to: paths.deposit(merchantCode, id),
          reference,
          amount: format.amount(received ?? asked, currency),
          at: format.instant(createdAt),
          state: { label: t(`payments.depositState.${state}`), tone: DEPOSIT_TONES[state] },
        }))}
    />
  );
}

function Withdrawals({ head: { merchantCode, id: memberId, account } }: { head: MemberHead }) {
  const t = useTranslations('console');
  const format = useConsoleFormat();
  const { data } = useQuery(lastWithdrawalsQuery({ merchantCode, id: memberId }));
  if (!data) return <Skeleton className="mb-6 h-40 rounded-card" />;
  return (
    <LastPayments
      title={t('member.payments.withdrawals')}
      empty={t('member.payments.noWithdrawals')}
      more={{ to: paths.withdrawalsOf(merchantCode, account), label: t('member.payments.all') }}
      lines={data.items.slice(0, LINES).map(({ id, reference, amount, currency, requestedAt, state }) => ({
        id,
        to: paths.withdrawal(merchantCode, id),
        reference,
        amount: format.amount(amount, currency),
        at: format.instant(requestedAt),
        state: { label: t(`withdrawals.withdrawalState.${state}`), tone: WITHDRAWAL_TONES[state] },
      }))}
    />
  );
}

function Content({ head }: { head: MemberHead }) {
  const query = useQuery(paymentsQuery({ merchantCode: head.merchantCode, id: head.id }));
  const factsOf = useFacts();
  if (query.isPending) return <Skeleton className="h-96 rounded-card" />;
  if (query.isLoadingError) return <QueryProblem query={query} />;
  if (!query.data) return null;
  const { debts, balance, beneficiaries } = query.data;
  return (
    <DetailColumns
      facts={
        <>
          <FactList facts={factsOf(query.data)} />
          <Debts {...{ head, debts, balance }} />
          <Beneficiaries beneficiaries={beneficiaries} />
        </>
      }
    >
      <Deposits head={head} />
      <Withdrawals head={head} />
    </DetailColumns>
  );
}

/** What the member has paid in and out, where the money goes, and what is owed. */
export function PaymentsTab({ head }: { head: MemberHead }) {
  const t = useTranslations('console.risk');
  const { may } = usePermissions();
  if (!may('payments.view', head.merchantCode)) return <p className="text-sm text-muted">{t('notShown')}</p>;
  return <Content head={head} />;
}
