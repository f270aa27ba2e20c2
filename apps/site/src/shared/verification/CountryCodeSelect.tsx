import { Popover } from '@croupier/ui/overlays/Popover.tsx';
import { ChevronDown, Search } from 'lucide-react';
import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { matchingCountries } from './matching-countries.ts';
import { useCountries, type Country } from './use-countries.ts';

export type CountryCodeSelectProps = {
  /** ISO 3166 code of two letters; empty for the merchant's country. */
  value: string;
  onValueChange: (countryCode: string) => void;
  disabled?: boolean | undefined;
};

type ListProps = { countries: readonly Country[]; chosen: string; onChoose: (country: Country) => void };

/** Typing filters the list, Enter takes the first entry, arrow keys move through it. */
function CountryList({ countries, chosen, onChoose }: ListProps) {
  const t = useTranslations('auth');
  const [search, setSearch] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const found = useMemo(() => matchingCountries(countries, search), [countries, search]);

  const walk = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const here = buttons.findIndex((button) => button === document.activeElement);
    buttons[event.key === 'ArrowDown' ? here + 1 : Math.max(here - 1, 0)]?.focus();
  };
  return (
    <div role="presentation" onKeyDown={walk}>
      <div className="field-box">
        <Search aria-hidden className="ml-3.5 size-4.5 shrink-0 text-subtle" />
        <input
          aria-label={t('countrySearch')}
          autoComplete="off"
          placeholder={t('countrySearch')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          onKeyDown={(event) => {
            const [first] = found;
            if (event.key !== 'Enter' || !first) return;
            event.preventDefault();
            onChoose(first);
          }}
          className="field-input"
        />
      </div>
      <ul ref={list} aria-label={t('country')} className="mt-2 max-h-64 overflow-y-auto">
        {found.map((country) => (
          <li key={country.code}>
            <button
              type="button"
              aria-pressed={country.code === chosen}
              onClick={() => onChoose(country)}
              className="flex min-h-11 w-full items-center gap-3 rounded-field px-3 py-2 text-left text-sm hover:bg-surface-4 focus-visible:bg-surface-3 focus-visible:-outline-offset-2 aria-pressed:font-semibold aria-pressed:text-brand-text"
            >
              <span className="min-w-0 flex-1">{country.name}</span>
              <span className="numeric text-muted">{country.diallingCode}</span>
            </button>
          </li>
        ))}
      </ul>
      <p aria-live="polite" className="px-3 text-sm text-muted not-empty:py-4">
        {found.length === 0 && t('countryNone')}
      </p>
    </div>
  );
}

/** A choice of the dialling code by country. */
export function CountryCodeSelect({ value, onValueChange, disabled }: CountryCodeSelectProps) {
  const t = useTranslations('auth');
  const { countries, own } = useCountries();
  const [open, setOpen] = useState(false);
  const chosen = value || own;
  const country = countries.find(({ code }) => code === chosen);
  return (
    <Popover
      modal
      align="start"
      label={t('country')}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <button
          type="button"
          disabled={disabled || countries.length === 0}
          aria-label={t('countryChosen', {
            country: country?.name ?? chosen,
            code: country?.diallingCode ?? '',
          })}
          className="numeric -mr-2 -ml-2 flex h-10 shrink-0 items-center gap-1 rounded-field px-2.5 text-sm font-semibold text-text hover:bg-surface-3"
        >
          {country?.diallingCode ?? chosen}
          <ChevronDown aria-hidden className="size-4 text-subtle" />
        </button>
      }
    >
      <CountryList
        countries={countries}
        chosen={chosen}
        onChoose={({ code }) => {
          onValueChange(code);
          setOpen(false);
        }}
      />
    </Popover>
  );
}
