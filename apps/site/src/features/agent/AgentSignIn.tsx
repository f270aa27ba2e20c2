import type { ProofRequired } from '@croupier/contract/access/session.ts';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ProofStep } from '@croupier/web/security/proof/ProofStep.tsx';
import { memberProof } from '../../shared/sign-in/member-proof.ts';
import { useStartSession } from '../../shared/sign-in/use-start-session.ts';
import { AgentLoginForm } from './AgentLoginForm.tsx';

/** User name and password, then another proof if required. */
export function AgentSignIn() {
  const t = useTranslations('agent');
  const arrive = useStartSession();
  const [proof, setProof] = useState<ProofRequired>();
  const [ended, setEnded] = useState<unknown>();
  return (
    <Card padding="lg" className="shadow-floating">
      <h2 className="text-xl">{t('loginTitle')}</h2>
      <p className="mt-1 mb-6 text-sm text-muted">{t('loginText')}</p>
      {proof ? (
        <ProofStep
          calls={memberProof}
          proof={proof}
          onProved={arrive}
          onBack={(error) => {
            setEnded(error);
            setProof(undefined);
          }}
        />
      ) : (
        <AgentLoginForm error={ended} onSignedIn={arrive} onProofRequired={setProof} />
      )}
    </Card>
  );
}
