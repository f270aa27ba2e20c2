import type { AccountRef } from '../../wallet/index.ts';

/** Where the money of a withdrawal waits until it is paid, rejected or cancelled. */
export const holdOf = (memberId: string): AccountRef => ({
  owner: 'member',
  memberId,
  kind: 'withdrawal_hold',
});
