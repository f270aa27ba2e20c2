import { blackjack } from './blackjack.ts';
import { hilo } from './hilo.ts';
import { mines } from './mines.ts';
import type { AnyRoundGame, RoundGame } from './round-game.ts';
import { towers } from './towers.ts';

/** Bets, moves and views reach the rules through `parseBet` and `parseMove`, or come from the rules themselves. */
const any = <Bet, Move, View>(game: RoundGame<Bet, Move, View>): AnyRoundGame => game as AnyRoundGame;

/** All games whose round takes several calls; of several versions of one game, the newest comes first. */
export const roundGames: readonly AnyRoundGame[] = [any(mines), any(towers), any(hilo), any(blackjack)];

/** The rules of new rounds. */
export const newestRoundGame = (gameId: string): AnyRoundGame | undefined =>
  roundGames.find(({ id }) => id === gameId);

/** The rules of a round that was begun under this version. */
export const roundGameOf = (rulesVersion: string): AnyRoundGame | undefined =>
  roundGames.find((game) => game.rulesVersion === rulesVersion);
