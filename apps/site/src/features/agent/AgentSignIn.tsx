import type { ProofRequired } from '@croupier/contract/session.ts';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { proofOf } from '../../shared/sign-in/proof-required.ts';
import { ProofStep } from '../../shared/sign-in/ProofStep.tsx';
import { useArrival } from '../../shared/sign-in/use-arrival.ts';
import { AgentLoginForm } from './AgentLoginForm.tsx';

/** User name and password, then another proof if required. */
export function AgentSignIn() {
  const t = useTranslations('agent');
  const arrive = useArrival();
  const [proof, setProof] = useState<ProofRequired>();
  const [ended, setEnded] = useState<unknown>();
  return (
    <Card padding="lg" className="shadow-floating">
      <h2 className="text-xl">{t('loginTitle')}</h2>
      <p className="mt-1 mb-6 text-sm text-muted">{t('loginText')}</p>
      {proof ? (
        <ProofStep
          proof={proof}
          onProved={arrive}
          onBack={(error) => {
            setEnded(error);
            setProof(undefined);
          }}
          onBusy={() => undefined}
        />
      ) : (
        <AgentLoginForm
          ended={ended}
          onSignedIn={arrive}
          demandProof={(error) => {
            const asked = proofOf(error);
            setProof(asked);
            return asked !== undefined;
          }}
        />
      )}
    </Card>
  );
}
