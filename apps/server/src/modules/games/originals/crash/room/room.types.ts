export type GameState = 'betting' | 'locked' | 'running' | 'ended' | 'settled';

export type CrashGameRow = {
  merchantId: string;
  gameNo: number;
  chainId: string;
  rulesVersion: string;
  state: GameState;
  limitMinor: bigint;
  openedAt: Date;
  startedAt: Date | null;
  heartbeatMs: number | null;
  hash: string | null;
  point: number | null;
  cutMs: number | null;
  cutReason: CutReason | null;
  endedAt: Date | null;
};

export type CutReason = 'leader_lost' | 'restart';

/** Who leads: every write of a leader compares its epoch. */
export type Leader = { merchantId: string; epoch: bigint };
