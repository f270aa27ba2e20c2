import { baccarat } from './baccarat.ts';
import { dice } from './dice.ts';
import { keno } from './keno.ts';
import { limbo } from './limbo.ts';
import type { OneCallGame } from './one-call.ts';
import { plinko } from './plinko.ts';
import { roulette } from './roulette.ts';
import { nineLanterns } from './slots.ts';
import { wheel } from './wheel.ts';

/** A game whose bets and facts are known only as JSON. */
export type AnyOneCallGame = OneCallGame<unknown, unknown>;

/** Bets reach the rules only through `parseBet`. */
const any = <Bet, Facts>(game: OneCallGame<Bet, Facts>): AnyOneCallGame => game as AnyOneCallGame;

/** All games whose round is one call; of several versions of one game, the newest comes first. */
export const oneCallGames: readonly AnyOneCallGame[] = [
  any(dice),
  any(limbo),
  any(plinko),
  any(keno),
  any(wheel),
  any(roulette),
  any(baccarat),
  any(nineLanterns),
];

/** The rules of new rounds. */
export const newestOneCallGame = (gameId: string): AnyOneCallGame | undefined =>
  oneCallGames.find(({ id }) => id === gameId);
