import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { sha256 } from '../../../platform/tokens.ts';
import { PASSKEYS } from './factors.config.ts';
import { insertChallenge, takeChallenge, type ChallengeKey } from './passkeys.queries.ts';

type Key = Omit<ChallengeKey, 'hash'> & { challenge: string };

const hashed = ({ challenge, ...key }: Key): ChallengeKey => ({
  ...key,
  hash: sha256(challenge),
});

/** Challenges for passkeys to sign: each works once, for five minutes, for the purpose it was created for. */
export const createPasskeyChallenges = ({ db, clock }: { db: Db; clock: Clock }) => ({
  keep: (key: Key): Promise<void> =>
    insertChallenge(db, {
      ...hashed(key),
      expiresAt: new Date(clock.now().getTime() + PASSKEYS.challengeMilliseconds),
    }),
  take: (key: Key): Promise<boolean> => takeChallenge(db, { ...hashed(key), now: clock.now() }),
});

export type PasskeyChallenges = ReturnType<typeof createPasskeyChallenges>;
