import { RANKS } from '../cards.ts';
import { blackjackValue } from './blackjack-hands.ts';

/**
 * Best play of blackjack by exact recursion over the endless shoe, in doubles: good to about twelve digits, which is
 * enough for the printed return and for the hint. All figures are gains per unit of the first stake.
 */
export type BestPlay = {
  /** The gain of each move with a hand of two or more cards against the dealer's card. */
  gains: (hand: Hand, up: number) => Readonly<{ hit: number; stand: number; double: number | null }>;
  split: (value: number, up: number) => number;
  /** The return of the first stake with best play and without insurance. */
  returnOfFirstStake: number;
};

/** Hard total with aces as 1, whether there is an ace, and whether these are the first two cards. */
export type Hand = { hard: number; hasAce: boolean; isPairOfCards: boolean };

const RANK_VALUES = RANKS.map((rank) => blackjackValue({ rank }));
/** Values from 1 to 10 with their chances. */
const CHANCES: ReadonlyMap<number, number> = new Map(
  Array.from({ length: 10 }, (_, index) => [
    index + 1,
    RANK_VALUES.filter((value) => value === index + 1).length / RANKS.length,
  ]),
);

const bestOf = ({ hard, hasAce }: Pick<Hand, 'hard' | 'hasAce'>): number =>
  hasAce && hard + 10 <= 21 ? hard + 10 : hard;

const keep = <T>(compute: (key: string) => T): ((key: string) => T) => {
  const known = new Map<string, T>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const value = compute(key);
    known.set(key, value);
    return value;
  };
};

/** Chances of the dealer's final totals 17 to 21 and of going over (22), given the face-up card and no blackjack. */
const dealerTotals = keep((key): ReadonlyMap<number, number> => {
  const up = Number(key);
  const totals = new Map<number, number>();
  const draw = (hard: number, hasAce: boolean, cards: number, chance: number): void => {
    const total = bestOf({ hard, hasAce });
    if (total >= 17) {
      const final = Math.min(total, 22);
      totals.set(final, (totals.get(final) ?? 0) + chance);
      return;
    }
    for (const [value, share] of CHANCES) {
      // The hole card is known not to make a blackjack.
      const isPeeked = cards === 1 && (up === 1 || up === 10);
      const excluded = up === 1 ? 10 : 1;
      if (isPeeked && value === excluded) continue;
      const rest = isPeeked ? 1 - (CHANCES.get(excluded) ?? 0) : 1;
      draw(hard + value, hasAce || value === 1, cards + 1, (chance * share) / rest);
    }
  };
  draw(up, up === 1, 1, 1);
  return totals;
});

function standGain(total: number, up: number): number {
  if (total > 21) return -1;
  let gain = 0;
  for (const [dealer, chance] of dealerTotals(String(up)))
    gain += chance * (dealer > 21 || total > dealer ? 1 : total === dealer ? 0 : -1);
  return gain;
}

/** The gain of the best of hitting and standing. */
const bestAfterCard = keep((key): number => {
  const [hard = 0, ace = 0, up = 0] = key.split('/').map(Number);
  const total = bestOf({ hard, hasAce: ace === 1 });
  if (total > 21) return -1;
  return Math.max(standGain(total, up), hitGain(hard, ace === 1, up));
});

function hitGain(hard: number, hasAce: boolean, up: number): number {
  let gain = 0;
  for (const [value, chance] of CHANCES)
    gain += chance * bestAfterCard(`${hard + value}/${hasAce || value === 1 ? 1 : 0}/${up}`);
  return gain;
}

function doubleGain(hard: number, hasAce: boolean, up: number): number {
  let gain = 0;
  for (const [value, chance] of CHANCES)
    gain += chance * standGain(bestOf({ hard: hard + value, hasAce: hasAce || value === 1 }), up);
  return 2 * gain;
}

/** Two hands that each start with the value; aces get one card, others are played on and may be doubled. */
function splitGain(value: number, up: number): number {
  let gain = 0;
  for (const [next, chance] of CHANCES) {
    const [hard, hasAce] = [value + next, value === 1 || next === 1];
    const total = bestOf({ hard, hasAce });
    const one =
      value === 1
        ? standGain(total, up)
        : Math.max(standGain(total, up), hitGain(hard, hasAce, up), doubleGain(hard, hasAce, up));
    gain += chance * one;
  }
  return 2 * gain;
}

const BLACKJACK_GAIN = 1.5;

function gainOfDeal(first: number, second: number, up: number): number {
  const [hard, hasAce] = [first + second, first === 1 || second === 1];
  const hidden = up === 1 ? (CHANCES.get(10) ?? 0) : up === 10 ? (CHANCES.get(1) ?? 0) : 0;
  const isNatural = hasAce && hard === 11;
  if (isNatural) return (1 - hidden) * BLACKJACK_GAIN;
  const played = Math.max(
    standGain(bestOf({ hard, hasAce }), up),
    hitGain(hard, hasAce, up),
    doubleGain(hard, hasAce, up),
    first === second ? splitGain(first, up) : -1,
  );
  return -hidden + (1 - hidden) * played;
}

function returnOfFirstStake(): number {
  let gain = 0;
  for (const [first, a] of CHANCES)
    for (const [second, b] of CHANCES)
      for (const [up, c] of CHANCES) gain += a * b * c * gainOfDeal(first, second, up);
  return 1 + gain;
}

export function bestPlay(): BestPlay {
  return {
    gains: ({ hard, hasAce, isPairOfCards }, up) => ({
      hit: hitGain(hard, hasAce, up),
      stand: standGain(bestOf({ hard, hasAce }), up),
      double: isPairOfCards ? doubleGain(hard, hasAce, up) : null,
    }),
    split: splitGain,
    returnOfFirstStake: returnOfFirstStake(),
  };
}
