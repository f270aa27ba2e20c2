import { randomInt } from 'node:crypto';
import type { SessionStarted } from '@croupier/contract/session.ts';
import { attemptKey, limitAttempt } from '../../../platform/attempts.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { addressKey } from '../../../platform/http/address-key.ts';
import { appError, requestErrors } from '../../../platform/http/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { TRIALS, TRIAL_TYPES } from './identity.config.ts';
import type { IdentityParts } from './identity.deps.ts';
import { identityErrors } from './identity.errors.ts';
import { findMember, insertMember } from './members.queries.ts';
import { accountKey } from './registration.rules.ts';
import type { Caller } from './sessions.usecases.ts';
import type { SignIn } from './sign-in.usecases.ts';

/** Without letters and digits that look alike. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const NAME_LENGTH = 6;
/** A name in a thousand million is taken once in a while. */
const TRIES = 5;

const guestName = (): string =>
  `guest-${Array.from({ length: NAME_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;

/** Opens trial accounts: without a password, for one session, closed when it has ended. */
export const createFreePlay =
  (deps: { db: Db; clock: Clock; merchants: IdentityParts['merchants']; signIn: Pick<SignIn, 'begin'> }) =>
  async (merchantId: string, caller: Caller): Promise<SessionStarted> => {
    const { db, clock, merchants, signIn } = deps;
    const merchant = await merchants.byId(merchantId);
    const [type] = TRIAL_TYPES;
    if (!merchant.settings.brand.features.freePlay || type === undefined)
      throw appError(identityErrors.freePlayClosed);
    const key = attemptKey(merchantId, 'trial.address', addressKey(caller.ip));
    await limitAttempt({ db, clock }, key, TRIALS, requestErrors.tooMany);
    return db.transaction().execute(async (tx) => {
      const id = newId();
      for (let tried = 0; tried < TRIES; tried += 1) {
        const account = guestName();
        const opened = await insertMember(tx, {
          merchantId,
          id,
          account,
          accountKey: accountKey(account),
          nickname: '',
          type,
          passwordHash: null,
          paymentPasswordHash: null,
          profile: {},
          at: clock.now(),
          ip: caller.ip,
        });
        const member = opened ? await findMember(tx, merchantId, id) : undefined;
        if (member) return signIn.begin(tx, { merchant, member, via: 'free_play', caller });
      }
      throw new Error('no free name for a trial account');
    });
  };

export type FreePlay = ReturnType<typeof createFreePlay>;
