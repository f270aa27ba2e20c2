import type { Round } from '../rounds/index.ts';

/** The stored round of any player: the caller must check `memberId`. */
export type KnownRound = Pick<
  Round,
  'id' | 'memberId' | 'gameId' | 'rulesVersion' | 'stakeMinor' | 'payoutMinor' | 'detail'
>;
