/** Where the steps begin. */
export const GUIDE = 'guide';
