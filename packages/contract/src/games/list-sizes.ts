// Separate from the schemas, so that a page that needs only these sizes does not load them.

export const LIST_PAGE_SIZE = 20;
/** Maximum page size of a list for one category, one vendor or one member. */
export const LIST_EVERYTHING = 999;
/** Maximum page size of a list of all games. */
export const LIST_PAGE_SIZE_MAX = 100;
