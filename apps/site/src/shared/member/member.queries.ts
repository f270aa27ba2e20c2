import { callQuery } from '../api/call.ts';

/** The signed-in account. */
export const memberQuery = callQuery('identity.memberInfo');
