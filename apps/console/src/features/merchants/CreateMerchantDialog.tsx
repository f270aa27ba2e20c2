import { merchantsRoutes, type MerchantSettingsView } from '@croupier/contract/merchants/settings.ts';
import { isLanguage, LANGUAGE_CODES, LANGUAGES, type Language } from '@croupier/i18n/languages.ts';
import { Select } from '@croupier/ui/fields/Select.tsx';
import { TextArea } from '@croupier/ui/fields/TextArea.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { SecureFormDialog } from '@croupier/web/security/SecureFormDialog.tsx';
import { useSecureForm } from '@croupier/web/security/use-secure-form.ts';
import { Store } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { call } from '../../shared/call.ts';
import { LanguageChoice } from './settings/LanguageChoice.tsx';
import { linesOf } from './settings/settings-form.ts';

type Fields = {
  merchantCode: string;
  name: string;
  currency: string;
  first: Language;
  languages: Language[];
  hosts: string;
};

const symbolOf = (currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

const CURRENCIES = Intl.supportedValuesOf('currency');

/** Asks for what a merchant cannot be without; everything else starts with defaults and is changed later. */
export function CreateMerchantDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('console.merchant');
  const navigate = useNavigate();
  const names = new Intl.DisplayNames([useLocale()], { type: 'currency' });
  const form = useSecureForm<Fields, MerchantSettingsView>({
    initial: { merchantCode: '', name: '', currency: 'EUR', first: 'EN', languages: [], hosts: '' },
    schema: merchantsRoutes.create.body,
    save: ({ first, languages, hosts, currency, ...fields }) =>
      call('merchants.create', {
        body: {
          ...fields,
          currency,
          currencySymbol: symbolOf(currency),
          languages: [first, ...languages.filter((language) => language !== first)],
          hosts: linesOf(hosts),
        },
      }),
    invalidates: [['sites.list'], ['permissions.mine'], ['today.get']],
    savedText: t('created'),
    onSaved: ({ merchantCode }) => {
      onClose();
      void navigate(paths.merchant(merchantCode));
    },
  });
  const languages = form.form.watch('languages');
  return (
    <SecureFormDialog
      form={form}
      size="lg"
      icon={<Store />}
      title={t('create')}
      description={t('createText')}
      submitLabel={t('create')}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={t('name')} autoComplete="off" {...form.field('name')} />
        <TextField
          label={t('code')}
          hint={t('codeHint')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field('merchantCode')}
        />
        <Select
          label={t('currency')}
          options={CURRENCIES.map((value) => ({ value, label: `${value} – ${names.of(value) ?? value}` }))}
          {...form.form.register('currency')}
        />
        <Select
          label={t('firstLanguage')}
          options={LANGUAGE_CODES.filter(isLanguage).map((value) => ({
            value,
            label: LANGUAGES[value].name,
          }))}
          {...form.form.register('first')}
        />
      </div>
      <LanguageChoice
        legend={t('moreLanguages')}
        value={languages}
        onChange={(value) => form.form.setValue('languages', value)}
      />
      <TextArea
        label={t('hosts')}
        hint={t('hostsHint')}
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('hosts')}
      />
    </SecureFormDialog>
  );
}
