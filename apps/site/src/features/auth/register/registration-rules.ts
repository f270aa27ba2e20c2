import type { FieldRule } from '@croupier/contract/identity.ts';

/** Stands for "everything matches". */
const WILDCARD = '*';

/** Missing, or not of the form that its rule asks for. */
export type FieldProblem = 'required' | 'pattern';

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
  if (text === '') return required ? 'required' : undefined;
  if (!rule) return undefined;
  const { length } = Array.from(text);
  const { acceptedPattern, minLength, maxLength } = rule;
  const fits = length >= minLength && length <= maxLength && matches(acceptedPattern, text);
  return fits ? undefined : 'pattern';
}
