import type { DepositDetail, MovementLine } from '@croupier/contract/payments/deposit-desk.ts';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { Link, useParams } from 'react-router';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { Detail, DetailColumns, DetailSection } from '../../../shared/detail/Detail.tsx';
import { FactList, type Fact } from '../../../shared/detail/FactList.tsx';
import { Pictures } from '../../../shared/files/Pictures.tsx';
import { useLiveQuery } from '../../../shared/live/use-live-changes.ts';
import { usePermissions } from '../../../shared/permissions/use-permissions.ts';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import { useTitle } from '../../../shared/use-title.ts';
import { DEPOSIT_TONES } from '../../../shared/payments/state-tones.ts';
import { MOVEMENT_TONES, REFUND_TONES, refundStateName } from '../payment-tones.ts';
import { depositQuery } from '../payments.queries.ts';
import { PaymentsNav } from '../PaymentsHeader.tsx';
import { DepositActs, GiveButton } from './DepositActs.tsx';

function useFacts({ deposit, payeeName, held, theirId }: DepositDetail): Fact[] {
  const t = useTranslations('console.payments');
  const format = useConsoleFormat();
  const { may } = usePermissions();
  const amount = (minor: bigint): string => format.amount(minor, deposit.currency);
  const { merchantCode, memberId, received } = deposit;
  return [
    {
      label: t('member'),
      value: deposit.account || memberId,
      to: may('members.view', merchantCode) ? paths.member(merchantCode, memberId) : undefined,
    },
    { label: t('payeeName'), value: payeeName || '—' },
    { label: t('asked'), value: amount(deposit.asked) },
    { label: t('received'), value: received === null ? '—' : amount(received) },
    ...(held > 0n ? [{ label: t('held'), value: amount(held) }] : []),
    { label: t('fee'), value: amount(deposit.fee) },
    { label: t('method'), value: deposit.methodId, note: deposit.accountName },
    { label: t('createdAt'), value: format.instant(deposit.createdAt) },
    ...(theirId ? [{ label: t('theirId'), value: theirId }] : []),
  ];
}

/** One line of a bank: what it says, and beside it how well it fits. */
export function LineCard({
  line,
  aside,
  children,
}: {
  line: MovementLine;
  aside?: ReactNode;
  children?: ReactNode;
}) {
  const t = useTranslations('console.payments');
  const format = useConsoleFormat();
  return (
    <li className="grid gap-2 rounded-card border border-line bg-surface-2 p-3.5 text-sm">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <strong className="numeric text-base">{format.amount(line.amount, line.asset)}</strong>
        <Badge tone={MOVEMENT_TONES[line.state]}>{t(`movementState.${line.state}`)}</Badge>
      </p>
      <p className="wrap-anywhere">
        {line.payer || '—'} {line.payerEnd && <span className="text-subtle">···{line.payerEnd}</span>}
      </p>
      <p className="wrap-anywhere text-muted">
        {line.text || '—'} · {line.accountName} · {format.instant(line.at)}
      </p>
      {children}
      {aside}
    </li>
  );
}

function Money({ detail }: { detail: DepositDetail }) {
  const t = useTranslations('console.payments');
  const { movements, candidates } = detail;
  return (
    <>
      <DetailSection title={t('movements')}>
        {movements.length === 0 && <p className="text-sm text-muted">{t('noMovement')}</p>}
        <ul className="grid gap-2.5">
          {movements.map((line) => (
            <LineCard key={line.id} line={line} />
          ))}
        </ul>
      </DetailSection>
      <DetailSection title={t('candidates')} className="mt-6">
        {candidates.length === 0 && <p className="text-sm text-muted">{t('noCandidates')}</p>}
        <ul className="grid gap-2.5">
          {candidates.map(({ movement, fits }) => (
            <LineCard key={movement.id} line={movement} aside={<GiveButton {...{ detail, movement }} />}>
              <p className="flex flex-wrap gap-1.5">
                {fits.map((fit) => (
                  <Badge key={fit} tone="win">
                    {t(`fits.${fit}`)}
                  </Badge>
                ))}
              </p>
            </LineCard>
          ))}
        </ul>
      </DetailSection>
    </>
  );
}

