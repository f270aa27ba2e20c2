import type { Measured } from './load.ts';

/** Measures several mixes in turns, each turn beginning with another one, and answers the median of each. */
export async function measureInTurns<Mix extends string>(of: {
  mixes: readonly Mix[];
  inFlight: readonly number[];
  turns: number;
  measure: (mix: Mix, inFlight: number, turn: number) => Promise<Measured>;
}): Promise<(mix: Mix, inFlight: number) => Measured> {
  const rates = new Map<string, Measured[]>();
  const keyOf = (mix: Mix, inFlight: number): string => `${mix} ${inFlight}`;
  // The first turn warms up the program and the caches, and is not counted.
  for (let turn = 0; turn <= of.turns; turn += 1)
    for (const inFlight of of.inFlight)
      for (const offset of of.mixes.keys()) {
        const mix = of.mixes[(turn + offset) % of.mixes.length];
        if (!mix) continue;
        const measured = await of.measure(mix, inFlight, turn);
        const key = keyOf(mix, inFlight);
        if (turn > 0) rates.set(key, [...(rates.get(key) ?? []), measured]);
      }
  return (mix, inFlight) => {
    const sorted = (rates.get(keyOf(mix, inFlight)) ?? []).toSorted((one, other) => one.rate - other.rate);
    const median = sorted[Math.floor(sorted.length / 2)];
    if (!median) throw new Error(`${mix} was not measured`);
    return median;
  };
}
