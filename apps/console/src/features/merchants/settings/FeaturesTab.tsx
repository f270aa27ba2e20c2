import { CAPTCHA_KINDS, CAPTCHA_PURPOSES } from '@croupier/contract/access/captcha.ts';
import { guardedChanges, type GuardedSettings } from '@croupier/contract/merchants/guarded-settings.ts';
import type { MerchantSettingsView } from '@croupier/contract/merchants/settings.ts';
import { Select } from '@croupier/ui/fields/Select.tsx';
import { Switch } from '@croupier/ui/fields/Switch.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/call.ts';
import { SettingsTab } from './SettingsTab.tsx';
import { useGuarded } from './use-guarded.tsx';
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

/** What can be saved at once; the guarded settings stay as they are. */
const withoutGuarded = (
  body: Features,
  { newAddressProof, captcha }: GuardedSettings,
  current: Features,
) => ({
  ...body,
  newAddressProof: newAddressProof === undefined ? body.newAddressProof : current.newAddressProof,
  captcha: Object.fromEntries(
    CAPTCHA_PURPOSES.map((purpose) => [purpose, (captcha?.[purpose] ? current : body).captcha[purpose]]),
  ) as Features['captcha'],
});

/** Feature flags, sign-in options and captcha rules. */
export function FeaturesTab({ settings }: { settings: MerchantSettingsView }) {
  const t = useTranslations('console.merchant');
  const { merchantCode } = settings;
  const guarded = useGuarded(settings);
  const form = useSettingsForm<Fields>({
    settings,
    valuesOf,
    save: async (fields) => {
      const body = bodyOf(fields);
      const changes = guardedChanges(settings, { features: body });
      const saved = await call('merchants.changeFeatures', {
        params: { merchantCode },
        body: changes ? withoutGuarded(body, changes, settings.features) : body,
      });
      guarded.ask(changes);
      return saved;
    },
  });
  const { register } = form.form;
  return (
    <SettingsTab merchantCode={merchantCode} form={form} dialog={guarded.dialog}>
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
