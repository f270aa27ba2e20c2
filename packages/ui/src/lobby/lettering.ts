/** The styles in `tile-lettering.css`. */
const LETTERINGS = 8;

/** The lettering of a studio's titles, always the same for a studio. */
export const letteringOf = (studio: string): number =>
  Array.from(studio).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9_973, 7) % LETTERINGS;
