import type { ProofMethod, ProofRequired } from '@croupier/contract/access/session.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ProofFormProps } from './proof-calls.ts';
import { ProofAnswer } from './ProofAnswer.tsx';
import { ProofChoice } from './ProofChoice.tsx';
import { ProofPasskey } from './ProofPasskey.tsx';

export type ProofStepProps<Started> = Omit<ProofFormProps<Started>, 'challenge'> & { proof: ProofRequired };

/** A passkey takes the least effort; the server has sorted the others. */
const firstMethod = ({ methods }: ProofRequired): ProofMethod =>
  (methods.find(({ kind }) => kind === 'passkey') ?? methods[0])?.kind ?? 'totp';

/** The second step of a sign-in: choose a method, then give the proof. */
export function ProofStep<Started>({ proof, ...step }: ProofStepProps<Started>) {
  const t = useTranslations('auth');
  const [kind, setKind] = useState<ProofMethod>(() => firstMethod(proof));
  // The first method's field takes the focus; after choosing another one the focus stays on the choice.
  const [chosen, setChosen] = useState(false);
  const choose = (next: ProofMethod): void => {
    setChosen(true);
    setKind(next);
  };
  const method = proof.methods.find((offered) => offered.kind === kind);
  const { challenge } = proof;
  return (
    <div className="flex flex-col gap-5">
      <p className="text-sm text-muted">{t(`proof.${proof.reason}`)}</p>
      {proof.methods.length > 1 && (
        <ProofChoice methods={proof.methods} value={kind} onValueChange={choose} />
      )}
      {kind === 'passkey' ? (
        <ProofPasskey {...step} challenge={challenge} />
      ) : (
        <ProofAnswer
          key={kind}
          {...step}
          {...{ challenge, kind }}
          hint={method?.hint ?? ''}
          focused={!chosen}
        />
      )}
      <Button variant="ghost" onClick={() => step.onBack()}>
        {t('backToForm')}
      </Button>
    </div>
  );
}
