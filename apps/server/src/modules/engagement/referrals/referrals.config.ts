/** From the registration; after that a friend does not qualify any more. */
export const QUALIFY_DAYS = 30;

/** Friends whose steps are looked at, or whose play is added up, in one statement. */
export const FRIENDS_PER_PAGE = 1_000;

/** Weeks that the earnings show. */
export const SHOWN_WEEKS = 12;
