import type { feedbackRoutes } from '@croupier/contract/engagement/feedback.ts';
import type { CallInput } from '@croupier/contract/route.ts';
import { attemptKey, limitAttempt } from '../../../platform/attempts.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { addressKey } from '../../../platform/http/address-key.ts';
import type { Cookies } from '../../../platform/http/context.ts';
import { requestErrors } from '../../../platform/http/errors.ts';
import { newId } from '../../../platform/ids.ts';
import type { Captcha } from '../../access/captcha/index.ts';
import { FEEDBACK_LIMIT } from './feedback.config.ts';
import { insertFeedback } from './feedback.queries.ts';

export type FeedbackDeps = { db: Db; clock: Clock; captcha: Pick<Captcha, 'check'> };

type Form = CallInput<typeof feedbackRoutes.sendFeedback>['body'];
/** `memberId` is null for visitors. */
type Sender = { merchantId: string; memberId: string | null; ip: string; cookies: Cookies };

/** @throws `request.too_many`, `captcha.required`, `captcha.wrong` */
export async function sendFeedback(
  deps: FeedbackDeps,
  { merchantId, memberId, ip, cookies, form }: Sender & { form: Form },
): Promise<{ id: string }> {
  const { db, clock, captcha } = deps;
  const key = attemptKey(merchantId, 'feedback', addressKey(ip));
  await limitAttempt(deps, key, FEEDBACK_LIMIT, requestErrors.tooMany);
  await captcha.check(merchantId, 'feedback', form, { trouble: false, ip, cookies });
  const id = newId();
  const { sender, type, content, contact = null } = form;
  await insertFeedback(db, { merchantId, id, memberId, sender, type, content, contact, ip, at: clock.now() });
  return { id };
}
