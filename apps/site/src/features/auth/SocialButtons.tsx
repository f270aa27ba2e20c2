import type { SocialProvider } from '@croupier/contract/session.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { useBoot } from '@croupier/web/boot/BootContext.tsx';
import { use, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { safeReturnPath } from '../../paths.ts';
import { beginSocialTrip } from '../../shared/sign-in/social-trip.ts';
import { useCarriedState } from '../../shared/navigation/use-return-state.ts';
import { AuthStepsContext } from './auth-steps.ts';
import { ProviderMark } from './ProviderMark.tsx';

export type SocialButtonsProps = { disabled?: boolean; onProblem: (error: unknown) => void };

/** Leaves for a provider; the way in and the way to an account are the same there. */
export function SocialButtons({ disabled, onProblem }: SocialButtonsProps) {
  const t = useTranslations('auth');
  const { social } = useBoot().permission.info.register;
  const { setBusy } = use(AuthStepsContext);
  const carried = useCarriedState();
  const [leaving, setLeaving] = useState<SocialProvider>();

  useEffect(() => {
    // Back from the provider by the browser's button, the page may be as it was left.
    const back = (): void => setLeaving(undefined);
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, []);

  const leave = async (provider: SocialProvider): Promise<void> => {
    onProblem(undefined);
    setLeaving(provider);
    setBusy(true);
    try {
      const from = safeReturnPath(carried?.from);
      await beginSocialTrip({ purpose: 'login', provider, from, remember: false });
    } catch (error) {
      onProblem(error);
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
