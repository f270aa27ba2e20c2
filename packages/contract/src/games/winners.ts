import { z } from 'zod';
import { GAME_CATEGORIES, gameCategory } from './catalogue.ts';
import { id } from '../ids.ts';
import { instant } from '../instant.ts';
import { money } from '../money.ts';
import { defineRoutes } from '../route.ts';
import { languageCode } from '../merchants/system.ts';

/** Entries of a winner board. */
export const WINNER_BOARD_LIMIT = 20;

/** A winning round of a real member; never of a trial account. */
export const winner = z.object({
  roundId: id,
  /** Masked, recognisable only to its owner. */
  customerName: z.string(),
  /** Payout including the stake. */
  winAmount: money,
  stake: money,
  currency: z.string(),
  gameName: z.string(),
  gameId: z.string(),
  gameType: gameCategory,
  iconUrl: z.string(),
  at: instant,
});
export type Winner = z.infer<typeof winner>;

export const winnersRoutes = defineRoutes({
  board: {
    method: 'GET',
    path: '/wps/winners',
    summary:
      'Winning rounds of the last seven days from a minimum win, one for each player and game: the latest, or the biggest.',
    access: 'visitor',
    query: z.object({
      board: z.enum(['latest', 'biggest']).default('latest'),
      gameCategory: z.enum(['ALL', ...GAME_CATEGORIES]).default('ALL'),
      limitNum: z.coerce.number().int().min(1).max(WINNER_BOARD_LIMIT).default(WINNER_BOARD_LIMIT),
      language: languageCode.optional(),
    }),
    response: z.array(winner),
  },
});
