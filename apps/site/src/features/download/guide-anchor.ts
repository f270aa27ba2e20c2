/** Anchor of the steps. */
export const GUIDE = 'guide';
