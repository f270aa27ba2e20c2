import type { Withdrawal } from '@croupier/contract/payments/withdrawals.ts';
import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { WithdrawalBadge } from '../../../shared/payments/PaymentBadges.tsx';
import { withdrawalQuery } from '../../../shared/payments/payments.queries.ts';
import { CopyRow } from '../CopyRow.tsx';
import { Sums } from '../methods/Sums.tsx';
import { CancelWithdrawal } from './CancelWithdrawal.tsx';
import { ReceiptCard } from './ReceiptCard.tsx';
import { WithdrawalTimeline } from './WithdrawalTimeline.tsx';

const UNDECIDED: ReadonlySet<Withdrawal['state']> = new Set(['requested', 'review', 'held', 'second']);

function Head({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useTranslations('payments');
  const format = useFormat();
  const { state, amount, currency, promisedAt, reason, mayCancel, id } = withdrawal;
  return (
    <Card tone={state === 'paid' ? 'lit' : 'panel'} padding="lg">
      <div className="flex items-start justify-between gap-3">
        <p className="numeric font-display text-3xl font-bold text-text">
          {format.amount(amount, { currency })}
        </p>
        <WithdrawalBadge state={state} />
      </div>
      <div aria-live="polite">
        <h2 className="mt-3 text-lg">{t(`headline.${state}`)}</h2>
        {promisedAt && UNDECIDED.has(state) && (
          <p className="mt-1 text-sm text-muted">
            {t('withdrawal.promisedAt', { time: format.instant(promisedAt) })}
          </p>
        )}
      </div>
      {reason && (
        <p className="mt-3 rounded-field bg-warn-soft px-3.5 py-3 text-sm text-warn">
          <span className="font-semibold">{t('withdrawal.reasonTitle')}:</span> {reason}
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        {mayCancel && <CancelWithdrawal {...{ id, amount, currency }} />}
        {!UNDECIDED.has(state) && (
          <Link to={paths.withdrawal()} className={buttonClass()}>
            {t('withdrawal.another')}
          </Link>
        )}
        <Link to={paths.paymentsRecord()} className={buttonClass({ variant: 'ghost' })}>
          {t('record.title')}
        </Link>
      </div>
    </Card>
  );
}

function Facts({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useTranslations('payments');
  const format = useFormat();
  const { reference, methodName, amount, fee, net, currency, beneficiary, payouts } = withdrawal;
  const shown = (amountMinor: bigint): string => format.amount(amountMinor, { currency });
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <dl>
        <CopyRow label={t('withdrawal.number')} text={reference} />
        <div className="border-b border-line py-2.5">
          <dt className="text-xs text-subtle">{t('withdrawal.to')}</dt>
          <dd className="mt-0.5 font-semibold text-text">
            {beneficiary.bankName} ••{beneficiary.numberEnd}
          </dd>
          <dd className="text-sm text-muted">
            {beneficiary.holder} · {methodName}
          </dd>
        </div>
      </dl>
      <Sums
        sums={[
          { label: t('withdrawal.taken'), value: shown(amount) },
          { label: t('withdrawal.fee'), value: shown(fee) },
          { label: t('withdrawal.arrives'), value: shown(net), strong: true },
        ]}
      />
      {payouts.length > 1 && (
        <section>
          <h3 className="text-sm font-semibold text-muted">
            {t('withdrawal.inParts', { count: payouts.length })}
          </h3>
          <ul className="mt-2 grid gap-1.5 text-sm">
            {payouts.map((payout, index) => (
              <li key={payout.theirId ?? index} className="flex justify-between gap-3">
                <span className="numeric font-semibold text-text">{shown(payout.amount)}</span>
                <span className="text-muted">{t(`state.payout.${payout.state}`)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Card>
  );
}

/** A withdrawal in its current state, which the socket keeps up to date. */
export function WithdrawalView({ id }: { id: string }) {
  const query = useQuery(withdrawalQuery(id));
  if (query.isLoadingError) return <QueryProblem query={query} />;
  if (!query.data) return <Skeleton className="h-96 rounded-card" />;
  const withdrawal = query.data;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Head withdrawal={withdrawal} />
        {withdrawal.receipt && <ReceiptCard withdrawal={withdrawal} receipt={withdrawal.receipt} />}
        <WithdrawalTimeline withdrawal={withdrawal} />
      </div>
      <Facts withdrawal={withdrawal} />
    </div>
  );
}
