import { randomInt } from 'node:crypto';
import type { SessionStarted } from '@croupier/contract/access/session.ts';
import { attemptKey, limitAttempt } from '../../../../platform/attempts.ts';
import { addressKey } from '../../../../platform/http/address-key.ts';
import { appError, requestErrors } from '../../../../platform/http/errors.ts';
import { newId } from '../../../../platform/ids.ts';
import { TRIAL_TYPES } from '../../members/index.ts';
import type { Caller } from '../../sessions/index.ts';
import { signInErrors } from '../sign-in.errors.ts';
import type { SignInDeps } from '../sign-in.types.ts';
import type { Admission } from './admission.usecases.ts';
import { TRIALS } from './methods.config.ts';

/** Without letters and digits that look alike. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const NAME_LENGTH = 6;
/** There are about 10^9 names, so a collision is rare. */
const MAX_TRIES = 5;

const guestName = (): string =>
  `guest-${Array.from({ length: NAME_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;

/** Opens trial accounts: without a password, closed when their session has ended. Records `member.trial_opened`. */
export const createFreePlay =
  (
    deps: Pick<SignInDeps, 'db' | 'clock' | 'merchants' | 'members' | 'outbox'> & {
      admission: Pick<Admission, 'begin'>;
    },
  ) =>
  async (merchantId: string, caller: Caller): Promise<SessionStarted> => {
    const { db, clock, merchants, members, admission, outbox } = deps;
    const merchant = await merchants.byId(merchantId);
    const [type] = TRIAL_TYPES;
    if (!merchant.settings.brand.features.freePlay || type === undefined)
      throw appError(signInErrors.freePlayClosed);
    const key = attemptKey(merchantId, 'trial.address', addressKey(caller.ip));
    await limitAttempt(deps, key, TRIALS, requestErrors.tooMany);
    return db.transaction().execute(async (tx) => {
      const id = newId();
      for (let tries = 0; tries < MAX_TRIES; tries += 1) {
        const inserted = await members.insert(tx, {
          merchantId,
          id,
          account: guestName(),
          nickname: '',
          type,
          passwordHash: null,
          paymentPasswordHash: null,
          profile: {},
          at: clock.now(),
          ip: caller.ip,
        });
        const member = inserted ? await members.find(merchantId, id, tx) : undefined;
        if (!member) continue;
        await outbox.record(tx, { merchantId, type: 'member.trial_opened', payload: { memberId: id } });
        return admission.begin(tx, { merchant, member, via: 'free_play', caller });
      }
      throw new Error('no free name for a trial account');
    });
  };

export type FreePlay = ReturnType<typeof createFreePlay>;
