import type { DepositDetail } from '@croupier/contract/payments/deposit-desk.ts';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { parseTypedAmount, typedAmount } from '@croupier/web/forms/money-input.ts';
import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../shared/act/ActDialog.tsx';
import { ActEffects } from '../../../shared/act/ActEffects.tsx';
import { ACT_FIELDS, useActForm, type ActFields } from '../../../shared/act/use-act-form.ts';
import { call } from '../../../shared/call.ts';
import { localTimeOf, localTimeText } from '../../../shared/local-time.ts';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import { CHANGED } from './deposit-queries.ts';

type LineFields = ActFields & { bankReference: string; amount: string; payer: string; at: string };

/** Credits a deposit with a line of the bank’s list that no provider reports. */
export function CreditLineDialog({
  detail,
  onClose,
  onDone,
}: {
  detail: DepositDetail;
  onClose: () => void;
  onDone?: (() => void) | undefined;
}) {
  const t = useTranslations('console.payments');
  const required = useTranslations('errors.field')('required');
  const format = useConsoleFormat();
  const { deposit, payeeName, line } = detail;
  const { merchantCode, id, currency } = deposit;
  const [openedAt] = useState(() => localTimeText(new Date()));
  const form = useActForm<LineFields>({
    initial: {
      ...ACT_FIELDS,
      bankReference: '',
      amount: typedAmount(deposit.asked),
      payer: payeeName,
      at: openedAt,
    },
    errorFields: { 'payments.movement_used': 'bankReference' },
    save: ({ bankReference, amount, payer, at, reason }, key) =>
      call('depositDesk.credit', {
        params: { merchantCode, id },
        body: {
          key,
          movementId: null,
          line: {
            bankReference,
            amount: parseTypedAmount(amount) ?? 0n,
            payer,
            at: localTimeOf(at) ?? new Date(),
          },
          reason,
        },
      }),
    invalidates: CHANGED,
    doneText: t('creditDone'),
    deciders: 'payments.deposits.decide',
    onClose,
    ...(onDone && { onDone }),
  });
  const amountMinor = parseTypedAmount(useWatch({ control: form.form.control, name: 'amount' })) ?? 0n;
  const checkAmount = (typed: string): true | string =>
    (parseTypedAmount(typed) ?? 0n) > 0n || t('amountInvalid');
  return (
    <ActDialog
      form={form}
      title={t('creditTitle', { reference: deposit.reference })}
      description={t('lineText')}
      icon={<BadgeCheck />}
      submitLabel={t('credit')}
      amountAbove={amountMinor < line ? undefined : { amountMinor, currency }}
      effects={
        <ActEffects
          currency={currency}
          transfers={[{ from: deposit.accountName, to: t('wallet'), amountMinor }]}
          notes={[t('secondNote', { amount: format.amount(line, currency) })]}
        />
      }
      onClose={onClose}
    >
      <TextField
        label={t('bankReference')}
        hint={t('bankReferenceHint')}
        autoComplete="off"
        {...form.field('bankReference', { required, minLength: { value: 3, message: required } })}
      />
      <TextField
        label={`${t('received')} (${currency})`}
        inputMode="decimal"
        autoComplete="off"
        {...form.field('amount', { validate: checkAmount })}
      />
      <TextField label={t('payer')} autoComplete="off" {...form.field('payer')} />
      <TextField label={t('at')} type="datetime-local" {...form.field('at', { required })} />
    </ActDialog>
  );
}
