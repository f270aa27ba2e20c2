import type { GrantedReward } from '@croupier/contract/promotions/granted.ts';
import type { MemberReward } from '@croupier/contract/promotions/promotions.ts';

type Sum = Pick<GrantedReward, 'kind' | 'amountMinor'>;

/** What rewards bring beside cash, the amounts of a kind together. */
export function besidesCash(rewards: ReadonlyArray<Pick<MemberReward, 'rewards'>>): Sum[] {
  const sums = new Map<GrantedReward['kind'], bigint>();
  for (const { kind, amountMinor } of rewards.flatMap((each) => each.rewards))
    if (kind !== 'cash') sums.set(kind, (sums.get(kind) ?? 0n) + amountMinor);
  return [...sums].map(([kind, amountMinor]) => ({ kind, amountMinor }));
}
