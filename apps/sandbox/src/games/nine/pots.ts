import { pickIndex, type NumberSource } from '@croupier/fairplay/random.ts';
import { GAMES, dealHands, type Card, type GameCode } from './cards.ts';

export const MIN_SEATS = 2;
export const MAX_SEATS = 6;
const RAKE_PERCENT = 3n;

/** The share of the pot that the room keeps, cut to the smallest unit of money. */
export const rakeOf = (potMinor: bigint): bigint => (potMinor * RAKE_PERCENT) / 100n;

export type Seat = {
  hand: readonly Card[];
  points: number;
  payoutMinor: bigint;
  /** This seat's part of the rake; the parts add up to the whole. */
  rakeMinor: bigint;
};

export type Hand = { potMinor: bigint; rakeMinor: bigint; seats: readonly Seat[] };

/** Splits an amount equally over seats; each unit left over goes to a seat drawn by lot. */
export function splitEqually(amountMinor: bigint, count: number, lots: NumberSource): bigint[] {
  const share = amountMinor / BigInt(count);
  const shares = Array.from({ length: count }, () => share);
  const drawn = shares.map((_, index) => index);
  for (let left = amountMinor % BigInt(count); left > 0n; left -= 1n) {
    const [index = 0] = drawn.splice(pickIndex(lots, drawn.length), 1);
    shares[index] = share + 1n;
  }
  return shares;
}

/** One hand: everybody has paid the ante, the most points take the pot less the rake, equal ones share it. */
export function playHand(
  seed: string,
  handId: string,
  { game, seats, anteMinor }: { game: GameCode; seats: number; anteMinor: bigint },
): Hand {
  if (seats < MIN_SEATS || seats > MAX_SEATS) throw new RangeError(`a hand has no ${seats} seats`);
  const { cards, points } = GAMES[game];
  const { hands, lots } = dealHands(seed, handId, { seats, cards });
  const potMinor = anteMinor * BigInt(seats);
  const rakeMinor = rakeOf(potMinor);
  const scores = hands.map(points);
  const best = Math.max(...scores);
  const winners = scores.flatMap((score, index) => (score === best ? [index] : []));
  const payouts = splitEqually(potMinor - rakeMinor, winners.length, lots);
  const rakes = splitEqually(rakeMinor, seats, lots);
  return {
    potMinor,
    rakeMinor,
    seats: hands.map((hand, index) => ({
      hand,
      points: scores[index] ?? 0,
      payoutMinor: payouts[winners.indexOf(index)] ?? 0n,
      rakeMinor: rakes[index] ?? 0n,
    })),
  };
}
