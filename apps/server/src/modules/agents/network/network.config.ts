/** Levels below the house. */
export const MAX_DEPTH = 20;
/** Links per agent, closed ones included. */
export const MAX_LINKS = 100;
/** A search stops after so many members. */
export const MAX_CANDIDATES = 1_000;
