import type { Bonus } from '@croupier/contract/bonuses/bonuses.ts';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../api/call.ts';
import { memberQuery } from '../member/member.queries.ts';
import { useAccountReady } from '../sign-in/use-account-ready.ts';

export const bonusesQuery = callQuery('bonuses.list');
export const cancellationQuery = (id: string) => ({
  ...callQuery('bonuses.cancellation', { params: { id } }),
  staleTime: 0,
  gcTime: 0,
});

/** The rounds of a game change the bonus; this is how soon its figures follow. */
const PLAY_MILLISECONDS = 4_000;

/** The bonus that the member plays; undefined for everybody else. `isLive` while a game is on screen. */
export function usePlayingBonus(isLive = false): Bonus | undefined {
  const isReady = useAccountReady();
  const { data: member } = useQuery({ ...memberQuery, enabled: isReady });
  const isMember = isReady && member?.isTrial === false;
  const { data } = useQuery({
    ...bonusesQuery,
    enabled: isMember,
    refetchInterval: ({ state }) =>
      isLive && state.data?.items.some((one) => one.state === 'playing') ? PLAY_MILLISECONDS : false,
  });
  return isMember ? data?.items.find(({ state }) => state === 'playing') : undefined;
}
