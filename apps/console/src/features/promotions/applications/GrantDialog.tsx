import type { DeskApplication } from '@croupier/contract/promotions/promotions-desk.ts';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { parseTypedAmount } from '@croupier/web/forms/money-input.ts';
import { Check } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../shared/act/ActDialog.tsx';
import { ACT_FIELDS, useActForm } from '../../../shared/act/use-act-form.ts';
import { call } from '../../../shared/call.ts';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';

type GrantDialogProps = {
  application: DeskApplication;
  merchantCode: string;
  currency: string;
  onClose: () => void;
};

/** Grants an amount within what the promotion allows; from the line up a second person decides. */
export function GrantDialog({ application, merchantCode, currency, onClose }: GrantDialogProps) {
  const t = useTranslations('console.promotions');
  const format = useConsoleFormat();
  const { id, min, max, line } = application;
  const form = useActForm({
    initial: { ...ACT_FIELDS, amount: '' },
    save: ({ amount, reason }) =>
      call('promotionsDesk.grantApplication', {
        params: { merchantCode, id },
        body: { amount: parseTypedAmount(amount) ?? 0n, reason },
      }),
    invalidates: [['promotionsDesk.applications']],
    doneText: t('granted'),
    deciders: 'promotions.applications.decide',
    onClose,
  });
  const typed = parseTypedAmount(form.form.watch('amount'));
  const isAbove = typed !== undefined && typed >= line;
  const range = t('amountRange', { min: format.amount(min, currency), max: format.amount(max, currency) });
  return (
    <ActDialog
      form={form}
      title={t('grantTo', { account: application.member.account })}
      description={t('grantText', { line: format.amount(line, currency) })}
      icon={<Check />}
      submitLabel={isAbove ? t('askGrant') : t('grant')}
      amountAbove={isAbove ? { amountMinor: typed, currency } : undefined}
      onClose={onClose}
    >
      <TextField
        label={t('amount')}
        hint={range}
        inputMode="decimal"
        autoComplete="off"
        {...form.field('amount', {
          validate: (value) => {
            const amount = parseTypedAmount(value);
            return (amount !== undefined && amount >= min && amount <= max) || range;
          },
        })}
      />
    </ActDialog>
  );
}
