import type { Family, Result, ShapePart } from './types.ts';

/** Why texts are no result of a family, and at which of them. */
export type ResultProblem = { reason: 'count' | 'text' | 'repeated'; index: number };

function fits(text: string, { form }: ShapePart): boolean {
  return form.kind === 'symbols'
    ? form.alphabet.includes(text)
    : text.length === form.length && /^[0-9]+$/.test(text);
}

/** What keeps these texts from being a result of the family; undefined if they are one. */
export function findResultProblem({ shape }: Family, texts: readonly string[]): ResultProblem | undefined {
  let start = 0;
  for (const part of shape) {
    const seen = new Set<string>();
    for (let index = start; index < start + part.count; index += 1) {
      const text = texts[index];
      if (text === undefined) return { reason: 'count', index };
      if (!fits(text, part)) return { reason: 'text', index };
      if (part.isDistinct && seen.has(text)) return { reason: 'repeated', index };
      seen.add(text);
    }
    start += part.count;
  }
  return texts.length === start ? undefined : { reason: 'count', index: start };
}

/** The result as one text, for digests and comparisons. */
export const formatResult = (result: Result): string => result.join(',');

/** Undefined for texts that are no result of the family. */
export function parseResult(family: Family, text: string): Result | undefined {
  const texts = text.split(',');
  return findResultProblem(family, texts) ? undefined : texts;
}
