import { shownDecimals } from '@croupier/i18n/format/money.ts';
import { AmountField } from '@croupier/ui/fields/AmountField.tsx';
import { useController, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form';

export type MerchantAmountProps<T extends FieldValues> = {
  control: Control<T>;
  name: FieldPathByValue<T, string>;
  label: string;
  currency: string;
};

/** An amount in the merchant's currency, as text in the form. */
export function MerchantAmount<T extends FieldValues>(props: MerchantAmountProps<T>) {
  const { control, name, label, currency } = props;
  const {
    field: { value, onChange, onBlur, ref },
    fieldState: { error },
  } = useController({ control, name });
  return (
    <AmountField
      label={label}
      prefix={currency}
      decimals={shownDecimals(currency)}
      value={value}
      onValueChange={onChange}
      onBlur={onBlur}
      ref={ref}
      error={error?.message}
    />
  );
}
