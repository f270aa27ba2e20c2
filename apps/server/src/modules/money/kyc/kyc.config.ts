/** Caps are sums of so many days, today included. */
export const CAP_DAYS = 30;

export const RETENTION = { maxDocumentsAtOnce: 200 } as const;
