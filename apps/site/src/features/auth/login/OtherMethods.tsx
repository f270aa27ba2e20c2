import { Button } from '@croupier/ui/buttons/Button.tsx';
import { useBoot } from '@croupier/web/boot/BootContext.tsx';
import { Cancelled } from '@croupier/web/client/cancelled.ts';
import { passkeysSupported } from '@croupier/web/security/passkeys.ts';
import { Dices, Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormError } from '@croupier/web/forms/FormError.tsx';
import { SocialButtons } from '../SocialButtons.tsx';
import { useFreePlay } from './use-free-play.ts';
import { usePasskeyLogin } from './use-passkey-login.ts';

/** Sign-in methods without a form: a provider, a passkey, or a trial account. */
export function OtherMethods() {
  const t = useTranslations('auth');
  const { register, whitelabel } = useBoot().permission.info;
  const [busy, setBusy] = useState<string>();
  const [error, setError] = useState<unknown>();
  const freePlay = useFreePlay();
  const passkeyLogin = usePasskeyLogin();
  const passkeys = register.passkeys && passkeysSupported();
  if (!passkeys && !whitelabel.features.freePlay && register.social.length === 0) return null;

  const run = async (name: string, signIn: () => Promise<void>): Promise<void> => {
    setError(undefined);
    setBusy(name);
    try {
      await signIn();
    } catch (thrown) {
      if (!(thrown instanceof Cancelled)) setError(thrown);
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <section aria-label={t('signInMethods')} className="mt-5">
      <p aria-hidden className="mb-4 flex items-center gap-3 text-xs text-subtle">
        <span className="h-px flex-1 bg-line" />
        {t('or')}
        <span className="h-px flex-1 bg-line" />
      </p>
      <FormError error={error} />
      <div className="grid gap-2.5 sm:grid-cols-2">
        <SocialButtons disabled={busy !== undefined} onError={setError} />
        {passkeys && (
          <Button
            icon={<Fingerprint aria-hidden />}
            loading={busy === 'passkey'}
            disabled={busy !== undefined}
            onClick={() => void run('passkey', passkeyLogin)}
          >
            {t('withPasskey')}
          </Button>
        )}
        {whitelabel.features.freePlay && (
          <Button
            icon={<Dices aria-hidden />}
            loading={busy === 'freePlay'}
            disabled={busy !== undefined}
            onClick={() => void run('freePlay', freePlay)}
          >
            {t('freePlay')}
          </Button>
        )}
      </div>
    </section>
  );
}
