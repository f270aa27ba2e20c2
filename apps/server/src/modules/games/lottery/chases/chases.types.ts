import type { CHASE_STATES } from '@croupier/contract/games/lottery-chases.ts';
import type { AskedBet } from '../tickets/tickets.types.ts';

export type ChaseState = (typeof CHASE_STATES)[number];

export type Chase = {
  merchantId: string;
  id: string;
  memberId: string;
  currency: string;
  lotteryId: string;
  at: Date;
  /** Of one draw at multiplier 1. */
  bets: readonly AskedBet[];
  words: string;
  stopsOnWin: boolean;
  digest: string;
  heldMinor: bigint;
  leftMinor: bigint;
  state: ChaseState;
  endedAt: Date | null;
};

export type ChaseStep = { step: number; drawId: string; multiplier: number; stakeMinor: bigint };

/** A step with what its draw and its ticket have come to. */
export type StepNow = ChaseStep & {
  state: 'waiting' | 'bought' | 'skipped' | 'released';
  /** Null if the draw was taken off the calendar. */
  drawState: string | null;
  catalogue: string | null;
  opensAt: Date | null;
  closesAt: Date | null;
  /** Whether the tickets of its draw are settled, and what its own one was paid. */
  isSettled: boolean;
  payoutMinor: bigint;
};

export type StepChange = { step: number } & (
  | { state: 'bought'; ticketId: string }
  | { state: 'skipped'; reason: string }
  | { state: 'released' }
);
