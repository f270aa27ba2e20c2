import { z } from 'zod';
import { id } from './ids.ts';
import { captchaAnswer } from './captcha.ts';
import { day, instant } from './instant.ts';
import { defineRoutes } from './route.ts';
import { sessionStarted, socialProvider } from './session.ts';

/** Every field that a merchant may ask for at registration, in the order of the form. */
export const REGISTRATION_FIELDS = [
  'username',
  'password',
  'confirmPassword',
  'mobileNum',
  'verificationCode',
  'payeeName',
  'fullName',
  'nickname',
  'email',
  'birthday',
  'nationality',
  'region',
  'address',
  'occupation',
  'sourceOfIncome',
  'idNumber',
  'qqNum',
  'line',
  'whatsapp',
  'wechat',
  'telegram',
  'zalo',
  'facebook',
  'recommenderId',
  'affiliateCode',
  'paymentPassword',
  'captcha',
] as const;
export type RegistrationField = (typeof REGISTRATION_FIELDS)[number];

const text = (max: number) => z.string().trim().max(max).optional();

/** Which of these are asked for, required and how they must look is the merchant's setting, checked by the server. */
export const registrationUser = z.object({
  username: z.string().trim().max(64),
  password: z.string().max(128),
  confirmPassword: z.string().max(128),
  termsAccepted: z.boolean(),
  /** The person states to be of the merchant's minimum age. */
  ageConfirmed: z.boolean(),
  mobileNum: text(32),
  countryDialingCode: text(6),
  verificationCode: text(12),
  payeeName: text(128),
  fullName: text(128),
  nickname: text(64),
  email: text(254),
  birthday: day.optional(),
  nationality: text(64),
  region: text(64),
  address: text(256),
  occupation: text(64),
  sourceOfIncome: text(64),
  idNumber: text(32),
  qqNum: text(20),
  line: text(64),
  whatsapp: text(32),
  wechat: text(64),
  telegram: text(64),
  zalo: text(64),
  facebook: text(128),
  recommenderId: text(64),
  affiliateCode: text(64),
  referralCode: text(64),
  paymentPassword: text(128),
  /** The host under which the form was shown; an affiliate code may belong to one. */
  domain: text(253),
  /** The account is signed in at once. */
  login: z.literal(true).optional(),
  firebaseChannel: z.literal('phone').optional(),
  firebaseIdToken: text(4_096),
  /** From `identity.social_unknown`: the account at the provider stands for the password. */
  socialTicket: text(128),
  remember: z.boolean().optional(),
  ...captchaAnswer,
});
export type RegistrationUser = z.infer<typeof registrationUser>;

export const memberInfo = z.object({
  id,
  account: z.string(),
  nickname: z.string(),
  /** 0 member, 4 trial, agents 1, 2, 41, 42. */
  type: z.int(),
  isAgent: z.boolean(),
  isTrial: z.boolean(),
  currency: z.string(),
  /** Whether a withdrawal password is set. */
  pwdEnabled: z.boolean(),
  /** The password has to be changed before anything else. */
  passwordExpired: z.boolean(),
  registeredAt: instant,
  lastLoginAt: instant.nullable(),
});
export type MemberInfo = z.infer<typeof memberInfo>;

export const PATTERN_IDS = [
  'any',
  'letterFirst',
  'chineseAndNumbers',
  'email',
  'alphanumeric',
  'lettersAndNumbers',
  'numbers',
  'alphanumericUppercase',
  'englishAndSpaces',
  'noSpaces',
  'chineseAndPunctuation',
  'date',
  'lettersAndSpaces',
  'korean',
  'thai',
  'thaiOrEnglish',
  'uppercaseAndSpaces',
  'lettersNumbersSymbols',
] as const;
export const patternId = z.enum(PATTERN_IDS);
export type PatternId = z.infer<typeof patternId>;

export const fieldRule = z.object({
  /** A regular expression for the whole text; `*` is the wildcard and matches everything. */
  acceptedPattern: z.string(),
  minLength: z.int().min(0),
  maxLength: z.int().min(0),
  patternId,
});
export type FieldRule = z.infer<typeof fieldRule>;

const registrationField = z.enum(REGISTRATION_FIELDS);
const shownField = z.object({ name: registrationField, shown: z.boolean(), required: z.boolean() });

const REGISTRATION_ERRORS = [
  'identity.username_taken',
  'identity.mobile_taken',
  'identity.email_taken',
  'identity.terms_not_accepted',
  'identity.under_age',
  'identity.passwords_differ',
  'identity.field_required',
  'identity.field_pattern',
  'identity.registration_closed',
  'identity.ticket_gone',
  'invitation_code_error',
  'captcha.required',
  'captcha.wrong',
  'verification.code_invalid',
  'verification.code_expired',
  'verification.phone_invalid',
  'request.too_many',
] as const;

export const identityRoutes = defineRoutes({
  registerSettings: {
    method: 'GET',
    path: '/wps/system/setting/register',
    summary: 'Which fields the registration forms show and require.',
    access: 'visitor',
    response: z.object({
      username: z.boolean(),
      mobile: z.boolean(),
      minimumAge: z.int(),
      /** Of the form by user name. */
      fields: z.array(shownField),
      /** Of the form by mobile number; empty where that is switched off. */
      mobileFields: z.array(shownField),
    }),
  },
  registerValidation: {
    method: 'GET',
    path: '/wps/system/setting/register/validation',
    summary: 'The pattern and length rule of each registration field.',
    access: 'visitor',
    response: z.partialRecord(registrationField, fieldRule),
  },
  register: {
    method: 'POST',
    alsoMethod: 'PUT',
    path: '/wps/member/register',
    summary: 'Opens an account by user name and signs in.',
    access: 'visitor',
    encrypted: true,
    body: registrationUser,
    response: sessionStarted,
    errors: REGISTRATION_ERRORS,
  },
  registerMobile: {
    method: 'POST',
    alsoMethod: 'PUT',
    path: '/wps/member/register/mobile',
    summary: 'Opens an account by mobile number and signs in; the user name may be left out.',
    access: 'visitor',
    encrypted: true,
    body: registrationUser.extend({ username: text(64) }),
    response: sessionStarted,
    errors: REGISTRATION_ERRORS,
  },
  socialTicket: {
    method: 'POST',
    path: '/wps/session/social/ticket',
    summary: 'What a provider told of somebody who is about to register: to fill in, and what is missing.',
    access: 'visitor',
    body: z.object({ socialTicket: z.string().min(1).max(128) }),
    response: z.object({
      provider: socialProvider,
      email: z.string().nullable(),
      name: z.string().nullable(),
      /** Fields of the form that are still needed. */
      missing: z.array(registrationField),
    }),
    errors: ['identity.ticket_gone'],
  },
  affiliate: {
    method: 'GET',
    path: '/wps/agent/affiliate',
    summary: 'Whether an invitation code is good at this host.',
    access: 'visitor',
    query: z.object({ code: z.string().trim().min(1).max(64), domain: z.string().max(253).optional() }),
    response: z.object({ code: z.string(), /** Whom it is from, masked. */ from: z.string() }),
    errors: ['invitation_code_error', 'request.too_many'],
  },
  referral: {
    method: 'GET',
    path: '/wps/agent/referral',
    summary: 'The agent’s own invitation code and how many have come by it.',
    access: 'agent',
    response: z.object({ code: z.string(), members: z.int() }),
  },
  memberInfo: {
    method: 'GET',
    path: '/wps/member/info',
    summary: 'The signed-in account.',
    access: 'session',
    whilePending: true,
    response: memberInfo,
  },
});
