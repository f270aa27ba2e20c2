import type { CrashBet } from '@croupier/contract/games/crash-room.ts';
import { useEffect } from 'react';
import { useRoom } from '../../../shared/crash-room/use-room.ts';
import { notePlayed } from '../stats/play-log.ts';
import type { PlayedRound } from '../stats/session-stats.ts';

/** A bet whose game has paid or taken it; undefined while it is open, and if its stake came back. */
export function playedBet({ id, stake, payout, state, cashedAt }: CrashBet): PlayedRound | undefined {
  if (state !== 'cashed' && state !== 'won' && state !== 'lost') return undefined;
  return {
    roundId: id,
    game: 'crash',
    stakeMinor: stake,
    payoutMinor: payout,
    multiplierE4: (cashedAt ?? 0) * 100,
    won: payout >= stake,
  };
}

/** Counts the player's bets in the statistics once they are decided. */
export function useNotedBets(): void {
  const { own } = useRoom();
  useEffect(() => {
    for (const bet of own) {
      const played = playedBet(bet);
      if (played) notePlayed(played);
    }
  }, [own]);
}
