/** The server refuses a shorter password of an operator. */
export const MIN_PASSWORD_CHARACTERS = 12;
