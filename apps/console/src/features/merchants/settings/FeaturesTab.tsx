import { CAPTCHA_KINDS, CAPTCHA_PURPOSES } from '@croupier/contract/access/captcha.ts';
import type { MerchantSettingsView } from '@croupier/contract/merchants/settings.ts';
import { Select } from '@croupier/ui/fields/Select.tsx';
import { Switch } from '@croupier/ui/fields/Switch.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/call.ts';
import { SettingsTab } from './SettingsTab.tsx';
import { useSettingsForm } from './use-settings-form.ts';

type Features = MerchantSettingsView['features'];
type Fields = Omit<Features, 'passwordMaxAgeDays' | 'codeMinutes'> & {
  passwordMaxAgeDays: string;
  codeMinutes: string;
};

const FLAGS = [
  'freePlay',
  'referral',
  'contract',
  'manualRebate',
  'mobileRegistration',
  'smsVerification',
  'codeLogin',
  'forcedPasswordChange',
] as const;
const SIGN_IN = ['passkeys', 'newAddressProof', 'accountDiscovery'] as const;
const APPS = ['ios', 'android', 'lite'] as const;
const WHEN = ['never', 'after_failure', 'always'] as const;

const valuesOf = ({ features }: MerchantSettingsView): Fields => ({
  ...features,
  passwordMaxAgeDays: features.passwordMaxAgeDays === null ? '' : `${features.passwordMaxAgeDays}`,
  codeMinutes: `${features.codeMinutes}`,
});

const bodyOf = ({ passwordMaxAgeDays, codeMinutes, country, ...fields }: Fields): Features => ({
  ...fields,
  country: country.trim().toUpperCase(),
  passwordMaxAgeDays: passwordMaxAgeDays.trim() === '' ? null : Number(passwordMaxAgeDays),
  codeMinutes: Number(codeMinutes),
});

/** Feature flags, sign-in options and captcha rules. */
export function FeaturesTab({ settings }: { settings: MerchantSettingsView }) {
  const t = useTranslations('console.merchant');
  const { merchantCode } = settings;
  const form = useSettingsForm<Fields>({
    settings,
    valuesOf,
    save: (fields) => call('merchants.changeFeatures', { params: { merchantCode }, body: bodyOf(fields) }),
  });
  const { register } = form.form;
  return (
    <SettingsTab merchantCode={merchantCode} form={form}>
      <div className="grid gap-x-8 sm:grid-cols-2">
        {FLAGS.map((name) => (
          <Switch key={name} label={t(`flag.${name}`)} {...register(`features.${name}`)} />
        ))}
        {SIGN_IN.map((name) => (
          <Switch key={name} label={t(`signIn.${name}`)} {...register(name)} />
        ))}
        {APPS.map((name) => (
          <Switch key={name} label={t(`app.${name}`)} {...register(`apps.${name}`)} />
        ))}
      </div>
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField
          label={t('passwordAge')}
          hint={t('passwordAgeHint')}
          inputMode="numeric"
          {...form.field('passwordMaxAgeDays')}
        />
        <TextField label={t('codeMinutes')} inputMode="numeric" {...form.field('codeMinutes')} />
        <TextField
          label={t('country')}
          hint={t('countryHint')}
          autoComplete="off"
          {...form.field('country')}
        />
      </div>
      <h2 className="mt-2 text-lg">{t('captcha')}</h2>
      <div className="grid gap-4 sm:grid-cols-2">
        {CAPTCHA_PURPOSES.map((purpose) => (
          <fieldset key={purpose} className="grid min-w-0 grid-cols-2 gap-2">
            <legend className="mb-1 text-sm font-medium">{t(`captchaFor.${purpose}`)}</legend>
            <Select
              label={t('captchaKind')}
              labelHidden
              options={CAPTCHA_KINDS.map((value) => ({ value, label: t(`captchaKinds.${value}`) }))}
              {...register(`captcha.${purpose}.kind`)}
            />
            <Select
              label={t('captchaWhen')}
              labelHidden
              options={WHEN.map((value) => ({ value, label: t(`captchaTimes.${value}`) }))}
              {...register(`captcha.${purpose}.when`)}
            />
          </fieldset>
        ))}
      </div>
    </SettingsTab>
  );
}
