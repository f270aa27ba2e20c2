import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { session } from '@croupier/web/session/session.ts';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';

/** Says why the session has ended. */
export function SessionNotice() {
  const t = useTranslations('nav');
  const toast = useToast();
  useEffect(
    () =>
      session.subscribe(() => {
        const { token, ended } = session.get();
        if (token || ended === 'not_begun') return;
        const byHand = ended === 'by_hand';
        toast.show({
          id: 'session',
          tone: byHand ? 'neutral' : 'warn',
          title: byHand ? t('signedOut') : t('sessionEnded'),
        });
      }),
    [t, toast],
  );
  return null;
}
