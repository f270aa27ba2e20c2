/** How a match or a fight may end, as its odds are listed. */
export const FIXTURE_OUTCOMES = ['home', 'draw', 'away'] as const;
export type FixtureOutcome = (typeof FIXTURE_OUTCOMES)[number];

/** The longest id of a match or a market at its vendor, in characters. */
export const MAX_FIXTURE_ID = 128;
/** Odds of an outcome at a launch, in thousandths: above 1 and at most this. */
export const ODDS_ONE_E3 = 1_000;
export const MAX_ODDS_E3 = 9_999_999;
