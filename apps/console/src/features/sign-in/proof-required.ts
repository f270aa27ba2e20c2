import { ApiError } from '@croupier/contract/client.ts';
import type { ProofRequired } from '@croupier/contract/session.ts';

/** What a refusal wants besides the password; undefined for every other error. */
export function proofRequiredBy(error: unknown): ProofRequired | undefined {
  if (!(error instanceof ApiError) || error.code !== 'identity.proof_required') return undefined;
  return error.value as unknown as ProofRequired;
}

/** After these the sign-in has to begin again. */
const ENDS: ReadonlySet<string> = new Set(['identity.challenge_gone', 'identity.locked']);
export const endsSignIn = (error: unknown): boolean => error instanceof ApiError && ENDS.has(error.code);
