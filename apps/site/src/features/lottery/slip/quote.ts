import { countLines, parsePick } from '@croupier/fairplay/lottery/pick.ts';
import { FULL_PRICE_BPS, mostMinor, prizesOf, returnOf } from '@croupier/fairplay/lottery/prize.ts';
import type { Pick, Play } from '@croupier/fairplay/lottery/types.ts';
import { floorPpm } from '@croupier/fairplay/money.ts';

/** A bet as the server is asked for it. */
export type AskedBet = { play: string; pick: string; line: bigint; group: number; priceBps: number };

/** A number whose price is not the full one. */
export type NumberPrice = { market: string; cell: string; priceBps: number };

export type Quote = {
  lines: number;
  stakeMinor: bigint;
  /** The most that the bet can pay. */
  mostMinor: bigint;
  /** What one winning line pays, by class. */
  prizes: bigint[];
  returnPpm: number;
};

/** What a bet costs and can win: the same arithmetic as the server's. */
export function quoteOf(
  play: Play,
  pick: Pick,
  { line, group, priceBps }: Omit<AskedBet, 'play' | 'pick'>,
): Quote {
  const terms = { lineMinor: line, group, priceBps };
  const lines = countLines(play, pick);
  return {
    lines,
    stakeMinor: BigInt(lines) * line,
    mostMinor: mostMinor(play, pick, terms),
    prizes: prizesOf(play, terms),
    returnPpm: lines > 0 && line > 0n ? floorPpm(returnOf(play, pick, terms)) : 0,
  };
}

export function quoteBet(play: Play, bet: AskedBet): Quote | undefined {
  const { pick } = parsePick(play, bet.pick);
  return pick && quoteOf(play, pick, bet);
}

/** The lowest price of the numbers that a pick covers, and which of them it is; 0 if one is closed. */
export function priceOf(
  play: Play,
  pick: Pick,
  prices: readonly NumberPrice[],
): { priceBps: number; cell: string | undefined } {
  const mine = prices.filter(({ market }) => market === play.code);
  if (mine.length === 0) return { priceBps: FULL_PRICE_BPS, cell: undefined };
  const covered = new Set(play.law.cells?.(pick).map(({ cell }) => cell) ?? ['total']);
  const lowest = mine.filter(({ cell }) => covered.has(cell)).toSorted((a, b) => a.priceBps - b.priceBps)[0];
  return lowest && lowest.priceBps < FULL_PRICE_BPS
    ? { priceBps: lowest.priceBps, cell: lowest.cell }
    : { priceBps: FULL_PRICE_BPS, cell: undefined };
}
