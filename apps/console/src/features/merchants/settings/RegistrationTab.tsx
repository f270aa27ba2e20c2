import {
  PATTERN_IDS,
  REGISTRATION_FIELDS,
  type RegistrationField,
} from '@croupier/contract/access/identity.ts';
import { merchantsRoutes, type MerchantSettingsView } from '@croupier/contract/merchants/settings.ts';
import { Select } from '@croupier/ui/fields/Select.tsx';
import { Switch } from '@croupier/ui/fields/Switch.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { useFormContext, FormProvider, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/call.ts';
import { SettingsTab } from './SettingsTab.tsx';
import { useSettingsForm } from './use-settings-form.ts';

type Registration = MerchantSettingsView['registration'];
type FieldRow = {
  shown: boolean;
  required: boolean;
  patternId: string;
  minLength: string;
  maxLength: string;
};
type Fields = { username: boolean; mobile: boolean; fields: Record<RegistrationField, FieldRow> };

const ANY = { patternId: 'any', minLength: '1', maxLength: '64' };

const rowOf = (field: Registration['fields'][RegistrationField]): FieldRow =>
  field
    ? {
        shown: field.shown,
        required: field.required,
        patternId: field.rule.patternId,
        minLength: `${field.rule.minLength}`,
        maxLength: `${field.rule.maxLength}`,
      }
    : { shown: false, required: false, ...ANY };

const valuesOf = ({ registration: { username, mobile, fields } }: MerchantSettingsView): Fields => ({
  username,
  mobile,
  fields: Object.fromEntries(
    REGISTRATION_FIELDS.map((name) => [name, rowOf(fields[name])]),
  ) as Fields['fields'],
});

/** Fields that are not shown are left out. */
const bodyOf = ({ username, mobile, fields }: Fields): Registration => ({
  username,
  mobile,
  fields: Object.fromEntries(
    REGISTRATION_FIELDS.flatMap((name) => {
      const { shown, required, patternId, minLength, maxLength } = fields[name];
      if (!shown) return [];
      const rule = { patternId, minLength: Number(minLength), maxLength: Number(maxLength) };
      return [[name, { shown, required, rule }]];
    }),
  ),
});

function RegistrationRow({ name }: { name: RegistrationField }) {
  const t = useTranslations('console.merchant');
  const { register, formState } = useFormContext<Fields>();
  const shown = useWatch<Fields>({ name: `fields.${name}.shown` }) as boolean;
  const error = formState.errors.fields?.[name]?.message;
  return (
    <li className="grid gap-x-4 gap-y-2 border-t border-line py-2 first:border-0 md:grid-cols-[12rem_1fr] md:items-center">
      <div>
        <Switch label={t(`field.${name}`)} {...register(`fields.${name}.shown`)} />
        {error && <p className="text-sm text-lose">{error}</p>}
      </div>
      {shown && (
        <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-[8rem_1fr_5rem_5rem]">
          <Switch label={t('required')} {...register(`fields.${name}.required`)} />
          <Select
            label={t('pattern')}
            options={PATTERN_IDS.map((value) => ({ value, label: t(`patterns.${value}`) }))}
            {...register(`fields.${name}.patternId`)}
          />
          <TextField label={t('min')} inputMode="numeric" {...register(`fields.${name}.minLength`)} />
          <TextField label={t('max')} inputMode="numeric" {...register(`fields.${name}.maxLength`)} />
        </div>
      )}
    </li>
  );
}

/** Which fields registration asks for, and their rules. */
export function RegistrationTab({ settings }: { settings: MerchantSettingsView }) {
  const t = useTranslations('console.merchant');
  const { merchantCode } = settings;
  const form = useSettingsForm<Fields>({
    settings,
    valuesOf,
    schema: merchantsRoutes.changeRegistration.body,
    fields: ['username', 'mobile', ...REGISTRATION_FIELDS.map((name) => `fields.${name}` as const)],
    save: (fields) =>
      call('merchants.changeRegistration', { params: { merchantCode }, body: bodyOf(fields) }),
  });
  return (
    <SettingsTab merchantCode={merchantCode} form={form}>
      <FormProvider {...form.form}>
        <div className="grid gap-x-6 sm:grid-cols-2">
          <Switch label={t('byUsername')} {...form.form.register('username')} />
          <Switch label={t('byMobile')} {...form.form.register('mobile')} />
        </div>
        <h2 className="mt-2 text-lg">{t('fields')}</h2>
        <ul>
          {REGISTRATION_FIELDS.map((name) => (
            <RegistrationRow key={name} name={name} />
          ))}
        </ul>
      </FormProvider>
    </SettingsTab>
  );
}
