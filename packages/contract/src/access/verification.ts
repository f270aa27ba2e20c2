import { z } from 'zod';
import { captchaAnswer } from './captcha.ts';
import { defineRoutes } from '../route.ts';

/** A mobile number as typed, with or without dialling code; the server converts it to E.164. */
export const mobileNumber = {
  mobileNum: z.string().trim().min(1).max(32),
  /** With or without the plus sign; defaults to the merchant's country. */
  countryDialingCode: z.string().trim().max(6).optional(),
};

/** The code from a message or mail. */
export const oneTimeCode = z.string().trim().min(1).max(12);

const sent = z.object({
  /** How long the code is valid, and until another can be requested. */
  expiredMinutes: z.number(),
});

const SENDING_ERRORS = [
  'verification.phone_missing',
  'verification.phone_invalid',
  'verification.too_many_requests',
  'verification.not_enabled',
  'verification.quota_exceeded',
  'verification.gateway_failed',
  'captcha.required',
  'captcha.wrong',
] as const;

const smsBody = z.object({ ...mobileNumber, ...captchaAnswer });

export const verificationRoutes = defineRoutes({
  smsLogin: {
    method: 'POST',
    path: '/wps/verification/sms/noLogin',
    summary: 'Sends a sign-in code by SMS; the answer is the same for unknown numbers.',
    access: 'visitor',
    body: smsBody,
    response: sent,
    errors: SENDING_ERRORS,
  },
  smsRegister: {
    method: 'POST',
    path: '/wps/verification/sms/register',
    summary: 'Sends a registration code.',
    access: 'visitor',
    body: smsBody,
    response: sent,
    errors: SENDING_ERRORS,
  },
  smsPassword: {
    method: 'POST',
    path: '/wps/verification/sms/password',
    summary:
      'Sends the code for choosing a new password; the answer is the same for a number that nobody has.',
    access: 'visitor',
    body: smsBody,
    response: sent,
    errors: SENDING_ERRORS,
  },
  smsBind: {
    method: 'POST',
    path: '/wps/verification/sms/bind',
    summary: 'Sends a code to a mobile number to be added to the account.',
    access: 'member',
    confirmed: true,
    body: z.object(mobileNumber),
    response: sent,
    errors: SENDING_ERRORS,
  },
  emailBind: {
    method: 'POST',
    path: '/wps/verification/email/bind',
    summary: 'Sends a code to a mail address to be added to the account.',
    access: 'member',
    confirmed: true,
    body: z.object({ email: z.email().max(254) }),
    response: sent,
    errors: ['verification.too_many_requests', 'verification.gateway_failed'],
  },
  smsOwn: {
    method: 'POST',
    path: '/wps/verification/own',
    summary: 'Sends a code to the signed-in member’s mobile number or mail address.',
    access: 'member',
    body: z.object({ channel: z.enum(['sms', 'email']) }),
    response: sent,
    errors: SENDING_ERRORS,
  },
  countries: {
    method: 'GET',
    path: '/wps/system/countries',
    summary: 'Countries with dialling codes, the merchant’s own first.',
    access: 'visitor',
    response: z.array(
      z.object({
        countryCode: z.string().length(2),
        countryDialingCode: z.string(),
        /** An example number of this country. */
        example: z.string(),
      }),
    ),
  },
});
