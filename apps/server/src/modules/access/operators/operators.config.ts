export const SETUP_LINK = { milliseconds: 24 * 60 * 60_000 } as const;
