// Apart from the schemas of the lists, so that a page which only counts does not load those.

/** Games of a list, and of lists that show everything at once. */
export const LIST_PAGE_SIZE = 20;
export const LIST_EVERYTHING = 999;
