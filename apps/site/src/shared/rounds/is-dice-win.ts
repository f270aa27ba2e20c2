import type { DiceBet } from '@croupier/fairplay/dice.ts';

/** Whether a roll is on the winning side of the target, for colours only: the payout comes from the server. */
export const isDiceWin = (bet: DiceBet, rollHundredths: number): boolean =>
  bet.direction === 'over' ? rollHundredths > bet.targetHundredths : rollHundredths < bet.targetHundredths;
