import { z } from 'zod';
import { id } from '../ids.ts';
import { captchaAnswer } from './captcha.ts';
import { instant, writtenDay } from '../instant.ts';
import { defineRoutes } from '../route.ts';
import { passwordExpiredAfterDays, sessionStarted, socialProvider } from './session.ts';

/** Every registration field that a merchant may ask for, in form order. */
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

/** The merchant's settings decide which fields are shown, required and valid; the server checks them. */
export const registrationUser = z.object({
  username: z.string().trim().max(64),
  password: z.string().max(128),
  confirmPassword: z.string().max(128),
  termsAccepted: z.boolean(),
  /** The user confirms the merchant's minimum age. */
  ageConfirmed: z.boolean(),
  mobileNum: text(32),
  countryDialingCode: text(6),
  verificationCode: text(12),
  payeeName: text(128),
  fullName: text(128),
  nickname: text(64),
  email: text(254),
  birthday: writtenDay.optional(),
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
  /** The host of the form; an affiliate code may be limited to one. */
  domain: text(253),
  /** The account is signed in at once. */
  login: z.literal(true).optional(),
  firebaseChannel: z.literal('phone').optional(),
  firebaseIdToken: text(4_096),
  /** From `identity.social_unknown`: the social account replaces the password. */
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
  /** The password must be changed first. */
  passwordExpired: z.boolean(),
  passwordExpiredAfterDays,
  /** Somebody else opened the account: whoever it is for confirms age and terms with the first own password. */
  confirmsTerms: z.boolean(),
  registeredAt: instant,
  /** The sign-in before the one of this session; null where none is known. */
  lastLogin: z.object({ at: instant, ip: z.string() }).nullable(),
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
  /** A regular expression for the whole text; `*` matches everything. */
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
  'identity.recommender_unknown',
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
    summary: 'Fields of the registration forms.',
    access: 'visitor',
    response: z.object({
      username: z.boolean(),
      mobile: z.boolean(),
      minimumAge: z.int(),
      /** Fields of registration by user name. */
      fields: z.array(shownField),
      /** Fields of registration by mobile number; empty if disabled. */
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
    summary: 'Registers with a user name and signs in.',
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
    summary: 'Registers with a mobile number and signs in; the user name is optional.',
    access: 'visitor',
    encrypted: true,
    body: registrationUser.extend({ username: text(64) }),
    response: sessionStarted,
    errors: REGISTRATION_ERRORS,
  },
  socialTicket: {
    method: 'POST',
    path: '/wps/session/social/ticket',
    summary: 'Data from a social account for registration, and the fields still missing.',
    access: 'visitor',
    body: z.object({ socialTicket: z.string().min(1).max(128) }),
    response: z.object({
      provider: socialProvider,
      email: z.string().nullable(),
      name: z.string().nullable(),
      /** Fields still required. */
      missing: z.array(registrationField),
    }),
    errors: ['identity.ticket_gone'],
  },
  affiliate: {
    method: 'GET',
    path: '/wps/agent/affiliate',
    summary: 'Checks an invitation code for this host.',
    access: 'visitor',
    query: z.object({ code: z.string().trim().min(1).max(64), domain: z.string().max(253).optional() }),
    response: z.object({ code: z.string(), /** Whom it is from, masked. */ from: z.string() }),
    errors: ['invitation_code_error', 'request.too_many'],
  },
  referral: {
    method: 'GET',
    path: '/wps/agent/referral',
    summary: 'The agent’s invitation code and the number of members referred.',
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
