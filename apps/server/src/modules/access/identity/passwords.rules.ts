import { identityErrors } from './identity.errors.ts';
import { ruleOf, type Fields } from './registration.form.rules.ts';
import { patternProblem, refusalOf, type Problem } from './registration.rules.ts';
import type { AppError } from '../../../platform/http/errors.ts';

/** What is wrong with a new secret as it was typed, twice where the form asks for that; undefined for nothing. */
export function secretRefusal(
  fields: Fields,
  name: 'password' | 'paymentPassword',
  typed: { field: string; secret: string; repeated?: { field: string; secret: string } },
): AppError | undefined {
  const problems: Problem[] = [];
  const problem = patternProblem(typed.field, ruleOf(fields, name), typed.secret);
  if (problem) problems.push(problem);
  const { repeated } = typed;
  const error = identityErrors.passwordsDiffer;
  if (repeated && repeated.secret !== typed.secret)
    problems.push({ error, detail: { field: repeated.field, code: error.code } });
  return refusalOf(problems);
}
