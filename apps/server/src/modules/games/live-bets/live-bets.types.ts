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

/** What one process has seen of a merchant: bets of a tick, or who plays there. */
export type LiveNotice =
  | { kind: 'bets'; merchantId: string; count: number; rows: readonly LiveRow[] }
  | { kind: 'players'; merchantId: string; process: string; players: ReadonlyMap<string, number> };
