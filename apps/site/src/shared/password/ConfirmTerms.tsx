import { Checkbox } from '@croupier/ui/fields/Checkbox.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { callQuery } from '../api/call.ts';

export type Confirmed = { ageConfirmed: boolean; termsAccepted: boolean };

export type ConfirmTermsProps = {
  confirmed: Confirmed;
  onChange: (confirmed: Confirmed) => void;
  /** Whether to say what is missing. */
  isChecked: boolean;
};

const link = (words: ReactNode) => (
  <a
    href={paths.help('term')}
    target="_blank"
    rel="noopener noreferrer"
    className="font-semibold text-brand-text underline underline-offset-3"
  >
    {words}
  </a>
);

/** Age and terms, for whoever got an account that somebody else opened. */
export function ConfirmTerms({ confirmed, onChange, isChecked }: ConfirmTermsProps) {
  const t = useTranslations('auth');
  const { data } = useQuery(callQuery('identity.registerSettings'));
  const age = String(data?.minimumAge ?? '');
  const { ageConfirmed, termsAccepted } = confirmed;
  return (
    <div className="flex flex-col gap-0.5">
      <Checkbox
        label={t('ageLabel', { age })}
        checked={ageConfirmed}
        error={isChecked && !ageConfirmed ? t('ageRequired', { age }) : undefined}
        onChange={({ target }) => onChange({ ...confirmed, ageConfirmed: target.checked })}
      />
      <Checkbox
        label={t.rich('termsLabel', { terms: link })}
        checked={termsAccepted}
        error={isChecked && !termsAccepted ? t('termsRequired') : undefined}
        onChange={({ target }) => onChange({ ...confirmed, termsAccepted: target.checked })}
      />
    </div>
  );
}
