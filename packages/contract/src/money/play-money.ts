/** Currency code of play money: trial accounts bet it on in-house games, and it never mixes with real money. */
export const PLAY_MONEY = 'FUN';
