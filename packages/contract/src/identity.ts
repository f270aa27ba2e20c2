import { z } from 'zod';
import { id } from './ids.ts';
import { day, instant } from './instant.ts';
import { defineRoutes } from './route.ts';

/** Every field that a merchant may ask for at registration (row I4), in the order of the form. */
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
  captcha: text(16),
});
export type RegistrationUser = z.infer<typeof registrationUser>;

export const sessionStarted = z.object({
  /** Random, shown once; kept in session storage, sent as `Authorization: Bearer`. */
  token: z.string(),
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean(),
});
export type SessionStarted = z.infer<typeof sessionStarted>;

export const memberInfo = z.object({
  id,
  account: z.string(),
  nickname: z.string(),
  /** 0 member, 4 trial, agents 1, 2, 41, 42 (decision D15). */
  type: z.int(),
  isAgent: z.boolean(),
  isTrial: z.boolean(),
  currency: z.string(),
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

export const identityRoutes = defineRoutes({
  registerSettings: {
    method: 'GET',
    path: '/wps/system/setting/register',
    summary: 'Which fields the registration form shows and requires.',
    access: 'visitor',
    response: z.object({
      username: z.boolean(),
      mobile: z.boolean(),
      minimumAge: z.int(),
      fields: z.array(z.object({ name: registrationField, shown: z.boolean(), required: z.boolean() })),
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
    errors: [
      'identity.username_taken',
      'identity.terms_not_accepted',
      'identity.under_age',
      'identity.passwords_differ',
      'identity.field_required',
      'identity.field_pattern',
      'identity.registration_closed',
    ],
  },
  login: {
    method: 'POST',
    path: '/wps/session/login',
    summary: 'Signs in with user name and password.',
    access: 'visitor',
    encrypted: true,
    body: z.object({
      type: z.literal('username'),
      username: z.string().trim().min(1).max(64),
      password: z.string().min(1).max(128),
      captcha: z.string().max(16).optional(),
    }),
    response: sessionStarted,
    errors: ['identity.bad_credentials', 'identity.locked', 'identity.account_closed'],
  },
  logout: {
    method: 'DELETE',
    alsoMethod: 'POST',
    path: '/wps/session/logout',
    summary: 'Ends the session.',
    access: 'session',
    response: z.null(),
  },
  memberInfo: {
    method: 'GET',
    path: '/wps/member/info',
    summary: 'The signed-in account.',
    access: 'session',
    response: memberInfo,
  },
});
