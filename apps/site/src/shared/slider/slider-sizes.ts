/** Visible game tiles on a phone: part of the third one shows that there are more. */
export const NARROW_GAMES = 2.4;
