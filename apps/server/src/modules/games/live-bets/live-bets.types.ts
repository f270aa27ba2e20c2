/** A settled round as others see it. */
export type LiveRow = {
  /** Random: it names no round. */
  id: string;
  gameId: string;
  /** Masked; null for a member who hides it. */
  name: string | null;
  at: Date;
  stakeMinor: bigint;
  payoutMinor: bigint;
  isHigh: boolean;
};

/** Members who have staked, by game. A member is the last part of the id, which is random enough to tell them apart. */
export type Staked = ReadonlyMap<string, readonly string[]>;

/** What one process has seen of a merchant: bets of a tick, or who has staked where. */
export type LiveNotice =
  | { kind: 'bets'; merchantId: string; count: number; rows: readonly LiveRow[] }
  | { kind: 'players'; merchantId: string; at: Date; staked: Staked };
