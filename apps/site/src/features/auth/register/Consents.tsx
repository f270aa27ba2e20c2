import { Checkbox } from '@croupier/ui/fields/Checkbox.tsx';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type { Registration } from './registration.ts';

// In a window of its own: what was typed here must not be lost over it.
const terms = (words: ReactNode) => (
  <a
    href="/help#term"
    target="_blank"
    rel="noopener noreferrer"
    className="font-semibold text-brand-text underline underline-offset-3"
  >
    {words}
  </a>
);

/** What everybody has to state before an account is opened. */
export function Consents({ form, minimumAge }: { form: UseFormReturn<Registration>; minimumAge: number }) {
  const t = useTranslations('auth');
  const age = String(minimumAge);
  const { errors } = form.formState;
  return (
    <div className="mt-4 flex flex-col gap-0.5">
      <Checkbox
        label={t('ageLabel', { age })}
        error={errors.ageConfirmed?.message}
        {...form.register('ageConfirmed', { required: t('ageRequired', { age }) })}
      />
      <Checkbox
        label={t.rich('termsLabel', { terms })}
        error={errors.termsAccepted?.message}
        {...form.register('termsAccepted', { required: t('termsRequired') })}
      />
    </div>
  );
}
