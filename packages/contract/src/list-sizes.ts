// Apart from the schemas of the lists, so that a page which only counts does not load those.

export const LIST_PAGE_SIZE = 20;
/** Largest page of a list that is narrowed to a category, a vendor or a member's own games. */
export const LIST_EVERYTHING = 999;
/** Largest page of a list of all games. */
export const LIST_PAGE_SIZE_MAX = 100;
