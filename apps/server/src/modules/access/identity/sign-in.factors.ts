import { AppError, appError } from '../../../platform/http/errors.ts';
import type { Challenge, Challenges } from './challenges.usecases.ts';
import type { IdentityParts } from './identity.deps.ts';
import { identityErrors } from './identity.errors.ts';

type Factors = IdentityParts['factors'];

export type FactorAnswer =
  | { kind: 'totp' | 'recovery'; answer: string }
  | { kind: 'passkey'; response: Record<string, unknown> };
export type FactorProof = { challenge: string } & FactorAnswer;

/** Whatever a part calls a wrong answer: here it is one and the same. */
const WRONG: ReadonlySet<string> = new Set([
  'factors.code_wrong',
  'factors.passkey_unknown',
  'verification.code_invalid',
  'verification.code_missing',
]);
/** Where the sign-in keeps what the passkey has to sign. */
const PASSKEY = 'passkeyChallenge';

/** @throws `identity.proof_wrong` for a wrong answer of any kind, and every other error as it was */
export function asProofRefusal(error: unknown): never {
  throw error instanceof AppError && WRONG.has(error.code) ? appError(identityErrors.proofWrong) : error;
}

/** @throws what the factor says of a wrong answer */
export async function checkFactor(
  factors: Factors,
  { merchantId, accountId, signIn }: Challenge,
  proof: FactorAnswer,
  origin: string,
): Promise<void> {
  const owner = { merchantId, accountId };
  if (proof.kind !== 'passkey')
    return proof.kind === 'totp'
      ? factors.checkTotp(owner, proof.answer)
      : factors.useRecoveryCode(owner, proof.answer);
  const { [PASSKEY]: challenge } = signIn;
  await factors.checkPasskey({
    ...owner,
    origin,
    challenge: typeof challenge === 'string' ? challenge : '',
    response: proof.response,
  });
}

/** What the browser needs to ask for a passkey of whoever is signing in. @throws `identity.challenge_gone` */
export async function passkeyOptionsFor(
  { challenges, factors }: { challenges: Challenges; factors: Factors },
  { merchantId, challenge: token, origin }: { merchantId: string; challenge: string; origin: string },
): Promise<object> {
  const challenge = await challenges.find(merchantId, token);
  if (!challenge.methods.includes('passkey')) throw appError(identityErrors.challengeGone);
  const request = await factors.passkeyRequest(merchantId, origin, challenge.accountId);
  await challenges.keep(challenge, { [PASSKEY]: request.challenge });
  return request.options;
}
