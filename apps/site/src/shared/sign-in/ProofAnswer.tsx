import type { ProofMethod, SessionStarted } from '@croupier/contract/session.ts';
import { ApiError } from '@croupier/contract/client.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../api/call.ts';
import { CodeField } from '../verification/CodeField.tsx';
import { useCodeSending } from '../verification/use-code-sending.ts';
import { useFirstFocus } from '../verification/use-first-focus.ts';

export type ProofAnswerProps = {
  challenge: string;
  kind: Exclude<ProofMethod, 'passkey'>;
  hint: string;
  /** Whether the field takes the focus when it appears. */
  focused: boolean;
  onProved: (started: SessionStarted) => void;
  onBack: (error?: unknown) => void;
  onBusy: (busy: boolean) => void;
};

/** After these the sign-in has to begin again. */
const ENDS: ReadonlySet<string> = new Set([
  'identity.challenge_gone',
  'identity.locked',
  'identity.account_closed',
]);
const ends = (error: unknown): boolean => error instanceof ApiError && ENDS.has(error.code);

const isWrong = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'identity.proof_wrong';

/** A proof that is typed: a code that is sent, one of an app or of the list of recovery codes, or a name. */
export function ProofAnswer({ challenge, kind, hint, focused, onProved, onBack, onBusy }: ProofAnswerProps) {
  const t = useTranslations();
  const errorText = useErrorText();
  const [answer, setAnswer] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const show = (error: unknown): void => {
    if (ends(error)) onBack(error);
    // Also the code that was used already, such as the one the app was set up with: the next one will do.
    else if (kind === 'totp' && isWrong(error)) setProblem(t('errors.factors.code_wrong'));
    else setProblem(errorText(error));
  };

  const sent = kind === 'sms' || kind === 'email';
  const sending = useCodeSending({
    kind: `proof.${challenge}.${kind}`,
    send: async () => {
      setProblem(undefined);
      return sent ? call('session.sendProof', { body: { challenge, kind } }) : undefined;
    },
    onError: show,
  });

  const prove = async (): Promise<void> => {
    if (answer.trim() === '') return setProblem(t('errors.field.required'));
    setProblem(undefined);
    setBusy(true);
    onBusy(true);
    try {
      onProved(await call('session.prove', { body: { challenge, kind, answer: answer.trim() } }));
    } catch (error) {
      show(error);
    } finally {
      setBusy(false);
      onBusy(false);
    }
  };

  const input = useRef<HTMLInputElement>(null);
  useFirstFocus(() => {
    if (focused) input.current?.focus();
  });

  const field = {
    ref: input,
    label: t(`auth.proof.answer.${kind}`),
    error: problem,
    value: answer,
    onChange: ({ target }: { target: { value: string } }) => {
      setAnswer(target.value);
      setProblem(undefined);
    },
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void prove();
      }}
    >
      {sent ? (
        <CodeField {...field} hint={t(`auth.proof.sendHint.${kind}`, { to: hint })} sending={sending} />
      ) : (
        <TextField
          {...field}
          autoComplete={kind === 'totp' ? 'one-time-code' : 'off'}
          inputMode={kind === 'totp' ? 'numeric' : 'text'}
          hint={hint}
          spellCheck={false}
        />
      )}
      <Button type="submit" variant="primary" size="lg" block loading={busy}>
        {t('auth.proof.submit')}
      </Button>
    </form>
  );
}
