import type { ProofMethod } from '@croupier/contract/access/session.ts';

export type FactorState = {
  totp: unknown;
  recoveryCodesLeft: number;
  passkeys: readonly unknown[];
};

/** The second factors that an account can prove. */
export function secondFactorMethods(state: FactorState, passkeysOn: boolean): ProofMethod[] {
  const methods: ProofMethod[] = [];
  if (state.totp) methods.push('totp');
  if (passkeysOn && state.passkeys.length > 0) methods.push('passkey');
  // A recovery code replaces a lost device; alone it is not a second factor.
  if (methods.length > 0 && state.recoveryCodesLeft > 0) methods.push('recovery');
  return methods;
}
