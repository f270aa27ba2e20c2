import { attemptKey, forgetAttempts, limitAttempt } from '../../../platform/attempts.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { appError } from '../../../platform/http/errors.ts';
import type { ProofMethod } from '@croupier/contract/session.ts';
import {
  addToChallenge,
  deleteChallenge,
  findChallenge,
  insertChallenge,
  reserveChallengeTry,
  type ChallengeKey,
  type ChallengeReason,
  type ChallengeRow,
} from './challenges.queries.ts';
import { CHALLENGE } from './identity.config.ts';
import { identityErrors } from './identity.errors.ts';
import { hashToken, mintToken } from '../../../platform/tokens.ts';

/** A sign-in that waits for one more proof. */
export type Challenge = ChallengeKey & {
  accountId: string;
  reason: ChallengeReason;
  methods: readonly ProofMethod[];
  /** What goes on afterwards, as it was given to `open`. */
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

/** For members and, with an empty `merchantId`, for operators. */
export function createChallenges({ db, clock }: { db: Db; clock: Clock }) {
  const keyOf = (merchantId: string, token: string) => {
    const tokenHash = hashToken(token);
    if (!tokenHash) throw appError(identityErrors.challengeGone);
    return { merchantId, tokenHash };
  };
  const limits = () => ({ now: clock.now(), mostTries: CHALLENGE.tries });

  return {
    /** @returns the token: shown here and never again */
    open: async (input: {
      merchantId: string;
      accountId: string;
      reason: ChallengeReason;
      methods: readonly ProofMethod[];
      signIn: Record<string, unknown>;
      ip: string;
    }): Promise<string> => {
      const { token, tokenHash } = mintToken();
      const at = clock.now();
      const expiresAt = new Date(at.getTime() + CHALLENGE.milliseconds);
      await insertChallenge(db, { ...input, tokenHash, at, expiresAt });
      return token;
    },

    /** @throws `identity.challenge_gone` */
    find: async (merchantId: string, token: string): Promise<Challenge> => {
      const key = keyOf(merchantId, token);
      const row = await findChallenge(db, { ...key, ...limits() });
      if (!row) throw appError(identityErrors.challengeGone);
      return challengeOf(key, row);
    },

    /**
     * Counts a try before it is made; the last one allowed ends the challenge, whatever comes of it.
     *
     * @throws `identity.challenge_gone`, and `identity.locked` when the account has failed too often over several
     */
    reserveTry: async (merchantId: string, token: string): Promise<Challenge> => {
      const key = keyOf(merchantId, token);
      const row = await reserveChallengeTry(db, { ...key, ...limits() });
      if (!row) throw appError(identityErrors.challengeGone);
      const challenge = challengeOf(key, row);
      await limitAttempt({ db, clock }, proofKey(challenge), CHALLENGE.proofs, identityErrors.locked);
      return challenge;
    },

    /** Keeps something with the challenge until the proof comes. */
    keep: (challenge: Challenge, state: Readonly<Record<string, string>>): Promise<void> =>
      addToChallenge(db, challenge, state),

    /** Ends it after a good proof. @throws `identity.challenge_gone` for all but the first */
    take: async (tx: Tx, challenge: Challenge): Promise<void> => {
      if (!(await deleteChallenge(tx, challenge))) throw appError(identityErrors.challengeGone);
      await forgetAttempts(tx, proofKey(challenge));
    },
  };
}

export type Challenges = ReturnType<typeof createChallenges>;
