import { z } from 'zod';
import { captchaAnswer } from './captcha.ts';
import { id } from '../ids.ts';
import { instant } from '../instant.ts';
import { defineRoutes } from '../route.ts';
import { oneTimeCode } from './verification.ts';

/** The greatest age of a password, where it must be changed because it is older; null for every other reason. */
export const passwordExpiredAfterDays = z.int().nullable();

export const sessionStarted = z.object({
  /** Random, shown once; kept in session storage, sent as `Authorization: Bearer`. */
  token: z.string(),
  firstTimeLogin: z.boolean(),
  /** True when the password must be changed first. */
  passwordExpired: z.boolean(),
  passwordExpiredAfterDays,
  /** The account name, for the greeting and "remember me". */
  account: z.string(),
  /** The sign-in before this one. */
  lastLogin: z.object({ at: instant, ip: z.string(), userAgent: z.string() }).nullable(),
});
export type SessionStarted = z.infer<typeof sessionStarted>;

export const SOCIAL_PROVIDERS = ['google', 'facebook'] as const;
export const socialProvider = z.enum(SOCIAL_PROVIDERS);
export type SocialProvider = z.infer<typeof socialProvider>;

const loginOptions = {
  /** `agent` admits only agents. */
  area: z.enum(['site', 'agent']).optional(),
  /** Keeps a one-day device token in an httpOnly cookie. */
  remember: z.boolean().optional(),
  ...captchaAnswer,
};

/** `username` is a mobile number and `password` the code from the message when `type` is `sms`. */
export const loginBody = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('username'),
    username: z.string().trim().min(1).max(64),
    password: z.string().min(1).max(128),
    ...loginOptions,
  }),
  z.object({
    type: z.literal('sms'),
    username: z.string().trim().min(1).max(32),
    countryDialingCode: z.string().trim().max(6).optional(),
    password: oneTimeCode,
    ...loginOptions,
  }),
  z.object({
    type: z.literal('firebase'),
    firebaseChannel: z.literal('phone'),
    firebaseIdToken: z.string().min(1).max(4_096),
    ...loginOptions,
  }),
]);
export type LoginBody = z.infer<typeof loginBody>;

export const PROOF_METHODS = ['sms', 'email', 'totp', 'recovery', 'passkey', 'payeeName'] as const;
export const proofMethod = z.enum(PROOF_METHODS);
export type ProofMethod = z.infer<typeof proofMethod>;

/** Value of the refusal `identity.proof_required`: the password was correct, another proof is required. */
export const proofRequired = z.object({
  /** Valid for ten minutes, for this sign-in only. */
  challenge: z.string(),
  reason: z.enum(['new_address', 'second_factor']),
  methods: z.array(z.object({ kind: proofMethod, /** Such as `+66 ••• 1234`. */ hint: z.string() })).min(1),
});
export type ProofRequired = z.infer<typeof proofRequired>;

const challenge = z.string().min(1).max(128);
/** WebAuthn data; validated by its library, only limited in size here. */
export const webAuthnJson = z.record(z.string(), z.unknown());
export const passkeyRequest = z.object({ challenge: z.string(), options: webAuthnJson });

/** One proof of who is signed in, for members and operators. */
export const confirmation = z.object({
  password: z.string().min(1).max(128).optional(),
  totp: oneTimeCode.optional(),
  passkey: z.object({ challenge, response: webAuthnJson }).optional(),
});
export const CONFIRMATION_ERRORS = [
  'identity.bad_credentials',
  'identity.locked',
  'identity.challenge_gone',
  'factors.code_wrong',
  'factors.passkey_unknown',
] as const;

const LOGIN_ERRORS = [
  'identity.bad_credentials',
  'identity.locked',
  'identity.account_closed',
  'identity.account_locked',
  'identity.not_an_agent',
  'identity.not_a_member',
  'identity.proof_required',
  'captcha.required',
  'captcha.wrong',
] as const;

