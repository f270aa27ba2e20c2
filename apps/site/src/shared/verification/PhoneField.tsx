import { TextField, type TextFieldProps } from '@croupier/ui/fields/TextField.tsx';
import { CountryCodeSelect } from './CountryCodeSelect.tsx';
import { useCountries } from './use-countries.ts';

export type PhoneFieldProps = Omit<TextFieldProps, 'prefix' | 'type'> & {
  /** ISO 3166 code of two letters; empty for the merchant's country. */
  country: string;
  onCountryChange: (country: string) => void;
};

/** A mobile number with its dialling code. */
export function PhoneField({ country, onCountryChange, ...rest }: PhoneFieldProps) {
  const { countries, own } = useCountries();
  const example = countries.find(({ code }) => code === (country || own))?.example;
  return (
    <TextField
      type="tel"
      autoComplete="tel-national"
      maxLength={32}
      placeholder={example}
      {...rest}
      prefix={<CountryCodeSelect value={country} onValueChange={onCountryChange} disabled={rest.disabled} />}
    />
  );
}
