import type { FactorState } from './security-context.ts';

export type ConfirmMethod = 'passkey' | 'password' | 'totp';

/**
 * A passkey takes the least effort. Where the authenticator is on, the password does not count. A method that is not
 * known to be missing is offered, because the server checks the answer anyway.
 */
export function confirmMethods(
  hasPassword: boolean | undefined,
  factors: FactorState | undefined,
  passkeysWork: boolean,
): ConfirmMethod[] {
  const methods: ConfirmMethod[] = [];
  if (passkeysWork && factors && factors.passkeys.length > 0) methods.push('passkey');
  if (hasPassword !== false && !factors?.totp) methods.push('password');
  if (!factors || factors.totp !== null) methods.push('totp');
  return methods;
}
