import { pickIndex } from '@croupier/fairplay/random.ts';
import { LOST, paysTo1, phasesOf, type TableRules } from '../table.types.ts';
import { WHEEL_SEGMENTS, WHEEL_SPOTS, wheelTimes } from '../wheel.rules.ts';

export const moneyWheel: TableRules = {
  id: 'wheel',
  theme: 'wheel',
  phases: phasesOf(16, 2, 7, 3),
  debits: 'one',
  isSpot: (spot) => WHEEL_SPOTS.includes(spot),
  draw: (numbers) => {
    const segment = pickIndex(numbers, WHEEL_SEGMENTS.length);
    return { segment, spot: WHEEL_SEGMENTS[segment] ?? '' };
  },
  returned: (spot, result) => (spot === result['spot'] ? paysTo1(wheelTimes(spot) - 1) : LOST),
  outcome: ({ spot }) => spot as string,
};
