import { z } from 'zod';
import { id } from './ids.ts';
import { instant } from './instant.ts';
import { defineRoutes, type Access } from './route.ts';
import { webAuthnJson } from './session.ts';
import { oneTimeCode } from './verification.ts';

/** Calls about second factors, the same for members under `/wps/member` and for operators under `/console/me`. */
const factorRoutesAt = <const Prefix extends string, const A extends Access>(prefix: Prefix, access: A) =>
  defineRoutes({
    state: {
      method: 'GET',
      path: `${prefix}/factors`,
      summary: 'Which second factors the account has.',
      access,
      whilePending: true,
      response: z.object({
        totp: z.object({ since: instant }).nullable(),
        recoveryCodesLeft: z.int(),
        passkeys: z.array(
          z.object({ id, name: z.string(), createdAt: instant, lastUsedAt: instant.nullable() }),
        ),
      }),
    },
    beginTotp: {
      method: 'POST',
      path: `${prefix}/totp`,
      summary: 'A new secret for an authenticator app; nothing changes until a code of it was given.',
      access,
      confirmed: true,
      whilePending: true,
      response: z.object({ secret: z.string(), uri: z.string() }),
      errors: ['factors.already_on'],
    },
    finishTotp: {
      method: 'POST',
      path: `${prefix}/totp/confirm`,
      summary: 'Switches the authenticator app on; the recovery codes are shown here and never again.',
      access,
      confirmed: true,
      whilePending: true,
      body: z.object({ code: oneTimeCode }),
      response: z.object({ recoveryCodes: z.array(z.string()) }),
      errors: ['factors.code_wrong', 'factors.not_begun'],
    },
    removeTotp: {
      method: 'DELETE',
      path: `${prefix}/totp`,
      summary: 'Switches the authenticator app off, and its recovery codes with it.',
      access,
      confirmed: true,
      response: z.null(),
      errors: ['factors.last_one'],
    },
    renewRecoveryCodes: {
      method: 'POST',
      path: `${prefix}/recoveryCodes`,
      summary: 'New recovery codes; the old ones stop working.',
      access,
      confirmed: true,
      response: z.object({ recoveryCodes: z.array(z.string()) }),
      errors: ['factors.not_begun'],
    },
    passkeyOptions: {
      method: 'POST',
      path: `${prefix}/passkeys/options`,
      summary: 'What the browser needs to make a passkey.',
      access,
      confirmed: true,
      whilePending: true,
      response: z.object({ challenge: z.string(), options: webAuthnJson }),
    },
    addPasskey: {
      method: 'POST',
      path: `${prefix}/passkeys`,
      summary: 'Keeps a passkey that the browser has made.',
      access,
      confirmed: true,
      whilePending: true,
      body: z.object({
        challenge: z.string().min(1).max(128),
        name: z.string().trim().min(1).max(64),
        response: webAuthnJson,
      }),
      response: z.object({ id }),
      errors: ['factors.passkey_refused', 'factors.too_many'],
    },
    removePasskey: {
      method: 'DELETE',
      path: `${prefix}/passkeys/:id`,
      summary: 'Forgets a passkey.',
      access,
      confirmed: true,
      params: z.object({ id }),
      response: z.null(),
      errors: ['factors.passkey_unknown', 'factors.last_one'],
    },
  });

export const factorRoutes = factorRoutesAt('/wps/member', 'member');
export const operatorFactorRoutes = factorRoutesAt('/console/me', 'operator');
