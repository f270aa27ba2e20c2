/** Game tiles in view on a phone: the third peeks in, so that one sees there is more. */
export const NARROW_GAMES = 2.4;
