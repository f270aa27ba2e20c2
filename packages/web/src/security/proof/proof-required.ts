import { ApiError } from '@croupier/contract/client.ts';
import type { ProofRequired } from '@croupier/contract/access/session.ts';

const isProofRequired = (value: object | null): value is ProofRequired =>
  value !== null && 'challenge' in value && 'methods' in value && Array.isArray(value.methods);

/** The further proof that a refused sign-in asks for; undefined for every other error. */
export function proofRequiredBy(error: unknown): ProofRequired | undefined {
  if (!(error instanceof ApiError) || error.code !== 'identity.proof_required') return undefined;
  return isProofRequired(error.value) ? error.value : undefined;
}

const ENDING_CODES: ReadonlySet<string> = new Set([
  'identity.challenge_gone',
  'identity.locked',
  'identity.account_closed',
]);

/** After these errors the sign-in has to start again. */
export const endsSignIn = (error: unknown): boolean =>
  error instanceof ApiError && ENDING_CODES.has(error.code);
