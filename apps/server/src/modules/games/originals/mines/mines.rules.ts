import type { MinesRound } from '@croupier/contract/games/originals.ts';
import { minesMultiplierE4, minesRules, safeFields } from '@croupier/fairplay/mines-payouts.ts';
import { cashOut, currentMultiplierE4, reveal, type MinesGame } from '@croupier/fairplay/mines.ts';
import { payoutMinor } from '@croupier/fairplay/money.ts';
import { z } from 'zod';
import { jackpotRecord, jackpotWonOf } from '../../jackpot/index.ts';
import type { MinesDetail, RoundSource } from '../round-detail.rules.ts';

/** What a round in progress keeps. The mines are computed from the seed when needed and stored nowhere. */
const minesProgress = z.object({
  mines: z.int(),
  revealed: z.array(z.int()),
  jackpot: jackpotRecord.optional(),
});
export type MinesProgress = z.infer<typeof minesProgress>;

/** @throws ZodError when the row is broken */
export const readMinesProgress = (state: unknown): MinesProgress => minesProgress.parse(state);

type Stakes = { stakeMinor: bigint; maxPayoutMinor: bigint };

/** Rounds under these rules can be played on; a later version keeps the older ones beside it. */
export const isPlayable = (rulesVersion: string): boolean => rulesVersion === minesRules.version;

/**
 * Opens a field. A round that could only go on above the payout limit cashes out by itself: nobody is left to risk
 * a win for more that would not be paid, and every multiplier that was reached is paid in full.
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

/** All of a round but the balance, which is read after the commit. */
export type MinesView = Omit<MinesRound, 'balance' | 'balanceSequence'>;
type ViewOf = { roundId: string; nonce: number; stakeMinor: bigint };

/** A round in progress: nothing in it depends on where the mines are. */
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

/** A round that is over. */
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

/** What a finished game leaves in the record. @throws Error when the game is not over */
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
