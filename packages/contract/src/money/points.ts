/** Currency code of points: a ledger of their own, so that the trial balance and the liability in money stay exact. */
export const POINTS = 'PTS';
