/** How a match or a fight may end, as its odds are listed. */
export const FIXTURE_OUTCOMES = ['home', 'draw', 'away'] as const;
export type FixtureOutcome = (typeof FIXTURE_OUTCOMES)[number];
