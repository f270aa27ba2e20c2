import type { RegistrationField } from '@croupier/contract/access/identity.ts';
import { ErrorState } from '@croupier/ui/data/ErrorState.tsx';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { callQuery } from '../../../shared/api/call.ts';
import { ProviderMark } from '../ProviderMark.tsx';
import { RegisterFields, type RegisterRules, type ShownField } from './RegisterFields.tsx';

export type SocialRegistrationProps = {
  ticket: string;
  /** Fields of the merchant's form. */
  known: readonly ShownField[];
  rules: RegisterRules;
  minimumAge: number;
  waiting: ReactNode;
};

/** Registers a person identified by a provider; asks only for what the provider did not supply. */
export function SocialRegistration({ ticket, known, rules, minimumAge, waiting }: SocialRegistrationProps) {
  const t = useTranslations();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { data, error } = useQuery({
    ...callQuery('identity.socialTicket', { body: { socialTicket: ticket } }),
    staleTime: Infinity,
  });
  if (error)
    return (
      <ErrorState
        title={t('auth.socialFailed')}
        text={errorText(error)}
        retryLabel={t('auth.startAgain')}
        onRetry={() => void navigate(paths.login(), { replace: true })}
      />
    );
  if (!data) return waiting;
  const told: Partial<Record<RegistrationField, string>> = {
    ...(data.email && { email: data.email }),
    ...(data.name && { fullName: data.name }),
  };
  const fields = data.missing.map(
    (name) => known.find((field) => field.name === name) ?? { name, shown: true, required: true },
  );
  return (
    <>
      <p className="mb-5 flex items-center gap-3 rounded-field bg-brand-soft px-4 py-3 text-sm">
        <ProviderMark provider={data.provider} />
        <span className="min-w-0">
          {t('auth.socialKnown', {
            provider: t(`auth.provider.${data.provider}`),
            who: data.email ?? data.name ?? '',
          })}
        </span>
      </p>
      <RegisterFields
        call="identity.register"
        ticket={ticket}
        told={told}
        fields={fields.map((field) => ({ ...field, shown: true }))}
        rules={rules}
        minimumAge={minimumAge}
      />
    </>
  );
}
