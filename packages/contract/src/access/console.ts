import { z } from 'zod';
import { id } from '../ids.ts';
import { captchaAnswer } from './captcha.ts';
import { instant } from '../instant.ts';
import { defineRoutes } from '../route.ts';
import { CONFIRMATION_ERRORS, confirmation, passkeyRequest, webAuthnJson } from './session.ts';
import { oneTimeCode } from './verification.ts';

const challenge = z.string().min(1).max(128);

const operatorSession = z.object({
  token: z.string(),
  /** A second factor must be set up first: operators need one. */
  factorNeeded: z.boolean(),
});

/** Session calls of the operators' console, which has its own port. */
export const consoleRoutes = defineRoutes({
  login: {
    method: 'POST',
    path: '/console/session',
    summary: 'Signs an operator in.',
    access: 'visitor',
    encrypted: true,
    body: z.object({ email: z.email().max(254), password: z.string().min(1).max(128), ...captchaAnswer }),
    response: operatorSession,
    errors: [
      'identity.bad_credentials',
      'identity.locked',
      'identity.proof_required',
      'captcha.required',
      'captcha.wrong',
    ],
  },
  proofOptions: {
    method: 'POST',
    path: '/console/session/proof/passkey',
    summary: 'WebAuthn options for the passkey of the operator who is signing in.',
    access: 'visitor',
    body: z.object({ challenge }),
    response: webAuthnJson,
    errors: ['identity.challenge_gone'],
  },
  prove: {
    method: 'POST',
    path: '/console/session/proof',
    summary: 'Submits the second factor, which completes the sign-in.',
    access: 'visitor',
    encrypted: true,
    body: z.discriminatedUnion('kind', [
      z.object({ challenge, kind: z.enum(['totp', 'recovery']), answer: oneTimeCode.max(32) }),
      z.object({ challenge, kind: z.literal('passkey'), response: webAuthnJson }),
    ]),
    response: operatorSession,
    errors: ['identity.challenge_gone', 'identity.proof_wrong', 'identity.locked'],
  },
  confirmOptions: {
    method: 'POST',
    path: '/console/session/confirm/passkey',
    summary: 'WebAuthn options for confirming the identity with a passkey.',
    access: 'operator',
    permission: 'own',
    whilePending: true,
    response: passkeyRequest,
  },
  confirm: {
    method: 'POST',
    path: '/console/session/confirm',
    summary: 'Confirms the identity again for calls that require it; valid for ten minutes.',
    access: 'operator',
    permission: 'own',
    whilePending: true,
    encrypted: true,
    body: confirmation,
    response: z.null(),
    errors: CONFIRMATION_ERRORS,
  },
  sessions: {
    method: 'GET',
    path: '/console/sessions',
    summary: 'Sessions of the operator.',
    access: 'operator',
    permission: 'own',
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
  endSession: {
    method: 'DELETE',
    path: '/console/sessions/:id',
    summary: 'Ends one session.',
    access: 'operator',
    permission: 'own',
    params: z.object({ id }),
    response: z.null(),
    errors: ['identity.session_not_found'],
  },
  changePassword: {
    method: 'POST',
    path: '/console/me/password',
    summary: 'Changes the operator’s password; every other session ends.',
    access: 'operator',
    permission: 'own',
    confirmed: true,
    encrypted: true,
    body: z.object({
      oldPassword: z.string().min(1).max(128),
      newPassword: z.string().min(1).max(128),
      confirmNewPassword: z.string().min(1).max(128),
    }),
    response: z.null(),
    errors: [
      'identity.old_password_wrong',
      'identity.passwords_differ',
      'identity.field_pattern',
      'identity.locked',
    ],
  },
  logout: {
    method: 'DELETE',
    path: '/console/session',
    summary: 'Ends the operator session.',
    access: 'operator',
    permission: 'own',
    whilePending: true,
    response: z.null(),
  },
  me: {
    method: 'GET',
    path: '/console/session',
    summary: 'The signed-in operator.',
    access: 'operator',
    permission: 'own',
    whilePending: true,
    response: z.object({
      id,
      email: z.string(),
      name: z.string(),
      /** The sign-in before the one of this session; null where none is known. */
      lastLogin: z.object({ at: instant, ip: z.string() }).nullable(),
      /** A second factor must be set up first. */
      factorNeeded: z.boolean(),
    }),
  },
  keys: {
    method: 'GET',
    path: '/console/keys',
    summary: 'Public keys (JWK set) for encrypted calls.',
    access: 'visitor',
    response: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }),
  },
});
