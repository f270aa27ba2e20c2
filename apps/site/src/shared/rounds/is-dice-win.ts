import type { DiceBet } from '@croupier/fairplay/dice.ts';

/** Which side of the target a roll fell on, for colours; what was paid comes from the server. */
export const isDiceWin = (bet: DiceBet, rollHundredths: number): boolean =>
  bet.direction === 'over' ? rollHundredths > bet.targetHundredths : rollHundredths < bet.targetHundredths;
