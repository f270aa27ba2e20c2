import type { SocialProvider } from '@croupier/contract/access/session.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { useBoot } from '@croupier/web/boot/BootContext.tsx';
import { use, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { safeReturnPath } from '../../paths.ts';
import { startSocialRedirect } from '../../shared/sign-in/social-redirect.ts';
import { useCarriedState } from '../../shared/navigation/use-return-state.ts';
import { AuthStepsContext } from './auth-steps.ts';
import { ProviderMark } from './ProviderMark.tsx';

export type SocialButtonsProps = { disabled?: boolean; onError: (error: unknown) => void };

/** Redirects to a provider, which can sign in or register. */
export function SocialButtons({ disabled, onError }: SocialButtonsProps) {
  const t = useTranslations('auth');
  const { social } = useBoot().permission.info.register;
  const { setBusy } = use(AuthStepsContext);
  const carried = useCarriedState();
  const [leaving, setLeaving] = useState<SocialProvider>();

  useEffect(() => {
    // The browser may restore the page from its cache when the visitor comes back.
    const back = (): void => setLeaving(undefined);
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, []);

  const leave = async (provider: SocialProvider): Promise<void> => {
    onError(undefined);
    setLeaving(provider);
    setBusy(true);
    try {
      const from = safeReturnPath(carried?.from);
      await startSocialRedirect({ purpose: 'login', provider, from, remember: false });
    } catch (error) {
      onError(error);
      setLeaving(undefined);
    } finally {
      setBusy(false);
    }
  };
  return social.map((provider) => (
    <Button
      key={provider}
      icon={<ProviderMark provider={provider} />}
      loading={leaving === provider}
      disabled={disabled || leaving !== undefined}
      onClick={() => void leave(provider)}
    >
      {t(`continueWith.${provider}`)}
    </Button>
  ));
}
