import { ApiError } from '@croupier/contract/client.ts';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { useTranslations } from 'use-intl';
import { CodeField, type CodeFieldProps } from '../../forms/CodeField.tsx';
import { Form } from '../../forms/Form.tsx';
import { useCodeSending } from '../../forms/use-code-sending.ts';
import { useFirstFocus } from '../../forms/use-first-focus.ts';
import { useServerForm } from '../../forms/use-server-form.ts';
import type { ProofFormProps, TypedMethod } from './proof-calls.ts';
import { endsSignIn } from './proof-required.ts';

export type ProofAnswerProps<Started> = ProofFormProps<Started> & {
  kind: TypedMethod;
  hint: string;
  /** Whether the field takes the focus when it appears. */
  focused: boolean;
};

type SentCodeFieldProps = Omit<CodeFieldProps, 'sending'> & {
  kind: string;
  request: () => Promise<{ expiredMinutes: number }>;
  onError: (error: unknown) => boolean;
};

function SentCodeField({ kind, request, onError, ...field }: SentCodeFieldProps) {
  return <CodeField {...field} sending={useCodeSending({ kind, request, onError })} />;
}

const isWrongAnswer = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'identity.proof_wrong';

/** A proof that is typed: a code by message, a code of the authenticator, a recovery code or a name. */
export function ProofAnswer<Started>(props: ProofAnswerProps<Started>) {
  const { calls, challenge, kind, hint, focused, onProved, onBack, onBusy } = props;
  const t = useTranslations();
  const form = useServerForm({
    initial: { answer: '' },
    errorFields: { 'identity.proof_wrong': 'answer' },
    save: ({ answer }) => calls.answer({ challenge, kind, answer: answer.trim() }),
    ...(onBusy && { onBusy }),
    onSaved: onProved,
    onError: (error) => takeOver(error),
  });
  const takeOver = (error: unknown): boolean => {
    if (endsSignIn(error)) onBack(error);
    // The server refuses a code that was used before, such as the one of the set-up: the next code works.
    else if (kind === 'totp' && isWrongAnswer(error))
      form.form.setError('answer', { message: t('errors.factors.code_wrong') }, { shouldFocus: true });
    else return false;
    return true;
  };
  useFirstFocus(() => {
    if (focused) form.form.setFocus('answer');
  });
  const field = {
    label: t(`auth.proof.answer.${kind}`),
    ...form.field('answer', { required: t('errors.field.required') }),
  };
  const { sendCode } = calls;
  return (
    <Form form={form} submitLabel={t('auth.proof.submit')}>
      {sendCode && (kind === 'sms' || kind === 'email') ? (
        <SentCodeField
          {...field}
          hint={t(`auth.proof.sendHint.${kind}`, { to: hint })}
          kind={`proof.${challenge}.${kind}`}
          request={() => sendCode({ challenge, kind })}
          onError={(error) => takeOver(error) || form.showFieldError(error)}
        />
      ) : (
        <TextField
          {...field}
          autoComplete={kind === 'totp' ? 'one-time-code' : 'off'}
          inputMode={kind === 'totp' ? 'numeric' : 'text'}
          hint={hint}
          spellCheck={false}
        />
      )}
    </Form>
  );
}
