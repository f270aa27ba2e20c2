import type { ProofRequired } from '@croupier/contract/access/session.ts';
import { session } from '@croupier/web/session/session.ts';
import { ProofStep } from '@croupier/web/security/proof/ProofStep.tsx';
import { useSession } from '@croupier/web/session/use-session.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { EntryLayout } from '../../shared/EntryLayout.tsx';
import { safeNext } from '../../paths.ts';
import { useTitle } from '../../shared/use-title.ts';
import { operatorProof } from './operator-proof.ts';
import { SignInForm } from './SignInForm.tsx';

/** Sign-in by password and second factor. Operators who are already signed in are redirected to the console. */
export function SignInPage() {
  const t = useTranslations();
  const [query] = useSearchParams();
  const { token, ended } = useSession();
  const queryClient = useQueryClient();
  const [proof, setProof] = useState<ProofRequired>();
  const [refusal, setRefusal] = useState<unknown>();
  useTitle(t('console.signInSubmit'));
  if (token !== null) return <Navigate to={safeNext(query.get('next'))} replace />;

  const start = ({ token: started }: { token: string }): void => {
    // The next operator must not see what this one loaded.
    queryClient.clear();
    session.start(started);
  };
  if (proof)
    return (
      <EntryLayout title={t('auth.proof.title')}>
        <ProofStep
          calls={operatorProof}
          proof={proof}
          onProved={start}
          onBack={(error) => {
            setRefusal(error);
            setProof(undefined);
          }}
        />
      </EntryLayout>
    );
  return (
    <EntryLayout title={t('console.signInTitle')} text={t('console.signInText')}>
      {ended === 'by_server' && (
        <output className="mb-5 flex items-start gap-2 rounded-field bg-info-soft px-3.5 py-2.5 text-sm text-info">
          <Info aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>{t('console.sessionEnded')}</span>
        </output>
      )}
      <SignInForm error={refusal} onSignedIn={start} onProofRequired={setProof} />
    </EntryLayout>
  );
}
