import type { QueryClient } from '@tanstack/react-query';

/** Queries that change with a member's rewards. */
export const REWARDS_KEYS = [
  ['rewards.count'],
  ['rewards.list'],
  ['promotions.list'],
  ['promotions.get'],
  ['promotions.forDeposit'],
] as const;

/** Loads what is on screen again. */
export function reloadRewards(queryClient: QueryClient): void {
  for (const queryKey of REWARDS_KEYS) void queryClient.invalidateQueries({ queryKey });
}
