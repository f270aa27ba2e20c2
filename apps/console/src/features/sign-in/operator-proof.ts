import type { ProofCalls } from '@croupier/web/security/proof/proof-calls.ts';
import { call } from '../../shared/call.ts';

/** How an operator proves the second factor. */
export const operatorProof: ProofCalls<{ token: string }> = {
  answer: ({ challenge, kind, answer }) =>
    call('console.prove', {
      body: { challenge, kind: kind === 'recovery' ? 'recovery' : 'totp', answer },
    }),
  passkeyOptions: (challenge) => call('console.proofOptions', { body: { challenge } }),
  passkey: (proof) => call('console.prove', { body: { ...proof, kind: 'passkey' } }),
};
