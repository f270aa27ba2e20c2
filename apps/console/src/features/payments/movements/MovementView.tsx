import { depositList } from '@croupier/contract/payments/deposit-desk.ts';
import { movementList } from '@croupier/contract/payments/reconciliation.ts';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { ActButton } from '../../../shared/act/ActButton.tsx';
import { ActDialog } from '../../../shared/act/ActDialog.tsx';
import { ActEffects } from '../../../shared/act/ActEffects.tsx';
import { ACT_FIELDS, useActForm } from '../../../shared/act/use-act-form.ts';
import { call } from '../../../shared/call.ts';
import { Detail, DetailSection } from '../../../shared/detail/Detail.tsx';
import { FactList } from '../../../shared/detail/FactList.tsx';
import { useLiveQuery } from '../../../shared/live/use-live-changes.ts';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import { MOVEMENT_TONES } from '../payment-tones.ts';
import { movementQuery } from '../payments.queries.ts';

type Found = NonNullable<Awaited<ReturnType<NonNullable<ReturnType<typeof movementQuery>['queryFn']>>>>;
type Candidate = Found['candidates'][number];

/** Gives the money to a deposit, or sends it back if none is named. */
function MoveDialog({
  found,
  deposit,
  onClose,
}: {
  found: Found;
  deposit: Candidate | undefined;
  onClose: () => void;
}) {
  const t = useTranslations('console.payments');
  const format = useConsoleFormat();
  const { movement, line } = found;
  const { merchantCode, id, asset, waiting } = movement;
  const form = useActForm({
    initial: ACT_FIELDS,
    save: ({ reason }, key) =>
      deposit
        ? call('depositDesk.credit', {
            params: { merchantCode, id: deposit.id },
            body: { key, movementId: id, line: null, reason },
          })
        : call('movementDesk.return', { params: { merchantCode, id }, body: { key, reason } }),
    invalidates: [
      ['movementDesk.get'],
      ['depositDesk.get'],
      ['list', movementList.id],
      ['list', depositList.id],
    ],
    doneText: t(deposit ? 'creditDone' : 'returnDone'),
    deciders: deposit ? 'payments.deposits.decide' : 'payments.refunds.manage',
    onClose,
  });
  return (
    <ActDialog
      form={form}
      title={deposit ? t('creditTitle', { reference: deposit.reference }) : t('returnTitle')}
      icon={deposit ? <BadgeCheck /> : <Undo2 />}
      submitLabel={t(deposit ? 'giveTo' : 'return')}
      amountAbove={waiting < line ? undefined : { amountMinor: waiting, currency: asset }}
      effects={
        <ActEffects
          currency={asset}
          transfers={[
            {
              from: t('suspense'),
              to: deposit ? deposit.account : movement.payer || t('payer'),
              amountMinor: waiting,
            },
          ]}
          notes={[t('secondNote', { amount: format.amount(line, asset) })]}
        />
      }
      onClose={onClose}
    />
  );
}

function Candidates({ found, onGive }: { found: Found; onGive: (deposit: Candidate) => void }) {
  const t = useTranslations('console.payments');
  const format = useConsoleFormat();
  const { movement, candidates } = found;
  return (
    <DetailSection title={t('depositCandidates')} className="mt-6">
      {candidates.length === 0 && <p className="text-sm text-muted">{t('noDepositCandidates')}</p>}
      <ul className="grid gap-2.5">
        {candidates.map((deposit) => (
          <li
            key={deposit.id}
            className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface-2 p-3.5 text-sm"
          >
            <span className="min-w-0">
              <Link to={paths.deposit(movement.merchantCode, deposit.id)} className="font-semibold">
                {deposit.reference}
              </Link>{' '}
              <strong className="numeric">{format.amount(deposit.asked, movement.asset)}</strong>
              <span className="block text-muted">
                {deposit.account} · {deposit.payeeName || '—'} · {format.instant(deposit.createdAt)}
              </span>
            </span>
            <ActButton
              permission="payments.deposits.decide"
              merchantCode={movement.merchantCode}
              blocked={movement.waiting > 0n ? undefined : t('notWaiting')}
              label={t('giveTo')}
              onPress={() => onGive(deposit)}
            />
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}

/** Money that a provider has reported, and the deposits that it could belong to. */
export function MovementOf({ merchantCode, id }: { merchantCode: string; id: string }) {
  const t = useTranslations('console.payments');
  const format = useConsoleFormat();
  const query = useQuery(movementQuery(merchantCode, id));
  useLiveQuery('movements', movementQuery(merchantCode, id).queryKey);
  const [open, setOpen] = useState<{ deposit: Candidate | undefined }>();
  if (query.isPending) return <Skeleton className="h-100 rounded-card" />;
  if (query.isLoadingError) return <QueryProblem query={query} />;
  const found = query.data;
  if (!found) return null;
  const { movement, candidates, refundId } = found;
  const facts = [
    { label: t('amount'), value: format.amount(movement.amount, movement.asset) },
    { label: t('waitingAmount'), value: format.amount(movement.waiting, movement.asset) },
    { label: t('payer'), value: movement.payer || '—' },
    { label: t('text'), value: movement.text || '—' },
    { label: t('account'), value: movement.accountName },
    { label: t('at'), value: format.instant(movement.at) },
    { label: t('theirId'), value: movement.theirId },
    ...(movement.depositId
      ? [
          {
            label: t('deposit'),
            value: t('refunds.open'),
            to: paths.deposit(merchantCode, movement.depositId),
          },
        ]
      : []),
    ...(movement.payoutId
      ? [{ label: t('payout'), value: t('refunds.open'), to: paths.payout(merchantCode, movement.payoutId) }]
      : []),
    ...(refundId
      ? [{ label: t('pages.refunds'), value: t('beingReturned'), to: paths.refund(merchantCode, refundId) }]
      : []),
  ];
  const overview = () => (
    <>
      <FactList facts={facts} />
      {(movement.waiting > 0n || candidates.length > 0) && (
        <Candidates found={found} onGive={(deposit) => setOpen({ deposit })} />
      )}
    </>
  );
  return (
    <>
      <Detail
        frame="panel"
        title={movement.payer || t('refunds.movement')}
        badges={[{ label: t(`movementState.${movement.state}`), tone: MOVEMENT_TONES[movement.state] }]}
        acts={
          <ActButton
            permission="payments.refunds.manage"
            merchantCode={merchantCode}
            blocked={refundId ? t('beingReturned') : movement.waiting > 0n ? undefined : t('notWaiting')}
            icon={<Undo2 aria-hidden />}
            label={t('return')}
            onPress={() => setOpen({ deposit: undefined })}
          />
        }
        raw={found}
        tabs={[{ value: 'overview', label: t('overview'), content: overview }]}
      />
      {open && <MoveDialog found={found} deposit={open.deposit} onClose={() => setOpen(undefined)} />}
    </>
  );
}
