import { LANGUAGE_CODES, LANGUAGES, type Language } from '@croupier/i18n/languages.ts';
import { Checkbox } from '@croupier/ui/fields/Checkbox.tsx';

export type LanguageChoiceProps = {
  legend: string;
  value: readonly Language[];
  onChange: (languages: Language[]) => void;
};

/** Languages to choose from, in their own script. */
export const LanguageChoice = ({ legend, value, onChange }: LanguageChoiceProps) => (
  <fieldset className="min-w-0">
    <legend className="text-sm font-medium text-muted">{legend}</legend>
    <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-4">
      {LANGUAGE_CODES.map((language) => (
        <Checkbox
          key={language}
          label={<span lang={LANGUAGES[language].locale}>{LANGUAGES[language].name}</span>}
          checked={value.includes(language)}
          onChange={({ target }) =>
            onChange(target.checked ? [...value, language] : value.filter((other) => other !== language))
          }
        />
      ))}
    </div>
  </fieldset>
);
