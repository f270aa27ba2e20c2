import { Select } from '@croupier/ui/fields/Select.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import type { ServerForm } from '@croupier/web/forms/use-server-form.ts';
import { useTranslations } from 'use-intl';
import { useCountries } from '../../../shared/verification/use-countries.ts';

/** An address as it is typed, with the number to call and the password. */
export type AddressValues = {
  name: string;
  country: string;
  line1: string;
  line2: string;
  city: string;
  region: string;
  postcode: string;
  mobile: string;
};

export const NO_ADDRESS: AddressValues = {
  name: '',
  country: '',
  line1: '',
  line2: '',
  city: '',
  region: '',
  postcode: '',
  mobile: '',
};

/** The fields of a new address. */
export function AddressFields<T extends AddressValues>({ form }: { form: ServerForm<T> }) {
  const t = useTranslations('loyalty.redeem');
  const errors = useTranslations('errors.field');
  const { countries } = useCountries();
  const { field } = form as unknown as ServerForm<AddressValues>;
  const required = { required: errors('required') };
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <TextField label={t('name')} autoComplete="name" {...field('name', required)} maxLength={80} />
      <Select
        label={t('country')}
        options={[
          { value: '', label: '' },
          ...countries.map(({ code, name }) => ({ value: code, label: name })),
        ]}
        {...field('country', required)}
      />
      <TextField
        label={t('line1')}
        autoComplete="address-line1"
        {...field('line1', required)}
        maxLength={120}
      />
      <TextField label={t('line2')} autoComplete="address-line2" {...field('line2')} maxLength={120} />
      <TextField label={t('postcode')} autoComplete="postal-code" {...field('postcode')} maxLength={16} />
      <TextField
        label={t('city')}
        autoComplete="address-level2"
        {...field('city', required)}
        maxLength={80}
      />
      <TextField
        className="sm:col-span-2"
        label={t('region')}
        autoComplete="address-level1"
        {...field('region')}
        maxLength={80}
      />
    </div>
  );
}
