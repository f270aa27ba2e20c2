import { twoPersonLine } from '@croupier/contract/money/two-person-line.ts';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { parseTypedAmount } from '@croupier/web/forms/money-input.ts';
import { Landmark } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../shared/act/ActDialog.tsx';
import { ActEffects } from '../../../shared/act/ActEffects.tsx';
import { ACT_FIELDS, useActForm, type ActFields } from '../../../shared/act/use-act-form.ts';
import { call } from '../../../shared/call.ts';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import type { Position } from '../payments.queries.ts';

type Fields = ActFields & { amount: string; fee: string };

/** Books what a provider has paid to the merchant’s bank, and what it kept as its fees. */
export function SettleDialog({ position, onClose }: { position: Position; onClose: () => void }) {
  const t = useTranslations('console.payments');
  const format = useConsoleFormat();
  const { merchantCode, accountId, accountName, asset } = position;
  const line = twoPersonLine(asset);
  const form = useActForm<Fields>({
    initial: { ...ACT_FIELDS, amount: '', fee: '0' },
    save: ({ amount, fee, reason }, key) =>
      call('reconciliation.settle', {
        params: { merchantCode, id: accountId },
        body: { key, amount: parseTypedAmount(amount) ?? 0n, fee: parseTypedAmount(fee) ?? 0n, reason },
      }),
    invalidates: [['reconciliation.positions']],
    doneText: t('settle.done'),
    deciders: 'payments.reconcile',
    onClose,
  });
  const [typedAmount, typedFee] = useWatch({ control: form.form.control, name: ['amount', 'fee'] });
  const amountMinor = parseTypedAmount(typedAmount) ?? 0n;
  const feeMinor = parseTypedAmount(typedFee) ?? 0n;
  const total = amountMinor + feeMinor;
  return (
    <ActDialog
      form={form}
      title={t('settle.title', { name: accountName })}
      description={t('settle.text')}
      icon={<Landmark />}
      submitLabel={t('settle.act')}
      amountAbove={total < line ? undefined : { amountMinor: total, currency: asset }}
      effects={
        <ActEffects
          currency={asset}
          transfers={[
            { from: accountName, to: t('settle.bank'), amountMinor },
            ...(feeMinor > 0n ? [{ from: accountName, to: t('settle.fees'), amountMinor: feeMinor }] : []),
          ]}
          notes={[t('secondNote', { amount: format.amount(line, asset) })]}
        />
      }
      onClose={onClose}
    >
      <TextField
        label={`${t('settle.amount')} (${asset})`}
        inputMode="decimal"
        autoComplete="off"
        {...form.field('amount', {
          validate: (typed) => (parseTypedAmount(typed) ?? 0n) > 0n || t('amountInvalid'),
        })}
      />
      <TextField
        label={`${t('settle.fee')} (${asset})`}
        inputMode="decimal"
        autoComplete="off"
        {...form.field('fee', {
          validate: (typed) => (parseTypedAmount(typed) ?? -1n) >= 0n || t('settle.feeInvalid'),
        })}
      />
    </ActDialog>
  );
}
