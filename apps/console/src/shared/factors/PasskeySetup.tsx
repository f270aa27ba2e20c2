import { Button } from '@croupier/ui/buttons/Button.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { createPasskey, passkeysSupported } from '@croupier/web/security/passkeys.ts';
import { Fingerprint } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../call.ts';
import type { Confirmed } from '@croupier/web/security/use-confirmation.ts';
import { Problem } from '../Problem.tsx';
import { useDeviceName } from '@croupier/web/security/use-device-name.ts';
import { useTask } from '../use-task.ts';

export type PasskeySetupProps = { confirmed: Confirmed; onDone: () => void };

/** A name for the passkey; then the browser asks for finger, face or key. */
export function PasskeySetup({ confirmed, onDone }: PasskeySetupProps) {
  const t = useTranslations();
  const nameOf = useDeviceName();
  const [name, setName] = useState(() => nameOf(navigator.userAgent));
  const [missing, setMissing] = useState(false);
  const { busy, problem, run } = useTask();
  const supported = passkeysSupported();

  const make = async (): Promise<void> => {
    const { challenge, options } = await confirmed(() => call('factors.passkeyOptions'));
    const response = await createPasskey(options);
    await confirmed(() => call('factors.addPasskey', { body: { challenge, name: name.trim(), response } }));
    onDone();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setMissing(name.trim() === '');
    if (name.trim() !== '') void run(make);
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p className="text-sm text-muted">
        {t(supported ? 'member.passkeys.text' : 'member.passkeys.unsupported')}
      </p>
      <TextField
        label={t('member.passkeys.name')}
        hint={t('member.passkeys.nameHint')}
        error={missing && t('errors.field.required')}
        maxLength={64}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Problem error={problem} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        loading={busy}
        disabled={!supported}
        icon={<Fingerprint aria-hidden />}
      >
        {t('member.passkeys.add')}
      </Button>
    </form>
  );
}
