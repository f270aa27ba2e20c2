import type { MinesRound } from '@croupier/contract/games/originals.ts';
import { minesMultiplierE4, minesRules, safeFields } from '@croupier/fairplay/mines-payouts.ts';
import { cashOut, currentMultiplierE4, reveal, type MinesGame } from '@croupier/fairplay/mines.ts';
import { payoutMinor } from '@croupier/fairplay/money.ts';
import { z } from 'zod';
import { jackpotRecord, jackpotWonOf } from '../../jackpot/index.ts';
import type { MinesDetail, RoundSource } from '../round-detail.rules.ts';

/** The stored state of a round in progress. The mines are computed from the seed when needed and never stored. */
const minesProgress = z.object({
  mines: z.int(),
  revealed: z.array(z.int()),
  jackpot: jackpotRecord.optional(),
});
export type MinesProgress = z.infer<typeof minesProgress>;

/** @throws ZodError if the row is invalid */
export const readMinesProgress = (state: unknown): MinesProgress => minesProgress.parse(state);

type Stakes = { stakeMinor: bigint; maxPayoutMinor: bigint };

/** Rounds under these rules can be continued; a later version keeps supporting older ones. */
export const isPlayable = (rulesVersion: string): boolean => rulesVersion === minesRules.version;

/**
 * Opens a field. If the next step would exceed the payout limit, the round cashes out automatically, so that nobody
 * risks a win that would not be paid, and every multiplier reached is paid in full.
 */
export function revealWithin(
  game: MinesGame,
  field: number,
  { stakeMinor, maxPayoutMinor }: Stakes,
): MinesGame {
  const opened = reveal(game, field);
  if (opened.state !== 'playing' || opened === game) return opened;
  const next = minesMultiplierE4(opened.minePositions.length, opened.revealed.length + 1);
  return payoutMinor(stakeMinor, next) > maxPayoutMinor ? cashOut(opened) : opened;
}

/** A round without the balance, which is read after the commit. */
export type MinesView = Omit<MinesRound, 'balance' | 'balanceSequence'>;
type ViewOf = { roundId: string; nonce: number; stakeMinor: bigint };

/** A round in progress; contains nothing that depends on the positions of the mines. */
export function playingView(
  { roundId, nonce, stakeMinor }: ViewOf,
  { mines, revealed, jackpot }: MinesProgress,
): MinesView {
  const multiplierE4 = minesMultiplierE4(mines, revealed.length);
  const more = revealed.length < safeFields(mines);
  return {
    roundId,
    nonce,
    stake: stakeMinor,
    mines,
    state: 'playing',
    revealed,
    jackpot: jackpotWonOf(jackpot),
    minePositions: null,
    multiplierE4: Number(multiplierE4),
    payout: payoutMinor(stakeMinor, multiplierE4),
    nextMultiplierE4: more ? Number(minesMultiplierE4(mines, revealed.length + 1)) : null,
  };
}

/** A finished round. */
export const finishedView = (
  round: Omit<ViewOf, 'nonce'> & { payoutMinor: bigint },
  detail: MinesDetail,
): MinesView => ({
  roundId: round.roundId,
  nonce: detail.nonce,
  stake: round.stakeMinor,
  mines: detail.mines,
  state: detail.state,
  revealed: detail.revealed,
  minePositions: detail.minePositions,
  multiplierE4: detail.multiplierE4,
  payout: round.payoutMinor,
  nextMultiplierE4: null,
  jackpot: jackpotWonOf(detail.jackpot),
});

/** The record of a finished game. @throws Error if the game is not over */
export function finishedDetail(source: RoundSource, game: MinesGame): MinesDetail {
  if (game.state === 'playing') throw new Error('a mines round in progress has no end to record');
  return {
    ...source,
    mines: game.minePositions.length,
    revealed: [...game.revealed],
    state: game.state,
    minePositions: [...game.minePositions],
    multiplierE4: Number(currentMultiplierE4(game)),
  };
}
