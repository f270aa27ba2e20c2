/** For cells that the head of a phone's card shows already. */
export const NOT_ON_CARDS = 'max-sm:hidden';
