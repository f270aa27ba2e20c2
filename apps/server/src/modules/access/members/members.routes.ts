import type { MemberHandlers, Members } from './members.types.ts';

export const memberHandlers = (affiliates: Members['affiliates']): MemberHandlers => ({
  affiliate: (call) => affiliates.check(call.merchantId, call.query, call),
  referral: ({ account }) => affiliates.referral(account.merchantId, account.id),
});
