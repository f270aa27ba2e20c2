import { guardedChanges } from '@croupier/contract/merchants/guarded-settings.ts';
import { merchantsRoutes, type MerchantSettingsView } from '@croupier/contract/merchants/settings.ts';
import { LANGUAGES } from '@croupier/i18n/languages.ts';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/call.ts';
import { MerchantAmount } from './MerchantAmount.tsx';
import { amountOf, amountText } from './settings-form.ts';
import { SettingsTab } from './SettingsTab.tsx';
import { useGuarded } from './use-guarded.tsx';
import { useSettingsForm } from './use-settings-form.ts';

const AMOUNTS = ['minStake', 'maxStake', 'maxPayout', 'welcomeCredit'] as const;
type AmountName = (typeof AMOUNTS)[number];
const SERVICES = ['livechat', 'telegram', 'facebook'] as const;
type General = MerchantSettingsView['general'];

type Fields = Pick<General, 'name' | 'tagline' | 'currencySymbol'> &
  Record<AmountName, string> & { minimumAge: string; services: Record<(typeof SERVICES)[number], string> };

const valuesOf = ({ general, currency }: MerchantSettingsView): Fields => ({
  name: general.name,
  tagline: general.tagline,
  currencySymbol: general.currencySymbol,
  minimumAge: `${general.minimumAge}`,
  minStake: amountText(general.minStake, currency),
  maxStake: amountText(general.maxStake, currency),
  maxPayout: amountText(general.maxPayout, currency),
  welcomeCredit: amountText(general.welcomeCredit, currency),
  services: {
    livechat: general.customerService.find(({ kind }) => kind === 'livechat')?.url ?? '',
    telegram: general.customerService.find(({ kind }) => kind === 'telegram')?.url ?? '',
    facebook: general.customerService.find(({ kind }) => kind === 'facebook')?.url ?? '',
  },
});

const bodyOf = (fields: Fields, currency: string): General => ({
  name: fields.name,
  tagline: Object.fromEntries(Object.entries(fields.tagline).filter(([, text]) => text !== '')),
  currencySymbol: fields.currencySymbol,
  minimumAge: Number(fields.minimumAge),
  minStake: amountOf(fields.minStake, currency),
  maxStake: amountOf(fields.maxStake, currency),
  maxPayout: amountOf(fields.maxPayout, currency),
  welcomeCredit: amountOf(fields.welcomeCredit, currency),
  customerService: SERVICES.flatMap((kind) =>
    fields.services[kind] === '' ? [] : [{ kind, url: fields.services[kind] }],
  ),
});

/** Name, customer service, limits of bets and welcome credit. */
export function GeneralTab({ settings }: { settings: MerchantSettingsView }) {
  const t = useTranslations('console.merchant');
  const { merchantCode, currency, languages } = settings;
  const guarded = useGuarded(settings);
  const form = useSettingsForm<Fields>({
    settings,
    valuesOf,
    schema: merchantsRoutes.changeGeneral.body,
    save: async (fields) => {
      const body = bodyOf(fields, currency);
      const changes = guardedChanges(settings, { general: body });
      const { welcomeCredit } = changes ? settings.general : body;
      const saved = await call('merchants.changeGeneral', {
        params: { merchantCode },
        body: { ...body, welcomeCredit },
      });
      guarded.ask(changes);
      return saved;
    },
  });
  const { control } = form.form;
  return (
    <SettingsTab merchantCode={merchantCode} form={form} dialog={guarded.dialog}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={t('name')} autoComplete="off" {...form.field('name')} />
        <TextField label={t('symbol')} autoComplete="off" {...form.field('currencySymbol')} />
        {languages.map((language) => (
          <TextField
            key={language}
            label={t('tagline', { language: LANGUAGES[language].name })}
            lang={LANGUAGES[language].locale}
            {...form.field(`tagline.${language}`)}
          />
        ))}
      </div>
      <h2 className="mt-2 text-lg">{t('limits')}</h2>
      <div className="grid gap-4 sm:grid-cols-2">
        {AMOUNTS.map((name) => (
          <MerchantAmount
            key={name}
            control={control}
            name={name}
            label={t(`amount.${name}`)}
            currency={currency}
          />
        ))}
        <TextField label={t('minimumAge')} inputMode="numeric" {...form.field('minimumAge')} />
      </div>
      <h2 className="mt-2 text-lg">{t('service')}</h2>
      <div className="grid gap-4 sm:grid-cols-2">
        {SERVICES.map((kind) => (
          <TextField
            key={kind}
            label={t(`services.${kind}`)}
            placeholder="https://"
            {...form.field(`services.${kind}`)}
          />
        ))}
      </div>
    </SettingsTab>
  );
}
