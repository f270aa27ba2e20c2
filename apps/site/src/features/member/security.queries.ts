import { callQuery } from '../../shared/api/call.ts';

/** Bindings and secrets, masked. */
export const securityQuery = callQuery('account.security');
/** Authenticator, recovery codes, passkeys. */
export const factorsQuery = callQuery('factors.state');
export const sessionsQuery = callQuery('session.list');
export const addressesQuery = callQuery('session.addresses');
export const rulesQuery = callQuery('identity.registerValidation');
