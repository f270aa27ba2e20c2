/** Removing types from browser modules is a release candidate in Node 24, which prints a warning about it. */
export const GAMES_NODE_OPTIONS = ['--disable-warning=ExperimentalWarning'] as const;
