import { session } from '@croupier/web/session/session.ts';
import { call } from '../api/call.ts';
import { passwordDue } from './password-due.ts';
import { rememberedName, rememberName } from './remembered.ts';

/** A page that waits longer shows itself as to a visitor; the answer still counts when it comes. */
const PATIENCE_MILLISECONDS = 4000;
/** One failure is enough for this tab. */
const TRIED_KEY = 'resumeTried';

async function resume(): Promise<void> {
  try {
    const started = await call('session.resume');
    if (session.token() !== null) return;
    rememberName(started.account);
    passwordDue.set(started.passwordExpired);
    session.start(started.token);
  } catch {
    // Signing in by hand remains.
    try {
      sessionStorage.setItem(TRIED_KEY, 'yes');
    } catch {
      // Without storage it is tried again with the next page.
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
 * Signs in by this device, silently, where somebody asked for that. Device tokens work once: tabs that open together
 * take their turns.
 */
export async function resumeByDevice(): Promise<void> {
  if (session.token() !== null || rememberedName() === '' || wasTried()) return;
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  const resumed = locks ? locks.request('resume', resume) : resume();
  await Promise.race([
    resumed,
    new Promise((done) => {
      setTimeout(done, PATIENCE_MILLISECONDS);
    }),
  ]);
}
