import type { WithdrawalDetail } from '@croupier/contract/payments/withdrawal-desk.ts';
import { Table, type Column } from '@croupier/ui/data/Table.tsx';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { CircleDot } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { DetailSection } from '../../../shared/detail/Detail.tsx';
import { Timeline } from '../../../shared/detail/Timeline.tsx';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import { PAYOUT_TONES } from '../payment-tones.ts';
import { useStepText } from './use-step-text.ts';

type Payout = WithdrawalDetail['payouts'][number];

function usePayoutColumns(currency: string): Column<Payout>[] {
  const t = useTranslations('console.withdrawals');
  const format = useConsoleFormat();
  return [
    { key: 'reference', header: t('reference'), card: 'title', cell: ({ reference }) => reference },
    {
      key: 'state',
      header: t('state'),
      card: 'aside',
      cell: ({ state }) => <Badge tone={PAYOUT_TONES[state]}>{t(`payoutState.${state}`)}</Badge>,
    },
    { key: 'from', header: t('paidFrom'), cell: ({ accountName }) => accountName },
    { key: 'takenBy', header: t('takenBy'), cell: ({ takenBy }) => takenBy?.name },
    { key: 'theirId', header: t('theirId'), cell: ({ theirId }) => theirId },
    {
      key: 'amount',
      header: t('amount'),
      align: 'end',
      cell: ({ amount }) => format.amount(amount, currency),
    },
  ];
}

function Payouts({ detail: { withdrawal, payouts } }: { detail: WithdrawalDetail }) {
  const t = useTranslations('console.withdrawals');
  const columns = usePayoutColumns(withdrawal.currency);
  return (
    <Table
      caption={t('pages.payouts')}
      columns={columns}
      rows={payouts}
      rowKey={({ id }) => id}
      empty={<p className="text-sm text-muted">{t('noPayouts')}</p>}
    />
  );
}

/** Every step of a withdrawal, and what was sent for it. */
export function History({ detail }: { detail: WithdrawalDetail }) {
  const t = useTranslations('console.withdrawals');
  const stepText = useStepText();
  const { steps, disputeId, withdrawal } = detail;
  const entries = steps.map(({ step, at, operator, actorKind, reason }, index) => ({
    id: `${index}`,
    at,
    icon: CircleDot,
    title: stepText(step),
    text: reason ?? undefined,
    by: operator?.name ?? (actorKind === 'system' ? t('system') : undefined),
  }));
  return (
    <div className="grid gap-6">
      <DetailSection
        title={t('pages.payouts')}
        aside={
          disputeId && (
            <Link to={paths.dispute(withdrawal.merchantCode, disputeId)} className="text-sm font-semibold">
              {t('openDispute')}
            </Link>
          )
        }
      >
        <Payouts detail={detail} />
      </DetailSection>
      <DetailSection title={t('steps')}>
        <Timeline label={t('steps')} entries={entries.toReversed()} empty={t('noSteps')} />
      </DetailSection>
    </div>
  );
}
