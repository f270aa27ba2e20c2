import type { SiteStatus } from '@croupier/contract/merchants/sites.ts';
import { isLanguage, LANGUAGE_CODES, LANGUAGES, type Language } from '@croupier/i18n/languages.ts';
import { Checkbox } from '@croupier/ui/fields/Checkbox.tsx';
import { Select } from '@croupier/ui/fields/Select.tsx';
import { Form } from '@croupier/web/forms/Form.tsx';
import { useController } from 'react-hook-form';
import { useLocale, useTranslations } from 'use-intl';
import { call } from '../../shared/call.ts';
import { useSiteForm } from './use-site-form.ts';

/** The language in its own script, and in the operator's language. */
function LanguageName({ language }: { language: Language }) {
  const { locale, name } = LANGUAGES[language];
  const names = new Intl.DisplayNames([useLocale()], { type: 'language' });
  const translated = names.of(locale.replace(/-u-.*$/, ''));
  return (
    <>
      <span lang={locale} className="block">
        {name}
      </span>
      {translated !== name && <span className="block text-xs text-subtle">{translated}</span>}
    </>
  );
}

/** The languages that a site offers: the first one is shown to visitors who have not chosen. */
export function SiteLanguages({ site }: { site: SiteStatus }) {
  const t = useTranslations('console');
  const { merchantCode } = site;
  const form = useSiteForm<{ languages: Language[] }>({
    site,
    valuesOf: ({ languages }) => ({ languages: [...languages] }),
    save: (body) => call('sites.changeLanguages', { params: { merchantCode }, body }),
  });
  const { value: languages, onChange } = useController({
    control: form.form.control,
    name: 'languages',
  }).field;
  const [first = 'EN'] = languages;
  const without = (language: Language): Language[] => languages.filter((other) => other !== language);
  const offer = (language: Language, offered: boolean): void =>
    onChange(offered ? [...languages, language] : without(language));
  return (
    <div className="mt-6 border-t border-line pt-5">
      <Form
        form={form}
        submitLabel={t('siteOffer')}
        submitAlign="end"
        submitDisabled={languages.join() === site.languages.join()}
      >
        <fieldset className="min-w-0">
          <legend className="text-sm font-semibold">{t('siteLanguages')}</legend>
          <p className="mt-1 text-sm text-muted">{t('siteLanguagesText')}</p>
          <div className="mt-2 grid grid-cols-2 gap-x-4 sm:grid-cols-3 xl:grid-cols-5">
            {LANGUAGE_CODES.map((language) => (
              <Checkbox
                key={language}
                label={<LanguageName language={language} />}
                checked={languages.includes(language)}
                // A site needs at least one language.
                disabled={languages.length === 1 && language === first}
                onChange={(event) => offer(language, event.target.checked)}
              />
            ))}
          </div>
        </fieldset>
        <Select
          label={t('siteFirstLanguage')}
          options={languages.map((value) => ({ value, label: LANGUAGES[value].name }))}
          value={first}
          onChange={({ target: { value } }) => isLanguage(value) && onChange([value, ...without(value)])}
          className="w-full sm:w-64"
        />
      </Form>
      {form.confirmDialog}
    </div>
  );
}
