import { createArmedFaults, type ArmedFaults } from '../armed-faults.ts';

/** What can go wrong with a feed of results or with the beacon. */
export const LOTTERY_FAULTS = {
  down: 'Cuts every call at once.',
  late: 'Has no result yet.',
  wrong: 'A feed tells other digits; the beacon signs wrongly.',
  incomplete: 'Leaves the last number of a prize out.',
  yesterday: 'Tells the result of the day before under today’s number.',
  corrected: 'Tells another result than before, as after a correction.',
  other_round: 'The beacon answers with the round before.',
} as const;
export type LotteryFault = keyof typeof LOTTERY_FAULTS;

export const PROVIDERS: readonly { id: string; title: string; faults: readonly LotteryFault[] }[] = [
  {
    id: 'north',
    title: 'Results, first feed',
    faults: ['down', 'late', 'wrong', 'incomplete', 'yesterday', 'corrected'],
  },
  {
    id: 'south',
    title: 'Results, second feed',
    faults: ['down', 'late', 'wrong', 'incomplete', 'yesterday', 'corrected'],
  },
  { id: 'beacon', title: 'Random beacon', faults: ['down', 'late', 'wrong', 'other_round'] },
];

export const isLotteryFault = (name: unknown): name is LotteryFault =>
  typeof name === 'string' && Object.hasOwn(LOTTERY_FAULTS, name);

export type LotteryFaults = ArmedFaults<LotteryFault>;
export const createLotteryFaults = (): LotteryFaults => createArmedFaults<LotteryFault>();
