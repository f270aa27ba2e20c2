import type { SessionStarted } from '@croupier/contract/access/session.ts';
import type { ProofCalls } from '@croupier/web/security/proof/proof-calls.ts';
import { call } from '../api/call.ts';

/** How a member completes a sign-in that requires a further proof. */
export const memberProof: ProofCalls<SessionStarted> = {
  answer: (body) => call('session.prove', { body }),
  passkeyOptions: (challenge) => call('session.proofOptions', { body: { challenge } }),
  passkey: (proof) => call('session.prove', { body: { ...proof, kind: 'passkey' } }),
  sendCode: (body) => call('session.sendProof', { body }),
};
