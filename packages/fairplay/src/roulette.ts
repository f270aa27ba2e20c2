import { type NumberSource, pickIndex } from './random.ts';

/** The pocket, 0 to 36: ⌊37 f⌋. */
export const spinRoulette = (source: NumberSource): number => pickIndex(source, 37);
