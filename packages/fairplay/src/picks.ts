import { type NumberSource, pickIndex } from './random.ts';

/** One picked field: the index ⌊f × left⌋ counts among the remaining fields. */
export type Pick = { left: number; index: number; field: number };

/** Picks `count` of `size` fields, in order. Throws RangeError if there are not enough. */
export function pickInOrder(source: NumberSource, size: number, count: number): Pick[] {
  if (!Number.isInteger(count) || count < 0 || count > size)
    throw new RangeError(`cannot pick ${count} of ${size}`);
  const fields = Array.from({ length: size }, (_, field) => field);
  return Array.from({ length: count }, () => {
    const left = fields.length;
    const index = pickIndex(source, left);
    const [field = -1] = fields.splice(index, 1);
    return { left, index, field };
  });
}
