// Separate from the schemas, so that a list that needs only these names does not load them.

/** Categories whose vendors tell matches or fights with their odds. */
export const FIXTURE_CATEGORIES = ['sports', 'esports', 'cockfight'] as const;
export type FixtureCategory = (typeof FIXTURE_CATEGORIES)[number];
