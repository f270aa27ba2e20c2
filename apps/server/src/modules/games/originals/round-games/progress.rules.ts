import { roundGameOf } from '@croupier/fairplay/games/round-games.ts';
import type { AnyRoundGame } from '@croupier/fairplay/games/round-game.ts';
import { z } from 'zod';
import { jackpotRecord, type JackpotRecord } from '../../jackpot/index.ts';

/** A round of several calls that is not over, as its row has it. */
export type StoredProgress = {
  merchantId: string;
  memberId: string;
  gameId: string;
  roundId: string;
  pairId: string;
  nonce: number;
  rulesVersion: string;
  /** The first stake. */
  stakeMinor: bigint;
  /** The merchant's limit when the round began. */
  maxPayoutMinor: bigint;
  state: unknown;
  openedAt: Date;
  movedAt: Date;
};

/** The same with its bet and moves; what is hidden is computed from the seeds each time. */
export type Progress = Omit<StoredProgress, 'state'> & {
  game: AnyRoundGame;
  bet: unknown;
  moves: readonly unknown[];
  /** All stakes so far. */
  stakedMinor: bigint;
  jackpot: JackpotRecord | undefined;
};

const whole = z.string().regex(/^\d{1,19}$/);

const state = z.object({
  bet: z.unknown(),
  moves: z.array(z.unknown()),
  stakedMinor: whole,
  jackpot: jackpotRecord.optional(),
});
export type ProgressState = z.infer<typeof state>;

/** Mines had a form of its own, in rounds that are still open and on servers of the release before. */
const earlierMines = z.object({
  mines: z.int(),
  revealed: z.array(z.int()),
  jackpot: jackpotRecord.optional(),
});

function stateIn({ state: stored, stakeMinor }: StoredProgress): ProgressState {
  const earlier = earlierMines.safeParse(stored).data;
  if (!earlier) return state.parse(stored);
  const { mines, revealed, jackpot } = earlier;
  const moves = revealed.map((field) => ({ field }));
  return { bet: { mines }, moves, stakedMinor: String(stakeMinor), jackpot };
}

/** Puts values that were stored as JSON into the form of the rules. @throws Error for what they do not allow */
function parsed<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`the rules do not allow the stored ${what}`);
  return value;
}

/** @throws Error if the row is invalid or its rules are missing */
export function progressOf(stored: StoredProgress): Progress {
  const game = roundGameOf(stored.rulesVersion);
  if (!game) throw new Error(`no rules ${stored.rulesVersion} here`);
  const { bet, moves, stakedMinor, jackpot } = stateIn(stored);
  const { state: _stored, ...row } = stored;
  return {
    ...row,
    game,
    bet: parsed(game.parseBet(bet), 'bet'),
    moves: moves.map((move) => parsed(game.parseMove(move), 'move')),
    stakedMinor: BigInt(stakedMinor),
    jackpot,
  };
}

export const stateOf = ({ bet, moves, stakedMinor, jackpot }: Progress): ProgressState => ({
  bet,
  moves: [...moves],
  stakedMinor: String(stakedMinor),
  jackpot,
});
