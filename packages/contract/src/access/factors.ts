import { z } from 'zod';
import { id } from '../ids.ts';
import { instant } from '../instant.ts';
import { defineRoutes, type Route } from '../route.ts';
import { webAuthnJson } from './session.ts';
import { oneTimeCode } from './verification.ts';

/** Calls about second factors, the same for members under `/wps/member` and for operators under `/console/me`. */
const factorRoutesAt = <const Prefix extends string, const Who extends Pick<Route, 'access' | 'permission'>>(
  prefix: Prefix,
  who: Who,
) =>
  defineRoutes({
    state: {
      method: 'GET',
      path: `${prefix}/factors`,
      summary: 'Second factors of the account.',
      ...who,
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
      summary: 'Creates a secret for an authenticator app; takes effect once a code was entered.',
      ...who,
      confirmed: true,
      whilePending: true,
      response: z.object({ secret: z.string(), uri: z.string() }),
      errors: ['factors.already_on'],
    },
    finishTotp: {
      method: 'POST',
      path: `${prefix}/totp/confirm`,
      summary: 'Enables the authenticator app; returns the recovery codes, only this once.',
      ...who,
      confirmed: true,
      whilePending: true,
      body: z.object({ code: oneTimeCode }),
      response: z.object({ recoveryCodes: z.array(z.string()) }),
      errors: ['factors.code_wrong', 'factors.not_begun'],
    },
    removeTotp: {
      method: 'DELETE',
      path: `${prefix}/totp`,
      summary: 'Disables the authenticator app and its recovery codes.',
      ...who,
      confirmed: true,
      response: z.null(),
      errors: ['factors.last_one'],
    },
    renewRecoveryCodes: {
      method: 'POST',
      path: `${prefix}/recoveryCodes`,
      summary: 'Replaces the recovery codes.',
      ...who,
      confirmed: true,
      response: z.object({ recoveryCodes: z.array(z.string()) }),
      errors: ['factors.not_begun'],
    },
    passkeyOptions: {
      method: 'POST',
      path: `${prefix}/passkeys/options`,
      summary: 'WebAuthn options for creating a passkey.',
      ...who,
      confirmed: true,
      whilePending: true,
      response: z.object({ challenge: z.string(), options: webAuthnJson }),
    },
    addPasskey: {
      method: 'POST',
      path: `${prefix}/passkeys`,
      summary: 'Registers a passkey.',
      ...who,
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
      summary: 'Removes a passkey.',
      ...who,
      confirmed: true,
      params: z.object({ id }),
      response: z.null(),
      errors: ['factors.passkey_unknown', 'factors.last_one'],
    },
  });

export const factorRoutes = factorRoutesAt('/wps/member', { access: 'member' });
export const operatorFactorRoutes = factorRoutesAt('/console/me', { access: 'operator', permission: 'own' });
