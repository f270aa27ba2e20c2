import type { ProofMethod, ProofRequired } from '@croupier/contract/session.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { askPasskey } from '@croupier/web/security/passkeys.ts';
import { ArrowLeft, Fingerprint, LifeBuoy, Smartphone } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../shared/call.ts';
import { CodeForm } from '../../shared/CodeForm.tsx';
import { Problem } from '../../shared/Problem.tsx';
import { useTask } from '../../shared/use-task.ts';
import { endsSignIn } from './proof-required.ts';

/** Those that operators have, the handiest first. */
const KINDS = ['passkey', 'totp', 'recovery'] as const;
type Kind = (typeof KINDS)[number];
const ICONS: Record<Kind, ReactNode> = {
  passkey: <Fingerprint aria-hidden />,
  totp: <Smartphone aria-hidden />,
  recovery: <LifeBuoy aria-hidden />,
};

export type SecondStepProps = {
  proof: ProofRequired;
  onProved: (started: { token: string }) => void;
  /** Back to the password; with what ended this sign-in, if something did. */
  onBack: (error?: unknown) => void;
};

type StepProps = Pick<SecondStepProps, 'onProved'> & { challenge: string; end: (error: unknown) => never };

function ByPasskey({ challenge, onProved, end }: StepProps) {
  const t = useTranslations('auth.proof');
  const { busy, problem, run } = useTask();
  const prove = async (): Promise<void> => {
    const options = await call('console.proofOptions', { body: { challenge } }).catch(end);
    const response = await askPasskey(options);
    onProved(await call('console.prove', { body: { challenge, kind: 'passkey', response } }).catch(end));
  };
  return (
    <div className="grid gap-4">
      <Problem error={problem} />
      <Button
        variant="primary"
        size="lg"
        block
        loading={busy}
        icon={ICONS.passkey}
        onClick={() => void run(prove)}
      >
        {t('usePasskey')}
      </Button>
    </div>
  );
}

function ByCode({ kind, challenge, onProved, end }: StepProps & { kind: 'totp' | 'recovery' }) {
  const t = useTranslations('auth.proof');
  return (
    <CodeForm
      label={t(`answer.${kind}`)}
      submitLabel={t('submit')}
      focused
      autoComplete={kind === 'totp' ? 'one-time-code' : 'off'}
      inputMode={kind === 'totp' ? 'numeric' : 'text'}
      submit={async (answer) =>
        onProved(await call('console.prove', { body: { challenge, kind, answer } }).catch(end))
      }
    />
  );
}

/** The second factor, by whichever of them the operator has; the others are one press away. */
export function SecondStep({ proof, onProved, onBack }: SecondStepProps) {
  const t = useTranslations();
  const offered = new Set<ProofMethod>(proof.methods.map(({ kind }) => kind));
  const kinds = KINDS.filter((kind) => offered.has(kind));
  const [chosen, setChosen] = useState<Kind>();
  const kind = chosen ?? kinds[0] ?? 'totp';
  const end = (error: unknown): never => {
    if (endsSignIn(error)) onBack(error);
    throw error;
  };
  const step = { challenge: proof.challenge, onProved, end };
  return (
    <div className="grid gap-5">
      {kind === 'passkey' ? <ByPasskey {...step} /> : <ByCode key={kind} kind={kind} {...step} />}
      <div className="flex flex-wrap gap-2">
        {kinds
          .filter((other) => other !== kind)
          .map((other) => (
            <Button key={other} size="sm" icon={ICONS[other]} onClick={() => setChosen(other)}>
              {t(`auth.proof.method.${other}`)}
            </Button>
          ))}
        <Button size="sm" variant="ghost" icon={<ArrowLeft aria-hidden />} onClick={() => onBack()}>
          {t('common.back')}
        </Button>
      </div>
    </div>
  );
}
