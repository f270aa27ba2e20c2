import type { PromotionCard } from '@croupier/contract/promotions/promotions.ts';
import { useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { BALANCE_KEY } from '@croupier/web/realtime/balance.ts';
import { REWARDS_KEYS } from '@croupier/web/realtime/rewards.ts';
import { useSignedIn } from '@croupier/web/session/use-session.ts';
import { call, callQuery } from '../api/call.ts';
import { useIdle } from '../browser/use-idle.ts';
import { memberQuery } from '../member/member.queries.ts';

const FRESH_MILLISECONDS = 30_000;

/** Where the reader stands with everything that is shown. */
export function useOffers(): UseQueryResult<readonly PromotionCard[]> {
  const idle = useIdle();
  return useQuery({
    ...callQuery('promotions.list'),
    staleTime: FRESH_MILLISECONDS,
    enabled: idle,
    select: ({ items }: { items: readonly PromotionCard[] }) => items,
  });
}

export const offerQuery = (id: string) => ({
  ...callQuery('promotions.get', { params: { id } }),
  staleTime: FRESH_MILLISECONDS,
});

/** The number of rewards that wait, updated by the socket. 0 until it is known, and for visitors and trial accounts. */
export function useRewardCount(): number {
  const signedIn = useSignedIn();
  const { data: member } = useQuery({ ...memberQuery, enabled: signedIn });
  const isReal = signedIn && member?.isTrial === false;
  const { data } = useQuery({ ...callQuery('rewards.count'), enabled: isReal });
  return isReal ? (data?.count ?? 0) : 0;
}

/** Everything that a claim changes. */
export function useReloadRewards(): () => Promise<unknown> {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [...REWARDS_KEYS, BALANCE_KEY].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    );
}

/** Claims what a promotion gives now, or the reward that waits. */
export function useClaimOffer() {
  const reload = useReloadRewards();
  return useMutation({
    mutationFn: async ({ id, status }: Pick<PromotionCard, 'id' | 'status'>) => {
      if (status !== 'issued') return [await call('promotions.claim', { params: { id } })];
      const { open } = await call('rewards.list', { query: { limit: 1 } });
      const waiting = open.filter((reward) => reward.promotionId === id && reward.state === 'issued');
      return Promise.all(waiting.map((reward) => call('rewards.claim', { params: { id: reward.id } })));
    },
    onSettled: reload,
  });
}
