import { closedLoop, type Measured } from '../src/load.ts';
import { count, milliseconds, table } from '../src/table.ts';

/** A usual bet of each game whose round is one call; dice is what the others are compared with. */
const BETS: Readonly<Record<string, object>> = {
  dice: { direction: 'under', targetHundredths: 5_000 },
  limbo: { targetHundredths: 200 },
  plinko: { rows: 16, risk: 'medium' },
  keno: { risk: 'medium', picks: [1, 5, 9, 13, 17, 21, 25, 29, 33, 37] },
  wheel: { segments: 50, risk: 'medium' },
  roulette: { spots: ['dozen:1', 'red', 'straight:7', 'straight:8'].map((spot) => ({ spot, units: 1 })) },
  baccarat: { spots: [{ spot: 'banker', units: 1 }] },
  'nine-lanterns': {},
};

const RATIO_BAR = 0.8;
const P99_BAR_MILLISECONDS = 10;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

type Bounds = { turns: number; seconds: number; warmUpSeconds: number };

/**
 * Each game in process, beside dice in the same turn, so that other load affects both alike; the ratio is the median of
 * the turns.
 */
export async function measureGames(
  { turns, ...bounds }: Bounds,
  place: (game: string, bet: object) => Promise<void>,
): Promise<void> {
  const rateOf = async (game: string, bet: object, inFlight: number): Promise<Measured> =>
    closedLoop({ ...bounds, inFlight, call: () => place(game, bet) });
  const { dice = {}, ...others } = BETS;
  const lines: string[][] = [];
  for (const [game, bet] of Object.entries(others)) {
    const ratios: number[] = [];
    const rates: number[] = [];
    const slow: number[] = [];
    for (let turn = 0; turn < turns; turn += 1) {
      const reference = await rateOf('dice', dice, 128);
      const measured = await rateOf(game, bet, 128);
      ratios.push(measured.rate / reference.rate);
      rates.push(measured.rate);
      slow.push((await rateOf(game, bet, 16)).p99Milliseconds);
    }
    const [ratio, p99] = [median(ratios), median(slow)];
    lines.push([
      game,
      count(median(rates)),
      `${(ratio * 100).toFixed(0)} %`,
      ratio >= RATIO_BAR ? 'met' : 'MISSED',
      milliseconds(p99),
      p99 <= P99_BAR_MILLISECONDS ? 'met' : 'MISSED',
    ]);
  }
  const head = [
    'game, in process',
    'a second at 128',
    'of dice',
    `≥ ${RATIO_BAR * 100} %`,
    'p99 at 16',
    `≤ ${P99_BAR_MILLISECONDS} ms`,
  ];
  console.log(`\n${table(head, lines)}`);
}
