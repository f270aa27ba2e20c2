import { z } from 'zod';
import { captchaAnswer } from './captcha.ts';
import { instant } from '../instant.ts';
import { defineRoutes } from '../route.ts';
import { sessionStarted, socialProvider } from './session.ts';
import { mobileNumber, oneTimeCode } from './verification.ts';

const secret = z.string().min(1).max(128);
const newPassword = { newPassword: secret, confirmNewPassword: secret };

const NEW_PASSWORD_ERRORS = [
  'identity.passwords_differ',
  'identity.field_pattern',
  'identity.password_reused',
] as const;

/** Masked contact data: enough to recognise, too little to use elsewhere. */
const binding = z.object({ shown: z.string(), verified: z.boolean() }).nullable();

export const accountRoutes = defineRoutes({
  security: {
    method: 'GET',
    path: '/wps/member/security',
    summary: 'Linked contacts, social accounts and passwords of the account, masked.',
    access: 'member',
    response: z.object({
      email: binding,
      mobile: binding,
      payeeName: z.string().nullable(),
      hasPassword: z.boolean(),
      passwordChangedAt: instant.nullable(),
      hasPaymentPassword: z.boolean(),
      social: z.array(z.object({ provider: socialProvider, shown: z.string(), since: instant })),
    }),
  },
  changePassword: {
    method: 'POST',
    alsoMethod: 'PUT',
    path: '/wps/member/password',
    summary: 'Changes the password; every other session of the account ends.',
    access: 'session',
    whilePending: true,
    encrypted: true,
    body: z.object({
      /** Optional only right after signing in with a default or expired password, or if the account has none. */
      oldPassword: secret.optional(),
      ...newPassword,
      /** Both are needed where `memberInfo` says `confirmsTerms`. */
      termsAccepted: z.boolean().optional(),
      ageConfirmed: z.boolean().optional(),
    }),
    response: z.null(),
    errors: [
      ...NEW_PASSWORD_ERRORS,
      'identity.old_password_wrong',
      'identity.locked',
      'identity.terms_not_accepted',
      'identity.under_age',
    ],
  },
  forgotByEmail: {
    method: 'POST',
    path: '/wps/member/password/email',
    summary:
      'Mails a link for choosing a new password, if name and address belong together; good once, for 30 minutes.',
    access: 'visitor',
    form: true,
    body: z.object({
      username: z.string().trim().min(1).max(64),
      email: z.email().max(254),
      captcha: captchaAnswer.captcha,
      captchaKey: captchaAnswer.captchaKey,
      /** The token of a solved puzzle; a form has no nested fields. */
      verificationToken: z.string().max(2_048).optional(),
    }),
    response: z.null(),
    errors: ['identity.no_such_account', 'request.too_many', 'captcha.required', 'captcha.wrong'],
  },
  checkResetLink: {
    method: 'POST',
    path: '/wps/member/password/reset/check',
    summary: 'Whether a reset link from a mail is still valid.',
    access: 'visitor',
    body: z.object({ token: z.string().min(1).max(128) }),
    response: z.object({ account: z.string() }),
    errors: ['identity.reset_link_gone'],
  },
  resetPassword: {
    method: 'POST',
    path: '/wps/member/password/reset',
    summary: 'Sets a new password with a reset link; every session of the account ends.',
    access: 'visitor',
    encrypted: true,
    body: z.object({ token: z.string().min(1).max(128), ...newPassword }),
    response: z.null(),
    errors: [...NEW_PASSWORD_ERRORS, 'identity.reset_link_gone'],
  },
  forgotByPhone: {
    method: 'POST',
    path: '/wps/member/password/verification',
    summary: 'Sets a new password with an SMS code, and signs in.',
    access: 'visitor',
    encrypted: true,
    body: z.object({ newPassword: secret, ...mobileNumber, verificationCode: oneTimeCode }),
    response: sessionStarted,
    errors: [
      'identity.field_pattern',
      'identity.proof_required',
      'identity.account_closed',
      'identity.account_locked',
      'verification.code_invalid',
      'verification.code_expired',
      'verification.phone_invalid',
    ],
  },
  setPaymentPassword: {
    method: 'POST',
    path: '/wps/member/paymentPassword',
    summary:
      'Sets or changes the withdrawal password: with the old one, or with a code sent to what is bound.',
    access: 'member',
    confirmed: true,
    encrypted: true,
    body: z.object({
      oldPaymentPassword: secret.optional(),
      verificationCode: oneTimeCode.optional(),
      paymentPassword: secret,
      confirmPaymentPassword: secret,
    }),
    response: z.null(),
    errors: [
      'identity.passwords_differ',
      'identity.field_pattern',
      'identity.payment_password_wrong',
      'identity.payment_password_same',
      'identity.locked',
      'verification.code_invalid',
    ],
  },
  checkPaymentPassword: {
    method: 'POST',
    path: '/wps/member/paymentPassword/check',
    summary: 'Checks the withdrawal password; attempts are counted.',
    access: 'member',
    encrypted: true,
    body: z.object({ paymentPassword: secret }),
    response: z.null(),
    errors: ['identity.payment_password_wrong', 'identity.payment_password_missing', 'identity.locked'],
  },
  bindEmail: {
    method: 'POST',
    path: '/wps/member/email',
    summary: 'Sets the mail address with the code that was sent to it.',
    access: 'member',
    confirmed: true,
    body: z.object({ email: z.email().max(254), verificationCode: oneTimeCode }),
    response: z.null(),
    errors: ['verification.code_invalid', 'verification.code_expired', 'identity.email_taken'],
  },
  bindMobile: {
    method: 'POST',
    path: '/wps/member/mobile',
    summary: 'Sets the mobile number with the code that was sent to it.',
    access: 'member',
    confirmed: true,
    body: z.object({ ...mobileNumber, verificationCode: oneTimeCode }),
    response: z.null(),
    errors: [
      'verification.code_invalid',
      'verification.code_expired',
      'verification.phone_invalid',
      'identity.mobile_taken',
    ],
  },
  setPayeeName: {
    method: 'POST',
    path: '/wps/member/payeeName',
    summary: 'Sets the name on the bank account; only customer service can change it afterwards.',
    access: 'member',
    confirmed: true,
    body: z.object({ payeeName: z.string().trim().min(1).max(128) }),
    response: z.null(),
    errors: ['identity.payee_name_set', 'identity.field_pattern'],
  },
  linkSocial: {
    method: 'POST',
    path: '/wps/member/social',
    summary: 'Links a social account with the response of its provider.',
    access: 'member',
    confirmed: true,
    encrypted: true,
    body: z.object({ state: z.string().min(1).max(256), query: z.string().min(1).max(4_096) }),
    response: z.null(),
    errors: [
      'identity.social_taken',
      'federation.refused',
      'federation.state_unknown',
      'federation.unavailable',
    ],
  },
  unlinkSocial: {
    method: 'DELETE',
    path: '/wps/member/social/:provider',
    summary: 'Unlinks a social account; refused when it is the only sign-in method.',
    access: 'member',
    confirmed: true,
    params: z.object({ provider: socialProvider }),
    response: z.null(),
    errors: ['identity.only_way_in', 'identity.social_not_bound'],
  },
  icon: {
    method: 'GET',
    path: '/wps/member/info/icon',
    summary: 'The account’s avatar as a data URL, generated from its id.',
    access: 'session',
    response: z.object({ iconUrl: z.string() }),
  },
});
