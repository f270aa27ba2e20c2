import type { SiteStatus } from '@croupier/contract/sites.ts';
import { isLanguage, LANGUAGE_CODES, LANGUAGES, type Language } from '@croupier/i18n/languages.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Checkbox } from '@croupier/ui/fields/Checkbox.tsx';
import { Select } from '@croupier/ui/fields/Select.tsx';
import { useState, type FormEvent } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { call } from '../../shared/call.ts';
import { Problem } from '../../shared/Problem.tsx';
import { useSaveSite } from './use-save-site.ts';

/** Its own name, and what the operator calls it, who may not read its script. */
function LanguageName({ language }: { language: Language }) {
  const { locale, name } = LANGUAGES[language];
  const names = new Intl.DisplayNames([useLocale()], { type: 'language' });
  const called = names.of(locale.replace(/-u-.*$/, ''));
  return (
    <>
      <span lang={locale} className="block">
        {name}
      </span>
      {called !== name && <span className="block text-xs text-subtle">{called}</span>}
    </>
  );
}

/** What a site speaks: the languages that visitors may choose from, and the one for those who have not chosen. */
export function SiteLanguages({ site }: { site: SiteStatus }) {
  const t = useTranslations('console');
  const { merchantCode } = site;
  const [languages, setLanguages] = useState<readonly Language[]>(site.languages);
  const { saving, problem, save, dialog } = useSaveSite(site, (saved) => setLanguages(saved.languages));
  const [first = 'EN'] = languages;
  const changed = languages.join() !== site.languages.join();
  const offer = (language: Language, offered: boolean): void =>
    setLanguages(offered ? [...languages, language] : languages.filter((one) => one !== language));

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void save(() =>
      call('sites.changeLanguages', { params: { merchantCode }, body: { languages: [...languages] } }),
    );
  };
  return (
    <form noValidate onSubmit={submit} className="mt-6 grid gap-4 border-t border-line pt-5">
      <fieldset className="min-w-0">
        <legend className="text-sm font-semibold">{t('siteLanguages')}</legend>
        <p className="mt-1 text-sm text-muted">{t('siteLanguagesText')}</p>
        <div className="mt-2 grid grid-cols-2 gap-x-4 sm:grid-cols-3 xl:grid-cols-5">
          {LANGUAGE_CODES.map((language) => (
            <Checkbox
              key={language}
              label={<LanguageName language={language} />}
              checked={languages.includes(language)}
              // One of them has to stay.
              disabled={languages.length === 1 && language === first}
              onChange={(event) => offer(language, event.target.checked)}
            />
          ))}
        </div>
      </fieldset>
      <Problem error={problem} />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <Select
          label={t('siteFirstLanguage')}
          options={languages.map((value) => ({ value, label: LANGUAGES[value].name }))}
          value={first}
          onChange={({ target: { value } }) =>
            isLanguage(value) && setLanguages([value, ...languages.filter((one) => one !== value)])
          }
          className="w-full sm:w-64"
        />
        <Button type="submit" variant="primary" disabled={!changed} loading={saving}>
          {t('siteOffer')}
        </Button>
      </div>
      {dialog}
    </form>
  );
}
