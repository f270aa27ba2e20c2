import { expect, test } from 'vitest';
import { verificationCodeOf } from './firebase-phone.ts';

test.each([
  ['INVALID_PHONE_NUMBER', 'verification.phone_invalid'],
  ['INVALID_PHONE_NUMBER : TOO_SHORT', 'verification.phone_invalid'],
  ['MISSING_PHONE_NUMBER', 'verification.phone_missing'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER', 'verification.too_many_requests'],
  ['QUOTA_EXCEEDED : Exceeded quota.', 'verification.quota_exceeded'],
  ['OPERATION_NOT_ALLOWED', 'verification.not_enabled'],
  ['INVALID_CODE', 'verification.code_invalid'],
  ['MISSING_CODE', 'verification.code_missing'],
  ['SESSION_EXPIRED', 'verification.code_expired'],
  ['CAPTCHA_CHECK_FAILED', 'verification.captcha_failed'],
  ['POPUP_CLOSED_BY_USER', 'verification.popup_closed'],
  ['UNAUTHORIZED_DOMAIN', 'verification.domain_refused'],
  ['SOMETHING_NEW', 'verification.unknown'],
  [undefined, 'verification.unknown'],
])('%j is %s', (message, code) => {
  expect(verificationCodeOf(message)).toBe(code);
});
