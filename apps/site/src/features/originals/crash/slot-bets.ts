import type { CrashBet, CrashState } from '@croupier/contract/games/crash-room.ts';

export type SlotBets = readonly [CrashBet | undefined, CrashBet | undefined];
type Claims = readonly [string | undefined, string | undefined];

const isGone = ({ state }: CrashBet): boolean =>
  state === 'cancelled' || state === 'refunded' || state === 'voided';

/** Which bet each part of the panel shows: the one that was placed there; after a reload, any. */
export function betsOfSlots(own: readonly CrashBet[], gameNo: number | null, claims: Claims): SlotBets {
  const bets = own.filter((bet) => bet.gameNo === gameNo && !isGone(bet));
  const claimed = claims.map((id) => bets.find((bet) => bet.id === id));
  const others = bets.filter((bet) => !claims.includes(bet.id));
  const [first, second] = claimed.map((bet) => bet ?? others.shift());
  return [first, second];
}

/** Where a bet has left the game, or will be recorded to have left it once the game is over. */
export function leftAt(bet: CrashBet, state: CrashState, multiplier: number): number | undefined {
  if (bet.cashedAt !== null) return bet.cashedAt;
  if (bet.state !== 'open' || state.phase === 'betting' || state.phase === 'locked') return undefined;
  const due = Math.min(bet.auto, state.limitAt ?? bet.auto);
  return due <= multiplier ? due : undefined;
}
