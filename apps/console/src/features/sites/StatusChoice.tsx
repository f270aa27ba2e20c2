import { clsx } from 'clsx';
import { Ban, CircleCheckBig, Wrench } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { SiteState } from './site-form.ts';

const STATES = [
  { value: '0', label: 'siteOpen', text: 'siteOpenText', icon: CircleCheckBig },
  { value: '1', label: 'siteMaintenance', text: 'siteMaintenanceText', icon: Wrench },
  { value: '2', label: 'siteRegion', text: 'siteRegionText', icon: Ban },
] as const;

/** The status of a site, with an explanation of each choice. */
export function StatusChoice({
  value,
  onChange,
}: {
  value: SiteState;
  onChange: (value: SiteState) => void;
}) {
  const t = useTranslations('console');
  const name = useId();
  return (
    <fieldset className="grid gap-2 sm:grid-cols-3">
      <legend className="mb-1.5 text-sm font-medium text-muted">{t('siteStatus')}</legend>
      {STATES.map(({ value: state, label, text, icon: Icon }) => (
        <label
          key={state}
          className={clsx(
            'flex cursor-pointer items-start gap-3 rounded-field border border-line bg-surface-1 p-3 hover:border-line-strong',
            'has-checked:border-brand-line has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-brand-text',
          )}
        >
          <input
            type="radio"
            className="sr-only"
            name={name}
            value={state}
            checked={state === value}
            onChange={() => onChange(state)}
          />
          <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0 text-muted" />
          <span className="min-w-0">
            <span className="block text-sm font-semibold">{t(label)}</span>
            <span className="mt-0.5 block text-xs text-subtle">{t(text)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
