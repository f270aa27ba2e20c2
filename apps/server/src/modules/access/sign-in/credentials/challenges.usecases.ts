import type { ProofMethod } from '@croupier/contract/access/session.ts';
import { attemptKey, forgetAttempts, limitAttempt } from '../../../../platform/attempts.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { hashToken, mintToken } from '../../../../platform/tokens.ts';
import { signInErrors } from '../sign-in.errors.ts';
import type { SignInDeps } from '../sign-in.types.ts';
import {
  addToChallenge,
  deleteChallenge,
  deleteChallengesOf,
  findChallenge,
  insertChallenge,
  reserveChallengeTry,
  type ChallengeKey,
  type ChallengeReason,
  type ChallengeRow,
} from './challenges.queries.ts';
import { CHALLENGE } from './lockout.config.ts';

/** A sign-in that waits for another proof. */
export type Challenge = ChallengeKey & {
  accountId: string;
  reason: ChallengeReason;
  methods: readonly ProofMethod[];
  /** How the sign-in continues, as it was given to `open`. */
  signIn: Readonly<Record<string, unknown>>;
};

const challengeOf = (key: ChallengeKey, row: ChallengeRow): Challenge => ({
  ...key,
  accountId: row.account_id,
  reason: row.reason,
  methods: row.methods,
  signIn: row.sign_in,
});

const proofKey = ({ merchantId, accountId }: Pick<Challenge, 'merchantId' | 'accountId'>) =>
  attemptKey(merchantId, 'login.proof', accountId);

/** For members, and for operators with an empty `merchantId`. */
export function createChallenges(deps: Pick<SignInDeps, 'db' | 'clock'>) {
  const { db, clock } = deps;
  const keyOf = (merchantId: string, token: string) => {
    const tokenHash = hashToken(token);
    if (!tokenHash) throw appError(signInErrors.challengeGone);
    return { merchantId, tokenHash };
  };
  const limits = () => ({ now: clock.now(), maxTries: CHALLENGE.tries });

  return {
    /** The caller holds the lock of the account. @returns the token, which is not stored */
    open: async (
      tx: Tx,
      input: {
        merchantId: string;
        accountId: string;
        reason: ChallengeReason;
        methods: readonly ProofMethod[];
        signIn: Record<string, unknown>;
        ip: string;
      },
    ): Promise<string> => {
      const { token, tokenHash } = mintToken();
      const at = clock.now();
      const expiresAt = new Date(at.getTime() + CHALLENGE.milliseconds);
      await insertChallenge(tx, { ...input, tokenHash, at, expiresAt });
      return token;
    },

    /** @throws `identity.challenge_gone` */
    find: async (merchantId: string, token: string): Promise<Challenge> => {
      const key = keyOf(merchantId, token);
      const row = await findChallenge(db, { ...key, ...limits() });
      if (!row) throw appError(signInErrors.challengeGone);
      return challengeOf(key, row);
    },

    /**
     * Counts a try before it is made; the last allowed one ends the challenge, right or wrong.
     *
     * @throws `identity.challenge_gone`, and `identity.locked` when the account has failed too often over several
     */
    reserveTry: async (merchantId: string, token: string): Promise<Challenge> => {
      const key = keyOf(merchantId, token);
      const row = await reserveChallengeTry(db, { ...key, ...limits() });
      if (!row) throw appError(signInErrors.challengeGone);
      const challenge = challengeOf(key, row);
      await limitAttempt(deps, proofKey(challenge), CHALLENGE.proofs, signInErrors.locked);
      return challenge;
    },

    /** Stores something with the challenge until the proof arrives. */
    keep: (challenge: Challenge, state: Readonly<Record<string, string>>): Promise<void> =>
      addToChallenge(db, challenge, state),

    /** Ends the challenge after a valid proof. @throws `identity.challenge_gone` for all but the first caller */
    take: async (tx: Tx, challenge: Challenge): Promise<void> => {
      if (!(await deleteChallenge(tx, challenge))) throw appError(signInErrors.challengeGone);
      await forgetAttempts(tx, proofKey(challenge));
    },

    /** Ends every sign-in of the account that waits for a proof. */
    endAll: deleteChallengesOf,
  };
}

export type Challenges = ReturnType<typeof createChallenges>;
