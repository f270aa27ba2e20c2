import type { SessionStarted } from '@croupier/contract/session.ts';
import { useToast } from '@croupier/ui/toast-context.ts';
import { session } from '@croupier/web/session.ts';
import { useTranslations } from 'use-intl';

/** Begins the session; the popup then goes on to where one was going. */
export function useWelcome(text: 'registered' | 'signedIn'): (started: SessionStarted) => void {
  const t = useTranslations('auth');
  const toast = useToast();
  return ({ token }) => {
    session.start(token);
    toast.show({ id: 'session', tone: 'win', title: t(text) });
  };
}
