import { callQuery } from '../../shared/api/call.ts';

/** Linked addresses and numbers, masked, and which secrets are set. */
export const securityQuery = callQuery('account.security');
export const addressesQuery = callQuery('session.addresses');
