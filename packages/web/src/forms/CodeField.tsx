import { Button } from '@croupier/ui/buttons/Button.tsx';
import { TextField, type TextFieldProps } from '@croupier/ui/fields/TextField.tsx';
import { useTranslations } from 'use-intl';
import type { CodeSending } from './use-code-sending.ts';

export type CodeFieldProps = Omit<TextFieldProps, 'suffix' | 'type' | 'label'> & {
  label?: string;
  sending: CodeSending;
};

const SECONDS_PER_MINUTE = 60;
const countdown = (seconds: number): string =>
  `${Math.floor(seconds / SECONDS_PER_MINUTE)}:${String(seconds % SECONDS_PER_MINUTE).padStart(2, '0')}`;

/** The code from a message, with the button that sends it. */
export function CodeField({ label, sending, hint, ...rest }: CodeFieldProps) {
  const t = useTranslations('auth');
  const { waitSeconds, busy, sent, send } = sending;
  const sendLabel = sent ? t('sendAgain') : t('sendCode');
  return (
    <TextField
      label={label ?? t('field.verificationCode')}
      inputMode="numeric"
      autoComplete="one-time-code"
      hint={sent ? t('codeSent') : hint}
      {...rest}
      maxLength={12}
      suffix={
        <Button
          variant="secondary"
          size="sm"
          loading={busy}
          disabled={waitSeconds > 0}
          onClick={send}
          className="numeric text-brand-text"
        >
          {waitSeconds > 0 ? t('sendAgainIn', { time: countdown(waitSeconds) }) : sendLabel}
        </Button>
      }
    />
  );
}
