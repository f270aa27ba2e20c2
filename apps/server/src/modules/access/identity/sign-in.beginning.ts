import { attemptKey, limitAttempt } from '../../../platform/attempts.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { addressKey } from '../../../platform/http/address-key.ts';
import { requestErrors } from '../../../platform/http/errors.ts';
import { BEGINNINGS } from './identity.config.ts';

/** Before something is kept for a sign-in that may never come back. @throws `request.too_many` */
export const limitBeginning = (
  { db, clock }: { db: Db; clock: Clock },
  merchantId: string,
  ip: string,
): Promise<void> =>
  limitAttempt(
    { db, clock },
    attemptKey(merchantId, 'login.begun', addressKey(ip)),
    BEGINNINGS,
    requestErrors.tooMany,
  );
