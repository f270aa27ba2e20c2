import { NOTICE_CHARACTERS, PLAYING_MILLISECONDS } from './live-bets.config.ts';
import type { Staked } from './live-bets.types.ts';

/** How many members play each game; a game that nobody plays is missing. */
export type PlayerCounts = ReadonlyMap<string, number>;

const MEMBER_CHARACTERS = 12;

/** The part of a member's id that is told; random, unlike its beginning. */
export const memberKey = (memberId: string): string => memberId.slice(-MEMBER_CHARACTERS);

/** Who has staked in the games of one merchant, as all processes tell. Times are milliseconds. */
export function createPlayers() {
  const games = new Map<string, Map<string, number>>();
  let sweptAt = 0;

  const counts = (now: number): PlayerCounts => {
    sweptAt = now;
    const found = new Map<string, number>();
    for (const [gameId, members] of games) {
      for (const [member, at] of members) if (now - at >= PLAYING_MILLISECONDS) members.delete(member);
      if (members.size > 0) found.set(gameId, members.size);
      else games.delete(gameId);
    }
    return found;
  };

  return {
    note: (staked: Staked, at: number): void => {
      for (const [gameId, members] of staked) {
        const ofGame = games.get(gameId) ?? new Map<string, number>();
        games.set(gameId, ofGame);
        for (const member of members) ofGame.set(member, Math.max(at, ofGame.get(member) ?? 0));
      }
      // Those who are gone are forgotten, even where nobody asks how many play.
      if (at - sweptAt >= PLAYING_MILLISECONDS) counts(at);
    },
    counts,
  };
}

export type Players = ReturnType<typeof createPlayers>;

/** What pages that know the numbers `before` need to hear: 0 where nobody plays any more. */
export function changesOf(before: PlayerCounts, after: PlayerCounts): Record<string, number> {
  const changes: Record<string, number> = {};
  for (const [gameId, count] of after) if (before.get(gameId) !== count) changes[gameId] = count;
  for (const gameId of before.keys()) if (!after.has(gameId)) changes[gameId] = 0;
  return changes;
}

/** As many notices as it takes. */
export function lotsOf(staked: ReadonlyMap<string, ReadonlySet<string>>): Staked[] {
  const lots: Map<string, string[]>[] = [];
  let left = 0;
  for (const [gameId, members] of staked)
    for (const member of members) {
      const lot = left > 0 ? lots.at(-1) : undefined;
      const known = lot?.get(gameId);
      const size = member.length + 3 + (known ? 0 : gameId.length + 6);
      if (lot && size <= left) {
        if (known) known.push(member);
        else lot.set(gameId, [member]);
        left -= size;
      } else {
        lots.push(new Map([[gameId, [member]]]));
        left = NOTICE_CHARACTERS - size;
      }
    }
  return lots;
}
