import { ApiError } from '@croupier/contract/client.ts';
import { expect, test } from 'vitest';
import { endsSignIn, proofRequiredBy } from './proof-required.ts';

const refusal = (code: string, value: Record<string, unknown> | null = null): ApiError =>
  new ApiError({ code, message: code, value }, 401);
const proof = { challenge: 'c', reason: 'second_factor', methods: [{ kind: 'totp', hint: '' }] };

test('a further proof is read from the refusal that asks for it, and from no other', () => {
  expect(proofRequiredBy(refusal('identity.proof_required', proof))).toEqual(proof);
  expect(proofRequiredBy(refusal('identity.proof_required'))).toBeUndefined();
  expect(proofRequiredBy(refusal('identity.bad_credentials', proof))).toBeUndefined();
  expect(proofRequiredBy(new Error('x'))).toBeUndefined();
});

test('a wrong answer may be tried again, a lost challenge may not', () => {
  expect(endsSignIn(refusal('identity.proof_wrong'))).toBe(false);
  expect(endsSignIn(refusal('identity.challenge_gone'))).toBe(true);
});
