import { session } from '@croupier/web/session/session.ts';
import { call } from '../api/call.ts';
import { passwordDue, passwordDueOf } from './password-due.ts';
import { rememberedName, rememberName } from './remembered-name.ts';

/** After this time the page renders as for a visitor; a later answer still signs in. */
const MAX_WAIT_MILLISECONDS = 4000;
/** Set after a failure: it is tried once per tab. */
const TRIED_KEY = 'resumeTried';

async function resume(): Promise<void> {
  try {
    const started = await call('session.resume');
    if (session.token() !== null) return;
    rememberName(started.account);
    passwordDue.set(passwordDueOf(started));
    session.start(started.token);
  } catch {
    // The user can still sign in with the form.
    try {
      sessionStorage.setItem(TRIED_KEY, 'yes');
    } catch {
      // Without storage the next page tries again.
    }
  }
}

const wasTried = (): boolean => {
  try {
    return sessionStorage.getItem(TRIED_KEY) !== null;
  } catch {
    return false;
  }
};

/**
 * Signs in with the device token if the user asked to be remembered. Device tokens work once, so tabs that open at the
 * same time take turns.
 */
export async function resumeByDevice(): Promise<void> {
  if (session.token() !== null || rememberedName() === '' || wasTried()) return;
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  const resumed = locks ? locks.request('resume', resume) : resume();
  await Promise.race([
    resumed,
    new Promise((done) => {
      setTimeout(done, MAX_WAIT_MILLISECONDS);
    }),
  ]);
}
