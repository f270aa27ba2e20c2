import { feeOf } from '@croupier/contract/payments/fees.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { FormError } from '@croupier/web/forms/FormError.tsx';
import { parseTypedAmount } from '@croupier/web/forms/money-input.ts';
import { PasswordField } from '@croupier/web/forms/PasswordField.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Banknote } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { securityDialogPath } from '../../../paths.ts';
import { call } from '../../../shared/api/call.ts';
import { usePlayingBonus } from '../../../shared/bonuses/bonuses.queries.ts';
import { LeaveDialog } from '../../../shared/bonuses/LeaveDialog.tsx';
import { withdrawalQuery } from '../../../shared/payments/payments.queries.ts';
import { AmountInput, useAmountProblemText } from '../methods/AmountInput.tsx';
import { amountProblem, highestAmount, quickAmounts } from '../methods/amounts.ts';
import { MethodTiles } from '../methods/MethodTiles.tsx';
import { Sums } from '../methods/Sums.tsx';
import { useOrderId } from '../use-order-id.ts';
import { useDuration } from '../use-duration.ts';
import { BeneficiaryChoice } from './BeneficiaryChoice.tsx';
import type { NewWithdrawalProps } from './withdrawal.types.ts';
import { firstUsable } from './usable.ts';

/** Where to, how much, what arrives; then the withdrawal password. */
export function WithdrawForm({ terms, methods, beneficiaries, onRequested }: NewWithdrawalProps) {
  const t = useTranslations('payments.withdrawal');
  const bonuses = useTranslations('bonuses');
  const required = useTranslations('errors.field')('required');
  const format = useFormat();
  const duration = useDuration();
  const problemText = useAmountProblemText();
  const queryClient = useQueryClient();
  const orderId = useOrderId();
  const form = useRef<HTMLFormElement>(null);
  const [chosenTo, setChosenTo] = useState<string>();
  const [chosenMethod, setChosenMethod] = useState<string>();
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const [now] = useState(() => new Date());
  const bonus = usePlayingBonus();
  const forfeits = bonus?.terms.onWithdrawal === 'forfeit';
  const [isForfeiting, setForfeiting] = useState(false);
  const to = beneficiaries.find(({ id }) => id === chosenTo) ?? firstUsable(beneficiaries, now);
  const fitting = methods.filter(({ kind }) => kind === to?.kind);
  const usable = fitting.filter(({ resting }) => resting === null);
  const method = usable.find(({ id }) => id === chosenMethod) ?? usable[0];
  const amount = parseTypedAmount(typed, format.decimals);
  const highest = method && method.allowed < terms.withdrawable ? method.allowed : terms.withdrawable;
  // The whole balance may leave although it is below the minimum.
  const isRest = amount !== undefined && amount === terms.balance;
  const bounds = method && { ...method.terms, ...(isRest && { min: 0n }), allowed: highest };
  const problem = bounds && amountProblem(amount, bounds);
  const request = useMutation({
    mutationFn: (body: { methodId: string; beneficiaryId: string; amount: bigint; bonusToken?: string }) =>
      call('withdrawals.request', {
        body: {
          id: orderId(`${body.methodId} ${body.beneficiaryId} ${body.amount}`),
          paymentPassword: password,
          ...body,
        },
      }),
    onSuccess: (withdrawal) => {
      queryClient.setQueryData(withdrawalQuery(withdrawal.id).queryKey, withdrawal);
      onRequested(withdrawal.id);
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (!to || !method) return;
    if (problem || amount === undefined || password === '')
      form.current
        ?.querySelector<HTMLInputElement>(problem ? 'input[inputmode]' : 'input[name="password"]')
        ?.focus();
    else if (forfeits) setForfeiting(true);
    else request.mutate({ methodId: method.id, beneficiaryId: to.id, amount });
  };
  const fee = method ? feeOf(amount ?? 0n, method.terms.fee, method.terms.step) : 0n;
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <BeneficiaryChoice beneficiaries={beneficiaries} selected={to?.id} onSelect={setChosenTo} />
      {fitting.length > 1 || (fitting.length > 0 && usable.length === 0) ? (
        <MethodTiles methods={fitting} selected={method?.id} onSelect={setChosenMethod} />
      ) : null}
      {to && !method && fitting.length === 0 && (
        <EmptyState icon={<Banknote />} title={t('noMethod')} text={t('noMethodText')} className="py-6!" />
      )}
      {method && bounds && (
        <>
          <AmountInput
            label={t('amount')}
            value={typed}
            onChange={setTyped}
            problem={problem && (tried || typed !== '') ? problemText(problem, bounds) : undefined}
            quick={quickAmounts(bounds)}
            highest={highestAmount(bounds)}
          />
          <Sums
            sums={[
              { label: t('taken'), value: format.amount(amount ?? 0n) },
              { label: t('fee'), value: format.amount(fee) },
              { label: t('arrives'), value: format.amount((amount ?? 0n) - fee), strong: true },
            ]}
          />
          <PasswordField
            name="password"
            label={t('password')}
            autoComplete="off"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            error={tried && password === '' ? required : undefined}
            aside={
              <Link
                to={securityDialogPath('paymentPassword')}
                state={{ opened: true }}
                className="font-semibold text-brand-text underline-offset-4 hover:underline"
              >
                {t('forgot')}
              </Link>
            }
          />
          <div>
            <FormError error={request.error} />
            <Button type="submit" variant="primary" size="lg" block loading={request.isPending}>
              {amount ? t('submit', { amount: format.amount(amount) }) : t('submitPlain')}
            </Button>
            <p className="mt-3 text-center text-xs text-subtle">
              {t('promise', { time: duration(terms.reviewMinutes) })}
            </p>
          </div>
        </>
      )}
      {isForfeiting && bonus && to && method && amount !== undefined && (
        <LeaveDialog
          bonus={bonus}
          title={bonuses('withdrawTitle')}
          confirmLabel={bonuses('withdraw')}
          busy={request.isPending}
          onConfirm={(bonusToken) => {
            request.mutate({ methodId: method.id, beneficiaryId: to.id, amount, bonusToken });
            setForfeiting(false);
          }}
          onClose={() => setForfeiting(false)}
        />
      )}
    </form>
  );
}
