import type { SessionStarted } from '@croupier/contract/access/session.ts';
import { createStore } from '@croupier/web/browser/store.ts';
import { session } from '@croupier/web/session/session.ts';

/** Why the password has to be changed: because of its age in days, or for another reason. */
export type PasswordDue = { expiredAfterDays: number | null };

/** Set from a sign-in with a default or expired password until it is changed. */
export const passwordDue = createStore<PasswordDue | null>(null);

/** From what the server says of a session. */
export const passwordDueOf = ({
  passwordExpired,
  passwordExpiredAfterDays: expiredAfterDays,
}: Pick<SessionStarted, 'passwordExpired' | 'passwordExpiredAfterDays'>): PasswordDue | null =>
  passwordExpired ? { expiredAfterDays } : null;

session.subscribe(() => {
  if (session.token() === null) passwordDue.set(null);
});
