import { crashRtpRange, crashRules } from '@croupier/fairplay/crash-rules.ts';
import { printedReturnBps, type Fraction } from '@croupier/fairplay/money.ts';
import { fairGames } from '@croupier/fairplay/registry.ts';
import { expect, test } from 'vitest';
import { baccaratScreen } from './baccarat/baccarat-screen.tsx';
import { blackjackScreen } from './blackjack/blackjack-screen.ts';
import { diceScreen } from './dice/dice-screen.ts';
import { hiloScreen } from './hilo/hilo-screen.ts';
import { kenoScreen } from './keno/keno-screen.ts';
import { limboScreen } from './limbo/limbo-screen.ts';
import { minesScreen } from './mines/mines-screen.ts';
import { plinkoScreen } from './plinko/plinko-screen.ts';
import { rouletteScreen } from './roulette/roulette-screen.tsx';
import { slotsScreen } from './slots/slots-screen.tsx';
import { towersScreen } from './towers/towers-screen.ts';
import { printedReturns } from './use-return-text.ts';
import { wheelScreen } from './wheel/wheel-screen.ts';

/** What each page prints. */
const PAGES = {
  dice: diceScreen.rules.returns,
  limbo: limboScreen.rules.returns,
  mines: minesScreen.returns,
  plinko: plinkoScreen.rules.returns,
  keno: kenoScreen.rules.returns,
  wheel: wheelScreen.rules.returns,
  hilo: hiloScreen.returns,
  roulette: rouletteScreen.rules.returns,
  blackjack: blackjackScreen.returns,
  baccarat: baccaratScreen.rules.returns,
  'nine-lanterns': slotsScreen.rules.returns,
  towers: towersScreen.returns,
  [crashRules.gameId]: crashRtpRange,
};

/** What tiles (the minimum) and lists of returns print, from the same rules on the server. */
const TILES = Object.fromEntries(
  [...Object.values(fairGames), { gameId: crashRules.gameId, rtp: crashRtpRange }].map(({ gameId, rtp }) => [
    gameId,
    { lowestBps: printedReturnBps(rtp.minPpm), highestBps: printedReturnBps(rtp.maxPpm) },
  ]),
);

test('a page prints the returns of its tile', () => {
  expect(Object.keys(PAGES).toSorted()).toEqual(Object.keys(TILES).toSorted());
  expect(
    Object.fromEntries(Object.entries(PAGES).map(([id, returns]) => [id, printedReturns(returns)])),
  ).toEqual(TILES);
});

test('what is printed is no higher than the true return, and less than a hundredth below it', () => {
  const isCut = (bps: number, { numerator, denominator }: Fraction): boolean =>
    BigInt(bps) * denominator <= numerator * 10_000n && numerator * 10_000n < BigInt(bps + 1) * denominator;
  for (const [id, { min, max }] of Object.entries(PAGES)) {
    expect(isCut(TILES[id]?.lowestBps ?? 0, min), id).toBe(true);
    expect(isCut(TILES[id]?.highestBps ?? 0, max), id).toBe(true);
  }
});
