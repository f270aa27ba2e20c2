import { ApiError } from '@croupier/contract/client.ts';
import { feeOf } from '@croupier/contract/payments/fees.ts';
import type { PaymentMethod } from '@croupier/contract/payments/methods.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { ConfirmDialog } from '@croupier/ui/overlays/ConfirmDialog.tsx';
import { FormError } from '@croupier/web/forms/FormError.tsx';
import { parseTypedAmount } from '@croupier/web/forms/money-input.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Banknote, CircleX } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/api/call.ts';
import { depositQuery } from '../../../shared/payments/payments.queries.ts';
import { BonusChoice } from './BonusChoice.tsx';
import { useBonusChoice } from './use-bonus-choice.ts';
import { AmountInput, useAmountProblemText } from '../methods/AmountInput.tsx';
import { amountProblem, highestAmount, quickAmounts } from '../methods/amounts.ts';
import { MethodTiles } from '../methods/MethodTiles.tsx';
import { Sums } from '../methods/Sums.tsx';
import { useOrderId } from '../use-order-id.ts';

type AmountStepProps = {
  method: PaymentMethod;
  /** The deposit that is still open. */
  openId: string | null;
  onStarted: (depositId: string) => void;
};

function AmountStep({ method, openId, onStarted }: AmountStepProps) {
  const t = useTranslations('payments.deposit');
  const format = useFormat();
  const problemText = useAmountProblemText();
  const queryClient = useQueryClient();
  const orderId = useOrderId();
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const bounds = { ...method.terms, allowed: method.allowed };
  const amount = parseTypedAmount(typed, format.decimals);
  const problem = amountProblem(amount, bounds);
  const { offers, chosen, setChosen, choose } = useBonusChoice(amount);
  const start = useMutation({
    mutationFn: async ({ asked, replaces }: { asked: bigint; replaces?: string }) => {
      if (replaces) await call('deposits.cancel', { params: { id: replaces } });
      const id = orderId(`${method.id} ${asked}`);
      // Before the deposit, which may be credited at once.
      await choose();
      return call('deposits.start', { body: { id, methodId: method.id, amount: asked } });
    },
    onSuccess: (deposit) => {
      queryClient.setQueryData(depositQuery(deposit.id).queryKey, deposit);
      onStarted(deposit.id);
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (problem || amount === undefined) field.current?.querySelector('input')?.focus();
    else start.mutate({ asked: amount });
  };
  const fee = feeOf(amount ?? 0n, method.terms.fee, method.terms.step);
  const { error, variables } = start;
  const mustReplace = error instanceof ApiError && error.code === 'payments.one_open' && !variables?.replaces;
  return (
    <Card>
      <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div ref={field}>
          <AmountInput
            label={t('amount')}
            value={typed}
            onChange={setTyped}
            problem={problem && (tried || typed !== '') ? problemText(problem, bounds) : undefined}
            hint={t('limits', { min: format.amount(bounds.min), max: format.amount(highestAmount(bounds)) })}
            quick={quickAmounts(bounds)}
            highest={highestAmount(bounds)}
          />
        </div>
        <Sums
          sums={[
            { label: t('youPay'), value: format.amount(amount ?? 0n) },
            { label: t('fee'), value: format.amount(fee) },
            { label: t('youGet'), value: format.amount((amount ?? 0n) - fee), strong: true },
          ]}
        />
        {offers.length > 0 && <BonusChoice {...{ offers, chosen }} onChoose={setChosen} />}
        <div>
          <FormError error={mustReplace && openId ? null : error} />
          <Button type="submit" variant="primary" size="lg" block loading={start.isPending}>
            {amount ? t('start', { amount: format.amount(amount) }) : t('startPlain')}
          </Button>
        </div>
      </form>
      {mustReplace && openId && variables && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && start.reset()}
          icon={<CircleX />}
          title={t('replaceTitle')}
          text={t('replaceText')}
          confirmLabel={t('replace')}
          cancelLabel={t('keep')}
          onConfirm={() => start.mutate({ asked: variables.asked, replaces: openId })}
        />
      )}
    </Card>
  );
}

export type NewDepositProps = {
  methods: readonly PaymentMethod[];
  openId: string | null;
  onStarted: (depositId: string) => void;
};

/** A method, an amount with its fee, then the button. */
export function NewDeposit({ methods, openId, onStarted }: NewDepositProps) {
  const t = useTranslations('payments.deposit');
  const usable = methods.filter(({ resting }) => resting === null);
  const [chosen, setChosen] = useState<string>();
  const method = usable.find(({ id }) => id === chosen) ?? usable[0];
  if (methods.length === 0) return <EmptyState icon={<Banknote />} title={t('none')} text={t('noneText')} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <MethodTiles
        methods={methods}
        selected={method?.id}
        onSelect={setChosen}
        className="sm:grid-cols-2 lg:grid-cols-1"
      />
      {method ? (
        <div className="lg:sticky lg:top-[calc(var(--header-height)+1.5rem)]">
          <AmountStep key={method.id} {...{ method, openId, onStarted }} />
        </div>
      ) : (
        <EmptyState icon={<Banknote />} title={t('none')} text={t('noneText')} />
      )}
    </div>
  );
}
