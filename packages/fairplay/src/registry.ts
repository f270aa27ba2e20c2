import { type DiceBet, diceQuote, diceRtpRange, diceRules, parseDiceBet, playDice } from './dice.ts';
import { minesRtpRange, minesRules } from './mines-payouts.ts';
import { parseMinesBet, replayMines } from './mines-replay.ts';
import type { NumberSource } from './random.ts';
import { defineFairGame } from './verification.ts';

export type DiceProof = {
  rollHundredths: number;
  won: boolean;
  wins: number;
  outcomes: number;
  multiplierE4: number;
};

function proveDice(source: NumberSource, bet: DiceBet): DiceProof {
  const { wins, outcomes } = diceQuote(bet);
  const { rollHundredths, won, multiplierE4 } = playDice(source, bet);
  return { rollHundredths, won, wins, outcomes, multiplierE4: Number(multiplierE4) };
}

/** The in-house games that can be played and verified. The verifier page and the displayed returns use this map. */
export const fairGames = {
  dice: defineFairGame({
    gameId: 'dice',
    rulesVersion: diceRules.version,
    rtp: diceRtpRange,
    parseBet: parseDiceBet,
    play: proveDice,
  }),
  mines: defineFairGame({
    gameId: 'mines',
    rulesVersion: minesRules.version,
    rtp: minesRtpRange,
    parseBet: parseMinesBet,
    play: replayMines,
  }),
} as const;

export type FairGameId = keyof typeof fairGames;

/** The details of any game, distinguished by `gameId`. */
export type AnyVerification = ReturnType<(typeof fairGames)[FairGameId]['verify']>;

export const isFairGameId = (text: string): text is FairGameId => Object.hasOwn(fairGames, text);
