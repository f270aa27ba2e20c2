import type { AppError } from '../../../../platform/http/errors.ts';
import { ruleOf, type Fields } from '../registration/form.rules.ts';
import { patternProblem, refusalOf, type Problem } from '../registration/problems.rules.ts';
import { signInErrors } from '../sign-in.errors.ts';

/** The problem with a new secret and its repetition, if any. */
export function secretRefusal(
  fields: Fields,
  name: 'password' | 'paymentPassword',
  typed: { field: string; secret: string; repeated?: { field: string; secret: string } },
): AppError | undefined {
  const problems: Problem[] = [];
  const problem = patternProblem(typed.field, ruleOf(fields, name), typed.secret);
  if (problem) problems.push(problem);
  const { repeated } = typed;
  const error = signInErrors.passwordsDiffer;
  if (repeated && repeated.secret !== typed.secret)
    problems.push({ error, detail: { field: repeated.field, code: error.code } });
  return refusalOf(problems);
}

const SIX_DIGITS = /^\d{6}$/;

/** Whether it can be the merchant's default password: six digits, given to accounts that staff open. */
export const mayBeDefault = (password: string): boolean => SIX_DIGITS.test(password);
