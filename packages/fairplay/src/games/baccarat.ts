import { drawCard, RANKS, type Card } from '../cards.ts';
import type { Fraction } from '../money.ts';
import {
  baccaratTotal,
  baccaratValue,
  bankerDraws,
  dealBaccarat,
  isNatural,
  playerDraws,
  type BaccaratDeal,
} from './baccarat-rules.ts';
import { defineOneCall, isWon, largest, smallest } from './one-call.ts';
import { parseSpots, unitsOf, type SpotsBet } from './spots.ts';

export const BACCARAT_SPOTS = ['player', 'banker', 'tie', 'player_pair', 'banker_pair'] as const;
export type BaccaratSpot = (typeof BACCARAT_SPOTS)[number];
export type BaccaratFacts = BaccaratDeal & { playerTotal: number; bankerTotal: number };

type Winner = 'player' | 'banker' | 'tie';
type Outcome = { winner: Winner; playerPair: boolean; bankerPair: boolean };

/** Total payouts in hundredths of the spot's stake. */
const PLAYER = 200n;
const BANKER = 195n;
const TIE = 1_000n;
const PAIR = 1_280n;
const PUSH = 100n;

const isSpot = (spot: string): spot is BaccaratSpot => BACCARAT_SPOTS.some((one) => one === spot);

function hundredthsOf(spot: string, { winner, playerPair, bankerPair }: Outcome): bigint {
  switch (spot) {
    case 'player':
      return winner === 'tie' ? PUSH : winner === 'player' ? PLAYER : 0n;
    case 'banker':
      return winner === 'tie' ? PUSH : winner === 'banker' ? BANKER : 0n;
    case 'tie':
      return winner === 'tie' ? TIE : 0n;
    case 'player_pair':
      return playerPair ? PAIR : 0n;
    case 'banker_pair':
      return bankerPair ? PAIR : 0n;
    default:
      throw new RangeError(`there is no spot ${spot}`);
  }
}

const paidFor = (bet: SpotsBet, outcome: Outcome): Fraction => ({
  numerator: bet.spots.reduce(
    (sum, { spot, units }) => sum + BigInt(units) * hundredthsOf(spot, outcome),
    0n,
  ),
  denominator: unitsOf(bet) * 100n,
});

const winnerOf = (player: number, banker: number): Winner =>
  player === banker ? 'tie' : player > banker ? 'player' : 'banker';

const OUTCOMES: readonly Outcome[] = (['player', 'banker', 'tie'] as const).flatMap((winner) =>
  [true, false].flatMap((playerPair) =>
    [true, false].map((bankerPair) => ({ winner, playerPair, bankerPair })),
  ),
);

const RANK_VALUES = RANKS.map((rank) => baccaratValue({ rank }));
/** How many of the thirteen ranks have each value from 0 to 9. */
const RANKS_OF_VALUE = Array.from(
  { length: 10 },
  (_, value) => RANK_VALUES.filter((one) => one === value).length,
);

/** Of 13⁶ sequences of ranks, how many end with each winner: by totals of the first two cards and third cards. */
export function baccaratWinners(): Readonly<Record<Winner, bigint>> {
  const counts = { player: 0n, banker: 0n, tie: 0n };
  const pairs = Array.from({ length: 10 }, () => 0);
  for (const a of RANK_VALUES)
    for (const b of RANK_VALUES) {
      const total = (a + b) % 10;
      pairs[total] = (pairs[total] ?? 0) + 1;
    }
  const thirds = RANKS_OF_VALUE.map((ranks, value) => ({ value, ranks }));
  for (const [player, ofPlayer] of pairs.entries())
    for (const [banker, ofBanker] of pairs.entries()) {
      const ways = BigInt(ofPlayer) * BigInt(ofBanker);
      const add = (winner: Winner, ranks: number): void => {
        counts[winner] += ways * BigInt(ranks);
      };
      if (isNatural(player, banker)) {
        add(winnerOf(player, banker), 169);
        continue;
      }
      const playerThirds = playerDraws(player) ? thirds : [{ value: undefined, ranks: 13 }];
      for (const { value, ranks } of playerThirds) {
        const after = value === undefined ? player : (player + value) % 10;
        if (!bankerDraws(banker, value)) add(winnerOf(after, banker), ranks * 13);
        else
          for (const third of thirds) add(winnerOf(after, (banker + third.value) % 10), ranks * third.ranks);
      }
    }
  return counts;
}

const SEQUENCES = 13n ** 6n;
const WINNERS = baccaratWinners();

function returnOfSpot(spot: string): Fraction {
  if (spot === 'player_pair' || spot === 'banker_pair') return { numerator: PAIR, denominator: 1_300n };
  const pair = { playerPair: false, bankerPair: false };
  const paid = (['player', 'banker', 'tie'] as const).reduce(
    (sum, winner) => sum + WINNERS[winner] * hundredthsOf(spot, { winner, ...pair }),
    0n,
  );
  return { numerator: paid, denominator: SEQUENCES * 100n };
}

function returnOf(bet: SpotsBet): Fraction {
  // Both kinds of returns over one denominator: 13⁶ × 100.
  const paid = bet.spots.reduce((sum, { spot, units }) => {
    const { numerator, denominator } = returnOfSpot(spot);
    return sum + BigInt(units) * numerator * ((SEQUENCES * 100n) / denominator);
  }, 0n);
  return { numerator: paid, denominator: SEQUENCES * 100n * unitsOf(bet) };
}

const isPair = ([first, second]: readonly Card[]): boolean => first?.rank === second?.rank;

/** Punto banco from an endless shoe: 9:1 on a tie, the banker's commission is 5 %. Third cards by the usual table. */
export const baccarat = defineOneCall<SpotsBet, BaccaratFacts>({
  id: 'baccarat',
  rulesVersion: 'baccarat/1',
  parseBet: (value) => parseSpots(value, isSpot),
  worst: (bet) => largest(OUTCOMES.map((outcome) => paidFor(bet, outcome))),
  least: (bet) => smallest(OUTCOMES.map((outcome) => paidFor(bet, outcome))),
  parts: ({ spots }) => spots.map(({ units }) => units),
  play: (source, bet) => {
    const deal = dealBaccarat(() => drawCard(source));
    const [playerTotal, bankerTotal] = [baccaratTotal(deal.player), baccaratTotal(deal.banker)];
    const paid = paidFor(bet, {
      winner: winnerOf(playerTotal, bankerTotal),
      playerPair: isPair(deal.player),
      bankerPair: isPair(deal.banker),
    });
    return { paid, won: isWon(paid), facts: { ...deal, playerTotal, bankerTotal } };
  },
  returnOf,
  returns: {
    min: returnOfSpot('tie'),
    max: returnOfSpot('banker'),
  },
});
