import { Button } from '@croupier/ui/buttons/Button.tsx';
import { TextField, type TextFieldProps } from '@croupier/ui/fields/TextField.tsx';
import { WarningDialog } from '@croupier/ui/overlays/WarningDialog.tsx';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../client/use-error-text.ts';
import type { CodeSending } from './use-code-sending.ts';

export type CodeFieldProps = Omit<TextFieldProps, 'suffix' | 'type' | 'label'> & {
  label?: string;
  sending: CodeSending;
};

const SECONDS_PER_MINUTE = 60;
const countdown = (seconds: number): string =>
  `${Math.floor(seconds / SECONDS_PER_MINUTE)}:${String(seconds % SECONDS_PER_MINUTE).padStart(2, '0')}`;

/** The code from a message, with the button that sends it. A warning says why no code was sent. */
export function CodeField({ label, sending, hint, ...rest }: CodeFieldProps) {
  const t = useTranslations('auth');
  const common = useTranslations('common');
  const errorText = useErrorText();
  const { waitSeconds, busy, sent, send, failure, dismissFailure } = sending;
  const sendLabel = sent ? t('sendAgain') : t('sendCode');
  return (
    <>
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
      <WarningDialog
        open={failure !== undefined}
        title={t('codeNotSent')}
        text={failure === undefined ? '' : errorText(failure)}
        closeLabel={common('close')}
        buttonLabel={t('understood')}
        onClose={dismissFailure}
      />
    </>
  );
}
