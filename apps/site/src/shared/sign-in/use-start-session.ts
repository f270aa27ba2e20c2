import type { SessionStarted } from '@croupier/contract/access/session.ts';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { session } from '@croupier/web/session/session.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { firstSignIn } from './first-sign-in.ts';
import { passwordDue, passwordDueOf } from './password-due.ts';
import { rememberName } from './remembered-name.ts';

export type StartOptions = {
  /** Whether to remember the user name for a day; null for sign-ins without that choice. */
  remember?: boolean | null;
  welcome?: 'signedIn' | 'registered' | 'freePlayBegun' | 'passwordChanged';
};

/** Starts the session and greets the user: at first with a link to the security centre, later with the last sign-in. */
export function useStartSession(): (started: SessionStarted, arrival?: StartOptions) => void {
  const t = useTranslations('auth');
  const format = useFormat();
  const toast = useToast();
  const navigate = useNavigate();
  return (started, { remember = null, welcome = 'signedIn' } = {}) => {
    const { lastLogin } = started;
    if (remember !== null) rememberName(remember ? started.account : null);
    passwordDue.set(passwordDueOf(started));
    if (started.firstTimeLogin) firstSignIn.mark();
    session.start(started.token);
    // A due password is changed before the greeting.
    if (started.passwordExpired) return;
    const base = { id: 'session', tone: 'win', title: t(welcome) } as const;
    if (started.firstTimeLogin && welcome !== 'freePlayBegun')
      toast.show({
        ...base,
        text: t('firstLogin'),
        action: { label: t('secureAccount'), onPress: () => void navigate(paths.securityCenter()) },
        durationMs: 15_000,
      });
    else
      toast.show({
        ...base,
        ...(lastLogin && {
          text: t('lastLogin', { when: format.instant(lastLogin.at), from: lastLogin.ip }),
        }),
      });
  };
}
