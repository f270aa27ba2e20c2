import { WITHDRAWAL_STATES } from '@croupier/contract/payments/payment-states.ts';
import type { Withdrawal } from '@croupier/contract/payments/withdrawals.ts';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';

type Step = Withdrawal['timeline'][number]['step'];
type WithdrawalStep = (typeof WITHDRAWAL_STATES)[number];

/** Both tables have `returned`; the words are the same. */
const isOfWithdrawal = (step: Step): step is WithdrawalStep =>
  WITHDRAWAL_STATES.some((state) => state === step);

/** What has happened to a withdrawal, newest first. */
export function WithdrawalTimeline({ withdrawal: { timeline } }: { withdrawal: Withdrawal }) {
  const t = useTranslations('payments');
  const format = useFormat();
  const steps = timeline.toReversed();
  return (
    <Card>
      <h2 className="text-lg">{t('withdrawal.timeline')}</h2>
      <ol className="mt-4">
        {steps.map(({ step, at }, index) => (
          <li key={`${step} ${at.getTime()}`} className="relative flex gap-4 pb-5 last:pb-0">
            {index < steps.length - 1 && (
              <span aria-hidden className="absolute top-4 bottom-0 left-[0.4375rem] w-px bg-line-strong" />
            )}
            <span
              aria-hidden
              className={clsx(
                'mt-1 size-[0.9375rem] shrink-0 rounded-full border-2',
                index === 0 ? 'border-brand-text bg-brand-text' : 'border-line-strong bg-surface-2',
              )}
            />
            <div className="min-w-0">
              <p className={clsx('text-sm', index === 0 ? 'font-semibold text-text' : 'text-muted')}>
                {isOfWithdrawal(step) ? t(`state.withdrawal.${step}`) : t(`receipt.state.${step}`)}
              </p>
              <time dateTime={at.toISOString()} className="numeric text-xs text-subtle">
                {format.instant(at)}
              </time>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
