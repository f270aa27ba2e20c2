import { Search, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';

export type SearchFieldProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  value: string;
  onValueChange: (value: string) => void;
};

/** The search field. */
export function SearchField({ value, onValueChange, ...rest }: SearchFieldProps) {
  const t = useTranslations('games');
  return (
    <div className="field-box">
      <Search aria-hidden className="ml-3.5 size-4.5 shrink-0 text-subtle" />
      <input
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        aria-label={t('searchTitle')}
        placeholder={t('searchPlaceholder')}
        {...rest}
        value={value}
        onChange={({ target }) => onValueChange(target.value)}
        className="field-input"
      />
      {value !== '' && (
        <button
          type="button"
          aria-label={t('searchClear')}
          onClick={() => onValueChange('')}
          className="grid size-10 shrink-0 place-items-center rounded-field text-subtle hover:text-text focus-visible:-outline-offset-2"
        >
          <X aria-hidden className="size-4.5" />
        </button>
      )}
    </div>
  );
}
