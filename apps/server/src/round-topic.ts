import type { RoundNews } from './modules/games/originals/index.ts';
import { createBoundedMap } from './platform/bounded-map.ts';
import type { Topic } from './platform/realtime/hub.ts';

const MAX_MEMBERS = 20_000;

/**
 * The news of rounds of several calls. Only the latest of a member is kept: a page that was away loads its round again
 * anyway.
 */
export function createRoundTopic(): { topic: Topic; hear: (news: RoundNews) => void } {
  const latest = createBoundedMap<string, { sequence: bigint; news: RoundNews }>(MAX_MEMBERS);
  let last = 0n;
  return {
    topic: {
      name: 'rounds',
      eventsAfter: async ({ merchantId, id }, sequence) => {
        const known = latest.get(`${merchantId}/${id}`);
        if (!known || known.sequence <= sequence) return [];
        const { gameId, roundId, moves, isOver } = known.news;
        const data = { gameId, roundId, moves, isOver };
        return [{ type: 'event', topic: 'rounds', sequence: String(known.sequence), data }];
      },
    },
    hear: (news) => {
      const now = BigInt(Date.now());
      last = now > last ? now : last + 1n;
      latest.set(`${news.merchantId}/${news.memberId}`, { sequence: last, news });
    },
  };
}
