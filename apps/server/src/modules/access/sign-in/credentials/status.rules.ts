import type { ErrorDefinition } from '../../../../platform/http/errors.ts';
import { signInErrors } from '../sign-in.errors.ts';

/** Why nobody may use an account of this status; null when it may be used. */
export function statusRefusal(status: string): ErrorDefinition | null {
  if (status === 'open') return null;
  return status === 'locked' ? signInErrors.accountLocked : signInErrors.accountClosed;
}
