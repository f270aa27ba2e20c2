import { Checkbox } from '@croupier/ui/fields/Checkbox.tsx';
import type { ReactNode } from 'react';
import type { ServerForm } from '@croupier/web/forms/use-server-form.ts';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import type { Registration } from './registration.ts';

// In a new tab, so that the form keeps what was typed.
const terms = (words: ReactNode) => (
  <a
    href={paths.help('term')}
    target="_blank"
    rel="noopener noreferrer"
    className="font-semibold text-brand-text underline underline-offset-3"
  >
    {words}
  </a>
);

/** The consents required for opening an account. */
export function Consents({ form, minimumAge }: { form: ServerForm<Registration>; minimumAge: number }) {
  const t = useTranslations('auth');
  const age = String(minimumAge);
  return (
    <div className="flex flex-col gap-0.5">
      <Checkbox
        label={t('ageLabel', { age })}
        {...form.field('ageConfirmed', { required: t('ageRequired', { age }) })}
      />
      <Checkbox
        label={t.rich('termsLabel', { terms })}
        {...form.field('termsAccepted', { required: t('termsRequired') })}
      />
    </div>
  );
}
