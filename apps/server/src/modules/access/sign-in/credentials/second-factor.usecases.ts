import { AppError, appError } from '../../../../platform/http/errors.ts';
import { signInErrors } from '../sign-in.errors.ts';
import type { SignInDeps } from '../sign-in.types.ts';
import type { Challenge, Challenges } from './challenges.usecases.ts';

type Factors = SignInDeps['factors'];

export type FactorAnswer =
  | { kind: 'totp' | 'recovery'; answer: string }
  | { kind: 'passkey'; response: Record<string, unknown> };
export type FactorProof = { challenge: string } & FactorAnswer;

/** Wrong answers of every kind, which are all reported as one error. */
const WRONG: ReadonlySet<string> = new Set([
  'factors.code_wrong',
  'factors.passkey_unknown',
  'verification.code_invalid',
  'verification.code_missing',
]);
/** The key under which a challenge stores the passkey options. */
const PASSKEY = 'passkeyChallenge';

/** @throws `identity.proof_wrong` for a wrong answer of any kind, and every other error unchanged */
export function asProofRefusal(error: unknown): never {
  throw error instanceof AppError && WRONG.has(error.code) ? appError(signInErrors.proofWrong) : error;
}

/** @throws the factor's own error for a wrong answer */
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

/** The browser's request for a passkey of the account that is signing in. @throws `identity.challenge_gone` */
export async function passkeyOptionsFor(
  { challenges, factors }: { challenges: Challenges; factors: Factors },
  { merchantId, challenge: token, origin }: { merchantId: string; challenge: string; origin: string },
): Promise<object> {
  const challenge = await challenges.find(merchantId, token);
  if (!challenge.methods.includes('passkey')) throw appError(signInErrors.challengeGone);
  const { accountId } = challenge;
  const request = await factors.passkeyRequest({ merchantId, origin, accountId });
  await challenges.keep(challenge, { [PASSKEY]: request.challenge });
  return request.options;
}
