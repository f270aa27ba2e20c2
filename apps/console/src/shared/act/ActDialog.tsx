import { Select } from '@croupier/ui/fields/Select.tsx';
import { TextArea } from '@croupier/ui/fields/TextArea.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { parseTypedAmount } from '@croupier/web/forms/money-input.ts';
import { SecureFormDialog } from '@croupier/web/security/SecureFormDialog.tsx';
import type { ReactNode } from 'react';
import type { Path } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { useConsoleFormat } from '../use-console-format.ts';
import type { ActFields, ActForm } from './use-act-form.ts';

const MIN_REASON_LETTERS = 10;

export type ActDialogProps<T extends ActFields> = {
  form: ActForm<T>;
  title: string;
  description?: string | undefined;
  icon: ReactNode;
  /** `lg` for many fields. */
  size?: 'lg' | undefined;
  submitLabel: string;
  submitDisabled?: boolean | undefined;
  /** The reasons to choose from; without them, only the text is asked for. */
  reasons?: ReadonlyArray<{ value: string; label: string }> | undefined;
  /** An amount above the line, which has to be typed again. */
  amountAbove?: { amountMinor: bigint; currency: string } | undefined;
  /** What will be: `ActEffects`. */
  effects?: ReactNode;
  /** The act's own fields. */
  children?: ReactNode;
  onClose: () => void;
};

/** The dialog of an act: what will be, why, and an amount above the line a second time. */
export function ActDialog<T extends ActFields>(props: ActDialogProps<T>) {
  const { form, reasons, amountAbove, effects, children, ...dialog } = props;
  const t = useTranslations();
  const format = useConsoleFormat();
  // Every act has these fields, which TypeScript can't derive from a type parameter.
  const name = (field: keyof ActFields) => field as string as Path<T>;
  const checkAgain = (typed: unknown): true | string =>
    parseTypedAmount(String(typed)) === amountAbove?.amountMinor || t('console.act.typedDiffers');
  const checkReason = (typed: unknown): true | string =>
    String(typed).trim().length >= MIN_REASON_LETTERS || t('console.inbox.reasonHint');
  return (
    <SecureFormDialog {...dialog} form={form}>
      {children}
      {effects}
      {reasons && (
        <Select
          label={t('console.act.reasonCode')}
          placeholder={t('console.act.chooseReason')}
          options={reasons}
          {...form.field(name('reasonCode'), { required: t('errors.field.required') })}
        />
      )}
      <TextArea
        label={reasons ? t('console.act.explanation') : t('console.inbox.reason')}
        hint={t('console.inbox.reasonHint')}
        {...form.field(name('reason'), { validate: checkReason })}
      />
      {amountAbove && (
        <TextField
          label={t('console.act.typeAgain', {
            amount: format.amount(amountAbove.amountMinor, amountAbove.currency),
          })}
          inputMode="decimal"
          autoComplete="off"
          {...form.field(name('typedAgain'), { validate: checkAgain })}
        />
      )}
    </SecureFormDialog>
  );
}
