type Chain = { terminalHash: string | null; salt: string | null; length: number; played: number };

export type ChainState = 'building' | 'waiting' | 'inUse' | 'used';

/** `waiting`: published, without its public salt. */
export function chainState({ terminalHash, salt, length, played }: Chain): ChainState {
  if (terminalHash === null) return 'building';
  if (salt === null) return 'waiting';
  return played < length ? 'inUse' : 'used';
}

export const CHAIN_TONES = { building: 'info', waiting: 'warn', inUse: 'win', used: 'neutral' } as const;
