import type { LanguageCode } from '@croupier/contract/merchants/system.ts';
import { LANGUAGES } from '@croupier/i18n/languages.ts';
import { Select } from '@croupier/ui/fields/Select.tsx';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LanguageGaps } from './ContentStates.tsx';

type LanguageColumnsProps = {
  /** The default language first. */
  languages: readonly LanguageCode[];
  /** Languages in which a text is missing. */
  gaps: readonly LanguageCode[];
  /** The fields of one language. */
  children: (language: LanguageCode) => ReactNode;
};

/** The texts of the default language, and beside them those of another one, first of one with gaps. */
export function LanguageColumns({ languages, gaps, children }: LanguageColumnsProps) {
  const t = useTranslations('console.content');
  const [first = 'EN', ...others] = languages;
  // Chosen once: filling a gap must not change the column while somebody types.
  const [second, setSecond] = useState(() => others.find((language) => gaps.includes(language)) ?? others[0]);
  const column = (language: LanguageCode) => (
    <fieldset key={language} className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4">
      <legend className="mb-3 text-sm font-semibold" lang={LANGUAGES[language].locale}>
        {LANGUAGES[language].name}
      </legend>
      {children(language)}
    </fieldset>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="grid gap-1.5">
          <h2 className="text-lg">{t('texts')}</h2>
          <LanguageGaps gaps={gaps} />
        </div>
        {second && others.length > 1 && (
          <Select
            label={t('secondLanguage')}
            options={others.map((value) => {
              const { name } = LANGUAGES[value];
              return { value, label: gaps.includes(value) ? t('withGap', { language: name }) : name };
            })}
            value={second}
            onChange={({ target }) => setSecond(others.find((language) => language === target.value))}
            className="w-full sm:w-60"
          />
        )}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-[repeat(2,minmax(0,1fr))]">
        {column(first)}
        {second && column(second)}
      </div>
    </div>
  );
}
