import type { FieldRule } from '@croupier/contract/access/identity.ts';

/** The pattern that matches every text. */
const WILDCARD = '*';

/** The field is empty, or its text breaks the rule. */
export type FieldProblem = 'required' | 'pattern';

const matches = (pattern: string, text: string): boolean => {
  if (pattern === WILDCARD) return true;
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    // A pattern that this browser cannot read must not block the form: the server checks again.
    return true;
  }
};

/** Checks one field by the rules of the merchant; the server checks it again. */
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
