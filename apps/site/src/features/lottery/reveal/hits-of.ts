import { findPlay, lotteryFamily } from '@croupier/fairplay/lottery/catalogue.ts';
import { matchesOf } from '@croupier/fairplay/lottery/matches.ts';
import { parsePick } from '@croupier/fairplay/lottery/pick.ts';

type Bets = readonly { catalogue: string; betList: readonly { play: string; pick: string }[] }[];

/** The texts of a result that stand alone for a match: a ball that was picked, but not the parts of a sum. */
export function hitsOf(tickets: Bets, numbers: readonly string[]): ReadonlySet<number> {
  const hits = new Set<number>();
  if (numbers.length === 0) return hits;
  for (const { catalogue, betList } of tickets) {
    const family = lotteryFamily(catalogue);
    for (const bet of betList) {
      const play = family && findPlay(family, bet.play);
      const pick = play && parsePick(play, bet.pick).pick;
      if (!play || !pick) continue;
      const { zones, entries } = matchesOf(play, pick, numbers);
      for (const match of zones.flat()) if (match?.length === 1) hits.add(match[0] ?? 0);
      for (const match of entries) for (const at of match ?? []) hits.add(at);
    }
  }
  return hits;
}
