import { RED_POCKETS } from '@croupier/fairplay/games/roulette-spots.ts';

export type PocketColour = 'red' | 'black' | 'green';

export const colourOf = (pocket: number): PocketColour =>
  pocket === 0 ? 'green' : RED_POCKETS.has(pocket) ? 'red' : 'black';
