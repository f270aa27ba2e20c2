import type { ProofMethod, ProofRequired, SessionStarted } from '@croupier/contract/session.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ProofAnswer } from './ProofAnswer.tsx';
import { ProofChoice } from './ProofChoice.tsx';
import { ProofPasskey } from './ProofPasskey.tsx';

export type ProofStepProps = {
  proof: ProofRequired;
  onProved: (started: SessionStarted) => void;
  /** Back to the form; with what ended this sign-in, if something did. */
  onBack: (error?: unknown) => void;
  onBusy: (busy: boolean) => void;
};

/** One more proof of who one is: which of them, then the proof itself. */
export function ProofStep({ proof, onProved, onBack, onBusy }: ProofStepProps) {
  const t = useTranslations('auth');
  const [kind, setKind] = useState<ProofMethod>(proof.methods[0]?.kind ?? 'totp');
  // Begins in the field; whoever then chooses another way stays with the choice.
  const [chosen, setChosen] = useState(false);
  const choose = (next: ProofMethod): void => {
    setChosen(true);
    setKind(next);
  };
  const method = proof.methods.find((offered) => offered.kind === kind);
  const step = { challenge: proof.challenge, onProved, onBack, onBusy };
  return (
    <div className="flex flex-col gap-5">
      <p className="text-sm text-muted">{t(`proof.${proof.reason}`)}</p>
      {proof.methods.length > 1 && (
        <ProofChoice methods={proof.methods} value={kind} onValueChange={choose} />
      )}
      {kind === 'passkey' ? (
        <ProofPasskey {...step} />
      ) : (
        <ProofAnswer key={kind} {...step} kind={kind} hint={method?.hint ?? ''} focused={!chosen} />
      )}
      <Button variant="ghost" onClick={() => onBack()}>
        {t('backToForm')}
      </Button>
    </div>
  );
}