/** What went back to the payer, or is on its way. */
function Refunds({ detail: { deposit, refunds } }: { detail: DepositDetail }) {
  const t = useTranslations('console.payments');
  const format = useConsoleFormat();
  if (refunds.length === 0) return null;
  return (
    <DetailSection title={t('pages.refunds')} className="mt-6">
      <ul className="grid gap-2.5">
        {refunds.map(({ id, reference, amount, state, isByHand, createdAt }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-2 rounded-card border border-line bg-surface-2 p-3.5 text-sm"
          >
            <span className="min-w-0">
              <Link to={paths.refund(deposit.merchantCode, id)} className="font-semibold">
                {reference}
              </Link>{' '}
              <strong className="numeric">{format.amount(amount, deposit.currency)}</strong>
              <span className="block text-muted">{format.instant(createdAt)}</span>
            </span>
            <Badge tone={REFUND_TONES[state]}>
              {t(`refunds.states.${refundStateName({ state, isByHand })}`)}
            </Badge>
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}

/** The deposit with the same picture: the server names it `deposit:<id>`. */
const slipPage = (merchantCode: string, subject: string): string =>
  paths.deposit(merchantCode, subject.slice(subject.indexOf(':') + 1));

function Slips({ detail: { deposit, slips } }: { detail: DepositDetail }) {
  const t = useTranslations('console.payments');
  if (slips.length === 0) return <p className="text-sm text-muted">{t('noSlip')}</p>;
  return (
    <>
      <Pictures merchantCode={deposit.merchantCode} label={t('slip')} ids={slips.map(({ id }) => id)} />
      {slips.map(
        ({ id, seenBefore }) =>
          seenBefore && (
            <p key={id} role="alert" className="mt-2 text-sm text-lose">
              {t('seenBefore')} <Link to={slipPage(deposit.merchantCode, seenBefore)}>{t('seenWhere')}</Link>
            </p>
          ),
      )}
    </>
  );
}

function Overview({ detail }: { detail: DepositDetail }) {
  const t = useTranslations('console.payments');
  const facts = useFacts(detail);
  return (
    <DetailColumns
      facts={
        <>
          <FactList facts={facts} />
          <DetailSection title={t('slips')}>
            <Slips detail={detail} />
          </DetailSection>
        </>
      }
    >
      <Money detail={detail} />
      <Refunds detail={detail} />
    </DetailColumns>
  );
}

/** A deposit: the slip and facts beside the bank lines that could be its money. */
export function DepositOf({
  merchantCode,
  id,
  frame,
  onDecided,
}: {
  merchantCode: string;
  id: string;
  frame: 'page' | 'panel';
  /** Opens the next deposit after a decision. */
  onDecided?: () => void;
}) {
  const t = useTranslations('console.payments');
  const query = useQuery(depositQuery(merchantCode, id));
  useLiveQuery('deposits', depositQuery(merchantCode, id).queryKey);
  if (query.isPending) return <Skeleton className="h-100 rounded-card" />;
  if (query.isLoadingError) return <QueryProblem query={query} />;
  const detail = query.data;
  if (!detail) return null;
  const { deposit } = detail;
  return (
    <Detail
      frame={frame}
      title={deposit.reference}
      subtitle={deposit.account}
      badges={[
        { label: t(`depositState.${deposit.state}`), tone: DEPOSIT_TONES[deposit.state] },
        ...(detail.chargeback
          ? [
              {
                label: t('chargebackIs', { state: t(`chargebackState.${detail.chargeback}`) }),
                tone: 'warn' as const,
              },
            ]
          : []),
        ...(deposit.reason ? [{ label: t(`reason.${deposit.reason}`), tone: 'neutral' as const }] : []),
      ]}
      acts={<DepositActs {...{ detail, frame, onDecided }} />}
      raw={detail}
      tabs={[{ value: 'overview', label: t('overview'), content: <Overview detail={detail} /> }]}
    />
  );
}

export function DepositPage() {
  const t = useTranslations('console.payments');
  const { merchantCode = '', id = '' } = useParams();
  useTitle(t('pages.deposits'));
  return (
    <>
      <PaymentsNav />
      <DepositOf {...{ merchantCode, id }} frame="page" />
    </>
  );
}
