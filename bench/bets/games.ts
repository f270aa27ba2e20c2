import { closedLoop, type Measured } from '../src/load.ts';
import { ROUND_GAMES } from './round-plays.ts';
import { count, milliseconds, table } from '../src/table.ts';

/** What the others are compared with. */
const DICE = { direction: 'under', targetHundredths: 5_000 };

/** A usual bet of each game whose round is one call. */
const BETS: Readonly<Record<string, object>> = {
  limbo: { targetHundredths: 200 },
  plinko: { rows: 16, risk: 'medium' },
  keno: { risk: 'medium', picks: [1, 5, 9, 13, 17, 21, 25, 29, 33, 37] },
  wheel: { segments: 50, risk: 'medium' },
  roulette: { spots: ['dozen:1', 'red', 'straight:7', 'straight:8'].map((spot) => ({ spot, units: 1 })) },
  baccarat: { spots: [{ spot: 'banker', units: 1 }] },
  'nine-lanterns': {},
};

const RATIO_BAR = 0.8;
const MOVES_RATIO_BAR = 0.6;
const P99_BAR_MILLISECONDS = 10;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

type Bounds = { turns: number; seconds: number; warmUpSeconds: number };

/** A game, and one call of it: a bet, or the start or a move of a round. */
type Contender = { name: string; call: () => Promise<void> };
type Place = (game: string, bet: object) => Promise<void>;

/**
 * Each game in process, beside dice in the same turn, so that other load affects both alike; the ratio is the median of
 * the turns.
 */
async function compare(
  { turns, ...bounds }: Bounds,
  place: Place,
  { title, bar, contenders }: { title: string; bar: number; contenders: readonly Contender[] },
): Promise<void> {
  const rateOf = async (call: () => Promise<void>, inFlight: number): Promise<Measured> =>
    closedLoop({ ...bounds, inFlight, call });
  const lines: string[][] = [];
  for (const { name, call } of contenders) {
    const ratios: number[] = [];
    const rates: number[] = [];
    const slow: number[] = [];
    for (let turn = 0; turn < turns; turn += 1) {
      const reference = await rateOf(() => place('dice', DICE), 128);
      const measured = await rateOf(call, 128);
      ratios.push(measured.rate / reference.rate);
      rates.push(measured.rate);
      slow.push((await rateOf(call, 16)).p99Milliseconds);
    }
    const [ratio, p99] = [median(ratios), median(slow)];
    lines.push([
      name,
      count(median(rates)),
      `${(ratio * 100).toFixed(0)} %`,
      ratio >= bar ? 'met' : 'MISSED',
      milliseconds(p99),
      p99 <= P99_BAR_MILLISECONDS ? 'met' : 'MISSED',
    ]);
  }
  const head = [
    title,
    'a second at 128',
    'of dice',
    `≥ ${bar * 100} %`,
    'p99 at 16',
    `≤ ${P99_BAR_MILLISECONDS} ms`,
  ];
  console.log(`\n${table(head, lines)}`);
}

export const measureGames = (bounds: Bounds, place: Place): Promise<void> =>
  compare(bounds, place, {
    title: 'game, in process',
    bar: RATIO_BAR,
    contenders: Object.entries(BETS).map(([game, bet]) => ({ name: game, call: () => place(game, bet) })),
  });

/** `play` makes the next call of a round: its start, a move, or cashing out. */
export const measureRounds = (
  bounds: Bounds,
  place: Place,
  play: (game: string) => Promise<void>,
): Promise<void> =>
  compare(bounds, place, {
    title: 'calls of rounds, in process',
    bar: MOVES_RATIO_BAR,
    contenders: ROUND_GAMES.map((game) => ({ name: game, call: () => play(game) })),
  });
