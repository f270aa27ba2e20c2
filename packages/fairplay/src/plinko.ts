import { type NumberSource, pickIndex } from './random.ts';

/** One turn per row, ⌊2 f⌋: 0 left, 1 right. Their sum is the slot, counted from the left. */
export const dropBall = (source: NumberSource, rows: number): number[] =>
  Array.from({ length: rows }, () => pickIndex(source, 2));