export const sessionRoutes = defineRoutes({
  login: {
    method: 'POST',
    path: '/wps/session/login',
    summary:
      'Signs in by password, by a code from a message, or by a phone number that firebase has checked.',
    access: 'visitor',
    encrypted: true,
    body: loginBody,
    response: sessionStarted,
    errors: [
      ...LOGIN_ERRORS,
      'verification.code_invalid',
      'verification.code_expired',
      'verification.not_enabled',
    ],
  },
  resume: {
    method: 'POST',
    path: '/wps/session/login/device',
    summary: 'Signs in with the device token cookie, which is replaced.',
    access: 'visitor',
    response: sessionStarted,
    errors: ['identity.device_unknown'],
  },
  freePlay: {
    method: 'POST',
    path: '/wps/session/login/freeplay',
    summary: 'Opens a trial account.',
    access: 'visitor',
    encrypted: true,
    body: z.object({ os: z.string().max(64), platform: z.literal('W') }),
    response: sessionStarted,
    errors: ['identity.free_play_closed', 'request.too_many'],
  },
  sendProof: {
    method: 'POST',
    path: '/wps/session/login/proof/send',
    summary: 'Sends the code for a required proof.',
    access: 'visitor',
    body: z.object({ challenge, kind: z.enum(['sms', 'email']) }),
    response: z.object({ expiredMinutes: z.number() }),
    errors: ['identity.challenge_gone', 'verification.too_many_requests', 'verification.gateway_failed'],
  },
  proofOptions: {
    method: 'POST',
    path: '/wps/session/login/proof/passkey',
    summary: 'WebAuthn options for the passkey of the account that is signing in.',
    access: 'visitor',
    body: z.object({ challenge }),
    response: webAuthnJson,
    errors: ['identity.challenge_gone'],
  },
  prove: {
    method: 'POST',
    path: '/wps/session/login/proof',
    summary: 'Submits the required proof, which completes the sign-in.',
    access: 'visitor',
    encrypted: true,
    body: z.discriminatedUnion('kind', [
      z.object({
        challenge,
        kind: z.enum(['sms', 'email', 'totp', 'recovery', 'payeeName']),
        answer: z.string().trim().min(1).max(128),
      }),
      z.object({ challenge, kind: z.literal('passkey'), response: webAuthnJson }),
    ]),
    response: sessionStarted,
    errors: ['identity.challenge_gone', 'identity.proof_wrong', 'identity.locked'],
  },
  passkeyOptions: {
    method: 'POST',
    path: '/wps/session/login/passkey/options',
    summary: 'WebAuthn options for signing in with a passkey without a user name.',
    access: 'visitor',
    response: passkeyRequest,
  },
  passkeyLogin: {
    method: 'POST',
    path: '/wps/session/login/passkey',
    summary: 'Signs in with a passkey.',
    access: 'visitor',
    encrypted: true,
    body: z.object({
      challenge,
      response: webAuthnJson,
      area: z.enum(['site', 'agent']).optional(),
      remember: z.boolean().optional(),
    }),
    response: sessionStarted,
    errors: [...LOGIN_ERRORS, 'factors.passkey_unknown', 'identity.challenge_gone'],
  },
  socialStart: {
    method: 'POST',
    path: '/wps/session/social/start',
    summary:
      'Where to send the browser to sign in at a provider; binds the answer to this browser by a cookie.',
    access: 'visitor',
    body: z.object({ provider: socialProvider }),
    response: z.object({ url: z.url() }),
    errors: ['federation.not_enabled', 'federation.unavailable'],
  },
  socialLogin: {
    method: 'POST',
    path: '/wps/session/login/social',
    summary:
      'What the provider sent back. Signs in, or answers identity.social_unknown with a ticket to register with.',
    access: 'visitor',
    encrypted: true,
    body: z.object({
      state: z.string().min(1).max(256),
      /** The complete query of the provider's redirect. */
      query: z.string().min(1).max(4_096),
      remember: z.boolean().optional(),
    }),
    response: sessionStarted,
    errors: [
      ...LOGIN_ERRORS,
      'identity.social_unknown',
      'federation.refused',
      'federation.state_unknown',
      'federation.unavailable',
    ],
  },
  confirmOptions: {
    method: 'POST',
    path: '/wps/session/confirm/passkey',
    summary: 'WebAuthn options for confirming the identity with a passkey.',
    access: 'session',
    response: passkeyRequest,
  },
  confirm: {
    method: 'POST',
    path: '/wps/session/confirm',
    summary: 'Confirms the identity again for calls that require it; valid for ten minutes.',
    access: 'session',
    encrypted: true,
    body: confirmation,
    response: z.null(),
    errors: CONFIRMATION_ERRORS,
  },
  logout: {
    method: 'DELETE',
    alsoMethod: 'POST',
    path: '/wps/session/logout',
    summary: 'Signs out and forgets this device.',
    access: 'session',
    whilePending: true,
    response: z.null(),
  },
  list: {
    method: 'GET',
    path: '/wps/member/sessions',
    summary: 'Sessions of the account.',
    access: 'member',
    response: z.array(
      z.object({
        id,
        current: z.boolean(),
        ip: z.string(),
        userAgent: z.string(),
        startedAt: instant,
        lastSeenAt: instant,
      }),
    ),
  },
  end: {
    method: 'DELETE',
    path: '/wps/member/sessions/:id',
    summary: 'Ends one session.',
    access: 'member',
    params: z.object({ id }),
    response: z.null(),
    errors: ['identity.session_not_found'],
  },
  endOthers: {
    method: 'DELETE',
    path: '/wps/member/sessions',
    summary: 'Ends all other sessions and forgets every remembered device.',
    access: 'member',
    response: z.object({ ended: z.int() }),
  },
  addresses: {
    method: 'GET',
    path: '/wps/member/addresses',
    summary: 'Trusted addresses, which need no extra proof at sign-in.',
    access: 'member',
    response: z.array(z.object({ id, address: z.string(), addedAt: instant, lastSeenAt: instant })),
  },
  removeAddress: {
    method: 'DELETE',
    path: '/wps/member/addresses/:id',
    summary: 'Removes a trusted address.',
    access: 'member',
    params: z.object({ id }),
    response: z.null(),
    errors: ['identity.address_not_found'],
  },
});
