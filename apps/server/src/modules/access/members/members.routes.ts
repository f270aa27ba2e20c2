import type { MemberHandlers, Members } from './members.types.ts';

export const memberHandlers = (members: Pick<Members, 'affiliates' | 'memberInfo'>): MemberHandlers => ({
  affiliate: (call) => members.affiliates.check(call.merchantId, call.query, call),
  referral: ({ account }) => members.affiliates.referral(account.merchantId, account.id),
  memberInfo: async ({ account }) => ({
    ...(await members.memberInfo(account.merchantId, account.id)),
    passwordExpired: account.pending === 'password_change',
  }),
});
