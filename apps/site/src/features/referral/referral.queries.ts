import { callQuery } from '../../shared/api/call.ts';

const REFETCH_MILLISECONDS = 60_000;

export const referralQuery = { ...callQuery('referrals.referral'), refetchInterval: REFETCH_MILLISECONDS };
export const friendsQuery = (pageNum: number) =>
  callQuery('referrals.referralFriends', { query: { pageNum, pageSize: 20 } });
export const earningsQuery = callQuery('referrals.referralEarnings');
