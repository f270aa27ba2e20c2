import type { RequestResult } from '@croupier/contract/access/approvals.ts';
import type { DeskMethod, MethodBody } from '@croupier/contract/payments/account-desk.ts';
import { shownDecimals } from '@croupier/i18n/format/money.ts';
import { Checkbox } from '@croupier/ui/fields/Checkbox.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { parseTypedAmount, typedAmount } from '@croupier/web/forms/money-input.ts';
import { SlidersHorizontal } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../shared/act/ActDialog.tsx';
import { ACT_FIELDS, useActForm, type ActFields } from '../../../shared/act/use-act-form.ts';
import { call } from '../../../shared/call.ts';

const AMOUNTS = ['min', 'max', 'fixed'] as const;
const NUMBERS = ['from', 'until', 'position'] as const;
const HIGHEST = { from: 23, until: 24, position: 1_000 } as const;

type Fields = ActFields &
  Record<(typeof AMOUNTS)[number] | (typeof NUMBERS)[number] | 'percent', string> & { isOpen: boolean };

const fieldsOf = ({ terms, position, isOpen }: DeskMethod, decimals: number): Fields => ({
  ...ACT_FIELDS,
  min: typedAmount(terms.min, decimals),
  max: typedAmount(terms.max, decimals),
  fixed: typedAmount(terms.fee.fixed, decimals),
  percent: String(terms.fee.bps / 100),
  from: String(terms.hours.from),
  until: String(terms.hours.until),
  position: String(position),
  isOpen,
});

/** The method with what was entered; everything else stays as it is. */
function bodyOf({ kind, names, channels, terms }: DeskMethod, fields: Fields, decimals: number): MethodBody {
  const amount = (text: string, before: bigint): bigint =>
    text === typedAmount(before, decimals) ? before : (parseTypedAmount(text, decimals) ?? before);
  return {
    kind,
    names,
    channels,
    position: Number(fields.position),
    isOpen: fields.isOpen,
    terms: {
      ...terms,
      min: amount(fields.min, terms.min),
      max: amount(fields.max, terms.max),
      fee: {
        ...terms.fee,
        fixed: amount(fields.fixed, terms.fee.fixed),
        bps: Math.round(Number(fields.percent) * 100),
      },
      hours: { from: Number(fields.from), until: Number(fields.until) },
    },
  };
}

type MethodDialogProps = {
  method: DeskMethod;
  name: string;
  merchantCode: string;
  currency: string;
  onClose: () => void;
};

/** Asks a second person to change the terms of a method. */
export function MethodDialog({ method, name, merchantCode, currency, onClose }: MethodDialogProps) {
  const t = useTranslations('console.payments');
  const { direction, id } = method;
  const decimals = shownDecimals(currency);
  const form = useActForm<Fields, RequestResult>({
    initial: fieldsOf(method, decimals),
    save: (fields, key) =>
      call('paymentAccounts.changeMethod', {
        params: { merchantCode, direction, id },
        body: { ...bodyOf(method, fields, decimals), key, reason: fields.reason },
      }),
    invalidates: [['paymentAccounts.methods']],
    doneText: t('edit.done'),
    deciders: 'payments.methods.manage',
    onClose,
  });
  const isNumber = (text: string, highest: number): boolean =>
    /^\d{1,4}$/.test(text) && Number(text) <= highest;
  return (
    <ActDialog
      form={form}
      icon={<SlidersHorizontal />}
      title={t('edit.methodTitle', { name })}
      description={t('edit.text')}
      submitLabel={t('edit.ask')}
      onClose={onClose}
    >
      {AMOUNTS.map((field) => (
        <TextField
          key={field}
          label={t(`edit.${field}`, { currency })}
          inputMode="decimal"
          autoComplete="off"
          {...form.field(field, {
            validate: (text) => parseTypedAmount(text, decimals) !== undefined || t('edit.amountHint'),
          })}
        />
      ))}
      <TextField
        label={t('edit.percent')}
        inputMode="decimal"
        autoComplete="off"
        {...form.field('percent', {
          validate: (text) =>
            (/^\d{1,2}(?:\.\d{1,2})?$/.test(text) && Number(text) <= 50) || t('edit.percentHint'),
        })}
      />
      {NUMBERS.map((field) => (
        <TextField
          key={field}
          label={t(`edit.${field}`)}
          inputMode="numeric"
          autoComplete="off"
          {...form.field(field, {
            validate: (text) =>
              isNumber(text, HIGHEST[field]) || t('edit.numberHint', { max: String(HIGHEST[field]) }),
          })}
        />
      ))}
      <Checkbox label={t('edit.isOpen')} {...form.form.register('isOpen')} />
    </ActDialog>
  );
}
