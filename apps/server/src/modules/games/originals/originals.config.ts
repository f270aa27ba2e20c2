/** Maximum age of the actual returns, which are sums over all rounds of a merchant. */
export const RETURNS_FRESH_MILLISECONDS = 60_000;
