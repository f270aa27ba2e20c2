export type PlanRandom = { next: () => number; below: (limit: number) => number };

/** Numbers in [0, 1) that a seed repeats (mulberry32). */
export function createPlanRandom(seed: number): PlanRandom {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { next, below: (limit) => Math.floor(next() * limit) };
}

/** What a category pays: chances with multiples of the stake in hundredths. The rest of the chances loses. */
const PAYS: Readonly<Record<string, ReadonlyArray<readonly [chance: number, hundredths: number]>>> = {
  rng: [
    [0.25, 120],
    [0.17, 250],
    [0.028, 800],
  ],
  live: [
    [0.462, 200],
    [0.03, 100],
  ],
  sports: [[0.31, 300]],
  esports: [[0.45, 205]],
  fish: [
    [0.4, 150],
    [0.1, 330],
  ],
  pvp: [[0.475, 195]],
};
const OTHER = [[0.46, 205]] as const;

/** How much of a stake of 100 comes back. */
export function payoutOf(random: PlanRandom, category: string): number {
  let drawn = random.next();
  for (const [chance, hundredths] of PAYS[category] ?? OTHER) {
    if (drawn < chance) return hundredths;
    drawn -= chance;
  }
  return 0;
}
