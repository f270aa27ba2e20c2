import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { appError } from '../../../platform/http/errors.ts';
import { sha256 } from '../../../platform/tokens.ts';
import { isTrustworthy } from './addresses.rules.ts';
import { PHONE_CHECK_SECONDS, TIMEOUT_SECONDS, TOLERANCE_SECONDS } from './federation.config.ts';
import { federationErrors } from './federation.errors.ts';
import { insertToken } from './federation.queries.ts';
import type { Federation, FederationDeps } from './federation.types.ts';

const E164 = /^\+[1-9]\d{5,14}$/;
const ALGORITHMS = ['RS256', 'ES256'];
const CLAIMS = ['exp', 'iat', 'sub', 'auth_time', 'phone_number'];

/** A problem with the keys is not the fault of the token. */
const KEY_ERRORS: ReadonlySet<unknown> = new Set([
  'ERR_JWKS_TIMEOUT',
  'ERR_JOSE_GENERIC',
  'ERR_JWKS_INVALID',
]);

/** The number that was just verified; undefined if the token is about something else. */
function phoneFrom(claims: JWTPayload, nowSeconds: number): string | undefined {
  const { auth_time: at, phone_number: number } = claims;
  const via = (claims['firebase'] as { sign_in_provider?: unknown } | undefined)?.sign_in_provider;
  if (via !== undefined && via !== 'phone') return undefined;
  if (typeof at !== 'number' || at > nowSeconds + TOLERANCE_SECONDS) return undefined;
  if (nowSeconds - at > PHONE_CHECK_SECONDS) return undefined;
  return typeof number === 'string' && E164.test(number) ? number : undefined;
}

/** Phone numbers verified by firebase in the browser. */
export function createPhoneTokens(deps: FederationDeps): Federation['phoneOf'] {
  const { db, clock, merchants, log } = deps;
  const keySets = new Map<string, JWTVerifyGetKey>();

  const keysAt = (url: string): JWTVerifyGetKey => {
    const known = keySets.get(url);
    if (known) return known;
    if (!isTrustworthy(new URL(url))) throw appError(federationErrors.unavailable);
    const timeoutDuration = (deps.timeoutSeconds ?? TIMEOUT_SECONDS) * 1000;
    const keys = createRemoteJWKSet(new URL(url), { timeoutDuration });
    keySets.set(url, keys);
    return keys;
  };

  return async function phoneOf(merchantId, idToken) {
    const { firebase } = (await merchants.byId(merchantId)).integrations;
    if (!firebase) throw appError(federationErrors.notEnabled);
    const now = clock.now();
    const { payload } = await jwtVerify(idToken, keysAt(firebase.jwksUrl), {
      algorithms: ALGORITHMS,
      issuer: firebase.issuer,
      audience: firebase.projectId,
      requiredClaims: CLAIMS,
      clockTolerance: TOLERANCE_SECONDS,
      currentDate: now,
    }).catch((error: unknown) => {
      const code: unknown = error instanceof errors.JOSEError ? error.code : 'fetch';
      const away = !(error instanceof errors.JOSEError) || KEY_ERRORS.has(code);
      log.info({ merchantId, reason: code }, 'an identity token was not accepted');
      throw appError(away ? federationErrors.unavailable : federationErrors.tokenInvalid);
    });
    const number = phoneFrom(payload, now.getTime() / 1000);
    if (number === undefined) throw appError(federationErrors.tokenInvalid);
    // The signed part without the signature, which can be encoded in several ways.
    const signed = idToken.slice(0, idToken.lastIndexOf('.'));
    const isNew = await insertToken(db, {
      merchantId,
      tokenHash: sha256(signed),
      expiresAt: new Date(((payload.exp ?? 0) + TOLERANCE_SECONDS + 1) * 1000),
    });
    if (!isNew) throw appError(federationErrors.tokenInvalid);
    return number;
  };
}
