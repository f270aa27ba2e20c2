/** Sessions older than this connect nobody. */
export const SESSION_DAYS = 30;
/** More members than this share a name or an address by chance. */
export const MAX_BY_CHANCE = 50;
