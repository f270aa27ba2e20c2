import { Button } from '@croupier/ui/buttons/Button.tsx';
import { TextField, type TextFieldProps } from '@croupier/ui/fields/TextField.tsx';
import { useTranslations } from 'use-intl';
import type { CodeSending } from './use-code-sending.ts';

export type CodeFieldProps = Omit<TextFieldProps, 'suffix' | 'type' | 'label'> & {
  label?: string;
  sending: CodeSending;
};

const MINUTE = 60;
const clock = (seconds: number): string =>
  `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;

/** The code from a message, with the button that sends it. */
export function CodeField({ label, sending, hint, ...rest }: CodeFieldProps) {
  const t = useTranslations('auth');
  const { waitSeconds, busy, sent, press } = sending;
  const words = sent ? t('sendAgain') : t('sendCode');
  return (
    <TextField
      label={label ?? t('field.verificationCode')}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
      hint={sent ? t('codeSent') : hint}
      {...rest}
      suffix={
        <Button
          variant="secondary"
          size="sm"
          loading={busy}
          disabled={waitSeconds > 0}
          onClick={press}
          className="numeric text-brand-text"
        >
          {waitSeconds > 0 ? t('sendAgainIn', { time: clock(waitSeconds) }) : words}
        </Button>
      }
    />
  );
}
