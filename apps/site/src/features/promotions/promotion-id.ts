/** Element id of a promotion, prefixed because an operator's anchor could collide with another id. */
export const promotionId = (promoId: string): string => `promotion-${promoId}`;

/** Link state from the list: Back leads to it. */
export const FROM_LIST = 'fromList';
