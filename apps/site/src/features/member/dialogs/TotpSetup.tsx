import { Button } from '@croupier/ui/buttons/Button.tsx';
import { CopyButton } from '@croupier/ui/buttons/CopyButton.tsx';
import { QrCode } from '@croupier/ui/data/QrCode.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/api/call.ts';
import { NotConfirmed } from '@croupier/web/security/not-confirmed.ts';
import type { Confirmed } from '@croupier/web/security/use-confirmation.ts';
import { Problem } from '../../../shared/page/Problem.tsx';
import { useFirstFocus } from '../../../shared/verification/use-first-focus.ts';

export type TotpSetupProps = {
  secret: string;
  uri: string;
  confirmed: Confirmed;
  onDone: (recoveryCodes: readonly string[]) => void;
};

const inFours = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** The key as a picture and as text, and the first code of the app. */
export function TotpSetup({ secret, uri, confirmed, onDone }: TotpSetupProps) {
  const t = useTranslations();
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  const input = useRef<HTMLInputElement>(null);
  useFirstFocus(() => input.current?.focus());
  const submit = async (): Promise<void> => {
    setProblem(undefined);
    setMissing(code.trim() === '');
    if (code.trim() === '') return;
    setBusy(true);
    try {
      const { recoveryCodes } = await confirmed(() =>
        call('factors.finishTotp', { body: { code: code.trim() } }),
      );
      onDone(recoveryCodes);
    } catch (error) {
      if (!(error instanceof NotConfirmed)) setProblem(error);
    } finally {
      setBusy(false);
    }
  };
  const take = (event: FormEvent): void => {
    event.preventDefault();
    void submit();
  };
  return (
    <form noValidate onSubmit={take} className="flex flex-col gap-4">
      <QrCode text={uri} label={t('member.totp.picture')} className="mx-auto size-48" />
      <div>
        <p className="mb-1.5 text-sm font-medium text-muted">{t('member.totp.secret')}</p>
        <div className="flex items-center gap-1 rounded-field bg-well py-1 pr-1 pl-3.5 shadow-well ring-1 ring-line ring-inset">
          <code className="min-w-0 flex-1 py-1.5 font-mono text-sm break-words text-text">
            {inFours(secret)}
          </code>
          <CopyButton text={secret} label={t('member.totp.copySecret')} copiedLabel={t('common.copied')} />
        </div>
      </div>
      <TextField
        ref={input}
        label={t('member.totp.code')}
        error={missing && t('errors.field.required')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <div>
        <Problem error={problem} />
        <Button type="submit" variant="primary" size="lg" block loading={busy}>
          {t('member.totp.finish')}
        </Button>
      </div>
    </form>
  );
}
