import { attemptKey, limitAttempt } from '../../../../platform/attempts.ts';
import { addressKey } from '../../../../platform/http/address-key.ts';
import { requestErrors } from '../../../../platform/http/errors.ts';
import type { SignInDeps } from '../sign-in.types.ts';
import { STARTS } from './methods.config.ts';

/** Limits sign-ins that store something before the caller has proved anything. @throws `request.too_many` */
export const limitStarts = (
  deps: Pick<SignInDeps, 'db' | 'clock'>,
  merchantId: string,
  ip: string,
): Promise<void> =>
  limitAttempt(deps, attemptKey(merchantId, 'login.begun', addressKey(ip)), STARTS, requestErrors.tooMany);
