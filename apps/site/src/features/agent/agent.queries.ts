import { callQuery } from '../../shared/call.ts';

export const referralQuery = callQuery('identity.referral');
