import type { SoundName } from './sounds.ts';

/** From these multipliers of the stake, in ten-thousandths, a win sounds larger. */
const HUGE_E4 = 500_000;
const BIG_E4 = 100_000;
const FINE_E4 = 20_000;
const STAKE_E4 = 10_000;

/** The sound of a payout by its size; nothing festive where no more than the stake comes back. */
export function winSound(multiplierE4: number): SoundName {
  if (multiplierE4 <= STAKE_E4) return 'tick';
  if (multiplierE4 >= HUGE_E4) return 'hugeWin';
  if (multiplierE4 >= BIG_E4) return 'bigWin';
  return multiplierE4 >= FINE_E4 ? 'fineWin' : 'win';
}
