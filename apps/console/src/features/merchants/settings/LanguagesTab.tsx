import type { MerchantSettingsView } from '@croupier/contract/merchants/settings.ts';
import { isLanguage, LANGUAGES, type Language } from '@croupier/i18n/languages.ts';
import { Select } from '@croupier/ui/fields/Select.tsx';
import { Form } from '@croupier/web/forms/Form.tsx';
import { useSecureForm } from '@croupier/web/security/use-secure-form.ts';
import { useController } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/call.ts';
import { usePermissions } from '../../../shared/permissions/use-permissions.ts';
import { LanguageChoice } from './LanguageChoice.tsx';

/** The languages that a site offers; the first is for visitors who have not chosen one. */
export function LanguagesTab({ settings }: { settings: MerchantSettingsView }) {
  const t = useTranslations('console');
  const { merchantCode, languages } = settings;
  const mayManage = usePermissions().may('sites.manage', merchantCode);
  const form = useSecureForm<{ languages: Language[] }>({
    initial: { languages },
    save: (body) => call('sites.changeLanguages', { params: { merchantCode }, body }),
    invalidates: [['merchants.settings', merchantCode], ['sites.list']],
    savedText: t('merchant.saved'),
  });
  const { value, onChange } = useController({ control: form.form.control, name: 'languages' }).field;
  const [first = 'EN'] = value;
  return (
    <div className="max-w-4xl">
      {!mayManage && (
        <p className="mb-4 rounded-field bg-info-soft px-3.5 py-2.5 text-sm text-info">
          {t('needsPermission', { permission: t('permission.sites.manage') })}
        </p>
      )}
      <fieldset disabled={!mayManage} className="contents">
        <Form form={form} submitLabel={t('merchant.save')} submitAlign="end">
          <LanguageChoice
            legend={t('siteLanguagesText')}
            value={value}
            // A site needs at least one language.
            onChange={(next) => next.length > 0 && onChange(next)}
          />
          <Select
            label={t('siteFirstLanguage')}
            className="w-full sm:w-64"
            options={value.map((language) => ({ value: language, label: LANGUAGES[language].name }))}
            value={first}
            onChange={({ target }) =>
              isLanguage(target.value) &&
              onChange([target.value, ...value.filter((language) => language !== target.value)])
            }
          />
        </Form>
      </fieldset>
      {form.confirmDialog}
    </div>
  );
}
