import type { RoundState } from '@croupier/contract/games/originals-play.ts';
import type { BlackjackView } from '@croupier/fairplay/games/blackjack.ts';
import { blackjackValue } from '@croupier/fairplay/games/blackjack-hands.ts';
import type { HiloView } from '@croupier/fairplay/games/hilo.ts';
import type { Random } from '../vendors/random.ts';

/** A bet as a player makes it. `parts`: the stake is divided evenly among so many chips. */
export type Bet = { bet: object; parts: number };

const whole = (bet: object): Bet => ({ bet, parts: 1 });
const chips = (names: readonly string[]): Bet => ({
  bet: { spots: names.map((spot) => ({ spot, units: 1 })) },
  parts: names.length,
});

/** Different numbers from 0 up to, but not including, `below`. */
function someOf(random: Random, count: number, below: number): number[] {
  const left = Array.from({ length: below }, (_, index) => index);
  return Array.from({ length: count }, () => left.splice(random.whole(0, left.length - 1), 1)[0] ?? 0);
}

const ROULETTE: readonly [readonly string[], ...(readonly string[])[]] = [
  ['red'],
  ['black'],
  ['dozen:1', 'dozen:2'],
  ['red', 'straight:7'],
  ['straight:17', 'straight:20', 'straight:23', 'straight:32'],
];
/** Of hilo: cards in the middle, from which either guess has a fair chance. */
const START_CARDS = [20, 24, 28, 31] as const;

const BETS: Readonly<Record<string, (random: Random) => Bet>> = {
  dice: (random) =>
    whole({ direction: 'under', targetHundredths: random.pick([2_500, 4_950, 4_950, 6_600, 9_000]) }),
  limbo: (random) => whole({ targetHundredths: random.pick([150, 200, 200, 300, 1_000, 2_500]) }),
  plinko: (random) =>
    whole({ rows: random.pick([8, 12, 16, 16]), risk: random.pick(['low', 'medium', 'high']) }),
  keno: (random) =>
    whole({
      risk: random.pick(['classic', 'medium', 'high']),
      picks: someOf(random, random.whole(3, 10), 40),
    }),
  wheel: (random) =>
    whole({ segments: random.pick([10, 20, 50]), risk: random.pick(['low', 'medium', 'high']) }),
  roulette: (random) => chips(random.pick(ROULETTE)),
  baccarat: (random) => chips([random.pick(['banker', 'banker', 'player', 'tie'])]),
  'nine-lanterns': () => whole({}),
  mines: (random) => whole({ mines: random.pick([1, 3, 3, 5, 8]) }),
  towers: (random) => whole({ difficulty: random.pick(['easy', 'medium', 'hard']) }),
  hilo: (random) => whole({ startCard: random.pick(START_CARDS) }),
  blackjack: () => whole({}),
};

export const betOf = (game: string, random: Random): Bet => BETS[game]?.(random) ?? whole({});

const STAND_FROM = 17;
/** A dealer who shows less than this often goes bust. */
const WEAK_BELOW = 7;
const WEAK_STAND_FROM = 13;

function blackjackMove({ insurance, hands, active, dealer, moves }: BlackjackView): string {
  if (insurance === 'offered') return 'no_insurance';
  const cards = (active === null ? undefined : hands[active])?.cards ?? [];
  const hard = cards.reduce((sum, card) => sum + blackjackValue(card), 0);
  const isSoft = hard <= 11 && cards.some(({ rank }) => rank === 'A');
  const total = isSoft ? hard + 10 : hard;
  const [up] = dealer;
  const isWeak = !isSoft && up !== undefined && up.rank !== 'A' && blackjackValue(up) < WEAK_BELOW;
  if (moves.includes('double') && !isSoft && (total === 10 || total === 11)) return 'double';
  return total >= (isWeak ? WEAK_STAND_FROM : STAND_FROM) ? 'stand' : 'hit';
}

const hiloMove = ({ choices }: HiloView): unknown =>
  choices.toSorted((a, b) => b.thirteenths - a.thirteenths)[0]?.guess;

/** Steps on a ladder after which a player usually takes the money. */
const LADDER_STEPS = [2, 3, 3, 4, 5, 7] as const;
const MINES_FIELDS = 25;

/** The next move of a round that is not over. */
export function moveOf(game: string, { view, moves, multiplierE4 }: RoundState, random: Random): unknown {
  if (game === 'blackjack') return blackjackMove(view as BlackjackView);
  const isEnough = moves.length >= random.pick(LADDER_STEPS) && multiplierE4 > 10_000;
  if (isEnough) return 'cash_out';
  if (game === 'hilo') return hiloMove(view as HiloView);
  if (game === 'towers') return { tile: random.whole(0, 1) };
  const opened = new Set(moves.map((move) => (move as { field?: number }).field));
  const closed = Array.from({ length: MINES_FIELDS }, (_, field) => field).filter(
    (field) => !opened.has(field),
  );
  return { field: closed[random.whole(0, closed.length - 1)] ?? 0 };
}
