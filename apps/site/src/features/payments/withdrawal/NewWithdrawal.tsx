import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { Landmark, LockKeyhole } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths, securityDialogPath } from '../../../paths.ts';
import { Obstacles } from '../../../shared/payments/Obstacles.tsx';
import { WithdrawForm } from './WithdrawForm.tsx';
import type { NewWithdrawalProps } from './withdrawal.types.ts';

/** The form, or the step that must come before it. */
function NextStep({ terms, methods, beneficiaries, onRequested }: NewWithdrawalProps) {
  const t = useTranslations('payments');
  if (!terms.paymentPasswordSet)
    return (
      <EmptyState
        icon={<LockKeyhole />}
        title={t('withdrawal.setPassword')}
        text={t('withdrawal.setPasswordText')}
        action={
          <Link
            to={securityDialogPath('paymentPassword')}
            state={{ opened: true }}
            className={buttonClass({ variant: 'primary' })}
          >
            {t('withdrawal.setPassword')}
          </Link>
        }
      />
    );
  if (beneficiaries.length === 0)
    return (
      <EmptyState
        icon={<Landmark />}
        title={t('withdrawal.addFirst')}
        text={t('withdrawal.addFirstText')}
        action={
          <Link to={paths.beneficiaries()} className={buttonClass({ variant: 'primary' })}>
            {t('beneficiaries.add')}
          </Link>
        }
      />
    );
  return <WithdrawForm {...{ terms, methods, beneficiaries, onRequested }} />;
}

/** What can be withdrawn and why not more, then the form. */
export function NewWithdrawal(props: NewWithdrawalProps) {
  const { terms } = props;
  const t = useTranslations('payments.withdrawal');
  const format = useFormat();
  const { withdrawable, balance, currency, obstacles } = terms;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid gap-4 lg:order-2">
        <Card tone="lit">
          <p className="text-sm text-muted">{t('withdrawable')}</p>
          <p data-testid="withdrawable" className="numeric mt-1 font-display text-3xl font-bold text-text">
            {format.amount(withdrawable, { currency })}
          </p>
          <p className="numeric mt-1 text-sm text-subtle">
            {t('ofBalance', { amount: format.amount(balance, { currency }) })}
          </p>
        </Card>
        <Obstacles obstacles={obstacles} />
      </div>
      <Card className="min-w-0">
        <NextStep {...props} />
      </Card>
    </div>
  );
}
