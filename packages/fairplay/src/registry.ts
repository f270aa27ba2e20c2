import { parseDiceBet } from './dice.ts';
import { baccarat } from './games/baccarat.ts';
import { blackjack } from './games/blackjack.ts';
import { dice } from './games/dice.ts';
import { hilo } from './games/hilo.ts';
import { keno } from './games/keno.ts';
import { limbo } from './games/limbo.ts';
import { plinko } from './games/plinko.ts';
import { BLACKJACK_RETURNS, HILO_RETURNS, TOWERS_RETURNS } from './games/round-returns.ts';
import { roulette } from './games/roulette.ts';
import { nineLanterns } from './games/slots.ts';
import { towers } from './games/towers.ts';
import { wheel } from './games/wheel.ts';
import { fairMines } from './mines-replay.ts';
import { fairOneCall, fairRound } from './verification.ts';

/** The in-house games whose rounds follow from the player's seeds. The verifier and the displayed returns use this map. */
export const fairGames = {
  dice: fairOneCall('dice', dice, parseDiceBet),
  limbo: fairOneCall('limbo', limbo),
  mines: fairMines,
  plinko: fairOneCall('plinko', plinko),
  keno: fairOneCall('keno', keno),
  wheel: fairOneCall('wheel', wheel),
  hilo: fairRound('hilo', hilo, HILO_RETURNS),
  roulette: fairOneCall('roulette', roulette),
  blackjack: fairRound('blackjack', blackjack, BLACKJACK_RETURNS),
  baccarat: fairOneCall('baccarat', baccarat),
  'nine-lanterns': fairOneCall('nine-lanterns', nineLanterns),
  towers: fairRound('towers', towers, TOWERS_RETURNS),
} as const;

export type FairGameId = keyof typeof fairGames;

/** The details of any game, distinguished by `gameId`. */
export type AnyVerification = NonNullable<ReturnType<(typeof fairGames)[FairGameId]['verifyRecord']>>;

export const isFairGameId = (text: string): text is FairGameId => Object.hasOwn(fairGames, text);
