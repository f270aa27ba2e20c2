import { callQuery } from '../../shared/api/call.ts';

export const referralQuery = callQuery('identity.referral');
