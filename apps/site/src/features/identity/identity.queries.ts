import { callQuery } from '../../shared/api/call.ts';

export const identityQuery = callQuery('kyc.get');
