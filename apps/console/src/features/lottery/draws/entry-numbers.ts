import type { DrawFile } from '../lottery.queries.ts';

export type Shape = DrawFile['shape'];

/** One text per prize becomes the numbers of a result, in order; undefined if a prize does not have as many. */
export function typedNumbers(shape: Shape, texts: readonly string[]): string[] | undefined {
  const parts = shape.map(({ count, digits }, at) => {
    const typed = texts[at]?.trim() ?? '';
    // Single figures may stand side by side.
    const numbers =
      digits === 1 && /^\d+$/.test(typed) ? typed.split('') : typed.split(/[\s,;]+/).filter(Boolean);
    const isRight =
      numbers.length === count && numbers.every((number) => /^\d+$/.test(number) && number.length === digits);
    return isRight ? numbers : undefined;
  });
  return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
}
