import type { FieldRule, PatternId } from '@croupier/contract/identity.ts';

/** Stands for "everything matches" (§5). */
const WILDCARD = '*';

export type FieldProblem =
  | { kind: 'required' }
  | { kind: 'pattern'; patternId: PatternId; min: number; max: number };

const matches = (pattern: string, text: string): boolean => {
  if (pattern === WILDCARD) return true;
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    // A pattern that this browser can't read must not lock anybody out: the server checks again.
    return true;
  }
};

/** What is wrong with one field by the merchant's settings; the server checks the same again. */
export function fieldProblem(
  text: string,
  required: boolean,
  rule: FieldRule | undefined,
): FieldProblem | undefined {
  if (text === '') return required ? { kind: 'required' } : undefined;
  if (!rule) return undefined;
  const { length } = Array.from(text);
  const { acceptedPattern, patternId, minLength: min, maxLength: max } = rule;
  if (length >= min && length <= max && matches(acceptedPattern, text)) return undefined;
  return { kind: 'pattern', patternId, min, max };
}
