import { z } from 'zod';
import { id } from '../ids.ts';
import { money } from '../money.ts';

/** The game in the path of a call. */
export const originalsParams = z.object({ game: z.string().regex(/^[a-z][a-z0-9-]{0,31}$/) });

/** Plain JSON whose form belongs to the rules of the game in `fairplay`. */
export const gameJson = z.unknown();

/** Multipliers are in ten-thousandths: 19800 is 1.98×. */
const multiplierE4 = z.int().nonnegative();

const played = z.object({
  roundId: id,
  gameId: z.string(),
  rulesVersion: z.string(),
  nonce: z.int(),
  /** Jackpot payout, if this round won it. */
  jackpot: money.nullable(),
  balance: money,
  /** Sequence of the main account after the call; the highest one is current. */
  balanceSequence: z.string(),
});

/** A round that is over after one call. */
export const oneCallResult = played.extend({
  stake: money,
  /** In the canonical form of the rules. */
  bet: gameJson,
  /** Whether the stake came back at least. */
  won: z.boolean(),
  payout: money,
  /** Payout ÷ stake, cut to four decimals. */
  multiplierE4,
  /** What the result is drawn from. */
  facts: gameJson,
});
export type OneCallResult = z.infer<typeof oneCallResult>;

/** A round of several calls after its moves so far. */
export const roundState = played.extend({
  /** The first stake; doubling, for example, adds further ones. */
  stake: money,
  /** All stakes so far. */
  staked: money,
  bet: gameJson,
  moves: z.array(gameJson),
  isOver: z.boolean(),
  /** What was paid, or what cashing out would pay now. */
  payout: money,
  /** The payout as a multiple of the first stake. */
  multiplierE4,
  /** The highest multiplier that the next step can reach on a ladder; null in other games and after the round. */
  nextMultiplierE4: multiplierE4.nullable(),
  /** What the player may see now. */
  view: gameJson,
});
export type RoundState = z.infer<typeof roundState>;
