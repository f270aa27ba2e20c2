/** Id of a promotion in the page; an operator's anchor alone could be the id of something else. */
export const promotionId = (promoId: string): string => `promotion-${promoId}`;

/** What a link from the list carries: that back leads to it. */
export const FROM_LIST = 'fromList';
