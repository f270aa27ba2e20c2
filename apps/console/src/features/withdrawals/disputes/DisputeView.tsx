import type { DisputeDetail } from '@croupier/contract/payments/dispute-desk.ts';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { ActButton } from '../../../shared/act/ActButton.tsx';
import { Detail, DetailColumns, DetailSection } from '../../../shared/detail/Detail.tsx';
import { FactList, type Fact } from '../../../shared/detail/FactList.tsx';
import { Pictures } from '../../../shared/files/Pictures.tsx';
import { useLiveQuery } from '../../../shared/live/use-live-changes.ts';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import { RECEIPT_TONES } from '../payment-tones.ts';
import { disputeQuery, type RowRef } from '../withdrawals.queries.ts';
import { DISPUTE_ICONS, DisputeDialog, ShowProofDialog, type DisputeAct } from './DisputeActs.tsx';

const ACTS = ['show', 'recall', 'makeGood', 'force'] as const satisfies readonly DisputeAct[];

function useFacts({ dispute, missing, payouts }: DisputeDetail): Fact[] {
  const t = useTranslations('console.withdrawals');
  const format = useConsoleFormat();
  const { currency, merchantCode, memberId, withdrawalId } = dispute;
  const amount = (minor: bigint): string => format.amount(minor, currency);
  return [
    { label: t('paidOut'), value: amount(dispute.net) },
    { label: t('saysReceived'), value: amount(dispute.received) },
    { label: t('missing'), value: <strong>{amount(missing)}</strong> },
    { label: t('member'), value: dispute.account, to: paths.memberFile({ merchantCode, id: memberId }) },
    { label: t('withdrawal'), value: dispute.reference, to: paths.withdrawal(merchantCode, withdrawalId) },
    { label: t('openedAt'), value: format.instant(dispute.openedAt) },
    ...(dispute.paidAt ? [{ label: t('paidAt'), value: format.instant(dispute.paidAt) }] : []),
    ...payouts.map(({ id, accountName, theirId, state, amount: minor }) => ({
      label: accountName,
      value: amount(minor),
      note: [t(`payoutState.${state}`), theirId].filter(Boolean).join(' · '),
      to: paths.payout(merchantCode, id),
    })),
  ];
}

type SideProps = { merchantCode: string; title: string; text: string | null; proofs: readonly string[] };

/** What one side says, with its pictures. */
const Side = ({ merchantCode, title, text, proofs }: SideProps) => (
  <DetailSection title={title} className="mb-6">
    {text && <p className="mb-3 text-sm wrap-anywhere whitespace-pre-line">{text}</p>}
    <Pictures {...{ merchantCode }} ids={proofs} label={title} />
  </DetailSection>
);

function Claim({ detail }: { detail: DisputeDetail }) {
  const t = useTranslations('console.withdrawals');
  const { dispute } = detail;
  const { merchantCode } = dispute;
  return (
    <DetailColumns facts={<FactList facts={useFacts(detail)} />}>
      <Side {...{ merchantCode }} title={t('claim')} text={dispute.text} proofs={dispute.proofs} />
      {dispute.bankProofs.length > 0 && (
        <Side
          {...{ merchantCode }}
          title={t('bankProof')}
          text={dispute.operatorText}
          proofs={dispute.bankProofs}
        />
      )}
      {(dispute.answer !== null || dispute.answerProofs.length > 0) && (
        <Side {...{ merchantCode }} title={t('answer')} text={dispute.answer} proofs={dispute.answerProofs} />
      )}
    </DetailColumns>
  );
}

/** A dispute about a receipt: the claim, the bank’s proof, and how it ends. */
export function DisputeView({ merchantCode, id, frame }: RowRef & { frame: 'page' | 'panel' }) {
  const t = useTranslations('console.withdrawals');
  const query = useQuery(disputeQuery({ merchantCode, id }));
  useLiveQuery('disputes', disputeQuery({ merchantCode, id }).queryKey);
  const [open, setOpen] = useState<DisputeAct>();
  if (query.isPending) return <Skeleton className="h-100 rounded-card" />;
  if (query.isLoadingError) return <QueryProblem query={query} />;
  const detail = query.data;
  if (!detail) return null;
  const { dispute } = detail;
  const ended = dispute.endedAt ? t('disputeEnded') : undefined;
  const blocked = (act: DisputeAct): string | undefined =>
    ended ?? (act === 'makeGood' && detail.missing === 0n ? t('nothingMissing') : undefined);
  const close = (): void => setOpen(undefined);
  return (
    <>
      <Detail
        frame={frame}
        title={dispute.account}
        subtitle={dispute.reference}
        badges={[{ label: t(`receiptState.${dispute.receipt}`), tone: RECEIPT_TONES[dispute.receipt] }]}
        acts={ACTS.map((act) => (
          <ActButton
            key={act}
            permission="payments.disputes.manage"
            merchantCode={merchantCode}
            blocked={blocked(act)}
            icon={DISPUTE_ICONS[act]}
            label={t(`disputeAct.${act}`)}
            onPress={() => setOpen(act)}
          />
        ))}
        raw={detail}
        tabs={[{ value: 'claim', label: t('claim'), content: <Claim detail={detail} /> }]}
      />
      {open === 'show' && <ShowProofDialog detail={detail} onClose={close} />}
      {open && open !== 'show' && <DisputeDialog detail={detail} act={open} onClose={close} />}
    </>
  );
}
