import { Button } from '@croupier/ui/buttons/Button.tsx';
import { useBoot } from '@croupier/web/boot/BootContext.tsx';
import { passkeysSupported } from '@croupier/web/security/passkeys.ts';
import { Dices, Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Problem } from '../../../shared/page/Problem.tsx';
import { SocialButtons } from '../SocialButtons.tsx';
import { useFreePlay } from './use-free-play.ts';
import { usePasskeyLogin } from './use-passkey-login.ts';

/** Ways in without a form: a provider, a passkey, or no account at all. */
export function OtherWays() {
  const t = useTranslations('auth');
  const { register, whitelabel } = useBoot().permission.info;
  const [busy, setBusy] = useState<string>();
  const [problem, setProblem] = useState<unknown>();
  const freePlay = useFreePlay();
  const passkeyLogin = usePasskeyLogin();
  const passkeys = register.passkeys && passkeysSupported();
  if (!passkeys && !whitelabel.features.freePlay && register.social.length === 0) return null;

  const run = async (name: string, way: () => Promise<unknown>): Promise<void> => {
    setProblem(undefined);
    setBusy(name);
    setProblem(await way());
    setBusy(undefined);
  };
  return (
    <section aria-label={t('otherWays')} className="mt-5">
      <p aria-hidden className="mb-4 flex items-center gap-3 text-xs text-subtle">
        <span className="h-px flex-1 bg-line" />
        {t('otherWays')}
        <span className="h-px flex-1 bg-line" />
      </p>
      <Problem error={problem} />
      <div className="grid gap-2.5 sm:grid-cols-2">
        <SocialButtons disabled={busy !== undefined} onProblem={setProblem} />
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
