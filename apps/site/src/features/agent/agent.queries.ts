import { callQuery } from '../../shared/call.ts';

export const agentMemberQuery = callQuery('identity.memberInfo');
export const referralQuery = callQuery('identity.referral');
