import { pickInOrder } from './picks.ts';
import type { NumberSource } from './random.ts';

const FIELDS = 40;
const DRAWN = 10;

/** The drawn fields in order, counted from 0 (screens count from 1). */
export const drawKeno = (source: NumberSource): number[] =>
  pickInOrder(source, FIELDS, DRAWN).map(({ field }) => field);
