import { ApiError } from '@croupier/contract/client.ts';
import type { ProofRequired } from '@croupier/contract/session.ts';

const isProof = (value: object | null): value is ProofRequired =>
  value !== null && 'challenge' in value && 'methods' in value && Array.isArray(value.methods);

/** The proof that a refusal asks for; undefined for every other error. */
export function proofOf(error: unknown): ProofRequired | undefined {
  if (!(error instanceof ApiError) || error.code !== 'identity.proof_required') return undefined;
  return isProof(error.value) ? error.value : undefined;
}
