import { callQuery } from '../api/call.ts';

/** What the caller may transfer to the upline and to downlines. */
export const transferTermsQuery = { ...callQuery('lineTransfers.terms'), staleTime: 0 };
