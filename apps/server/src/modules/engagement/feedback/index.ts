import { feedbackRoutes } from '@croupier/contract/engagement/feedback.ts';
import { attemptKey, limitAttempt, type AttemptPolicy } from '../../../platform/attempts.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import { addressKey } from '../../../platform/http/address-key.ts';
import { requestErrors } from '../../../platform/http/errors.ts';
import { newId } from '../../../platform/ids.ts';
import type { Captcha } from '../../access/captcha/index.ts';
import { insertFeedback } from './feedback.queries.ts';

/** Nobody has more to say than this in an hour; the captcha alone does not stop a patient machine. */
const LIMIT: AttemptPolicy = {
  attempts: 10,
  windowSeconds: 3_600,
  firstLockSeconds: 600,
  maxLockSeconds: 3_600,
};

export type Feedback = { routes: BoundRoutes };

/** Questions and complaints, from members and from visitors. */
export function createFeedback(deps: { db: Db; clock: Clock; captcha: Pick<Captcha, 'check'> }): Feedback {
  const { db, clock, captcha } = deps;
  return {
    routes: bindRoutes(feedbackRoutes, {
      sendFeedback: async ({ merchantId, account, body, ip }) => {
        await limitAttempt(
          deps,
          attemptKey(merchantId, 'feedback', addressKey(ip)),
          LIMIT,
          requestErrors.tooMany,
        );
        await captcha.check(merchantId, 'feedback', body, { trouble: false, ip });
        const id = newId();
        await insertFeedback(db, {
          merchantId,
          id,
          memberId: account?.id ?? null,
          sender: body.sender,
          type: body.type,
          content: body.content,
          contact: body.contact ?? null,
          ip,
          at: clock.now(),
        });
        return { id };
      },
    }),
  };
}
