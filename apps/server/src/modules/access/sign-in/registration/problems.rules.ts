import { appError, type AppError, type ErrorDefinition } from '../../../../platform/http/errors.ts';
import type { FieldSetting } from '../../../base/merchants/index.ts';
import { signInErrors } from '../sign-in.errors.ts';
import { lengthText, matchesPattern } from './patterns.rules.ts';

export type Problem = {
  /** The answer of the call when this is the first problem. */
  error: ErrorDefinition;
  detail: { field: string; code: string; params?: Record<string, string | number> };
};

/** The error of the first problem, with all problems as fields; undefined if there are none. */
export function refusalOf(problems: readonly Problem[]): AppError | undefined {
  const [first] = problems;
  if (!first) return undefined;
  const { params } = first.detail;
  return appError(first.error, {
    ...(params ? { params } : {}),
    fields: problems.map(({ detail }) => detail),
  });
}

/** Control characters and unpaired surrogates can be neither stored nor shown. */
const isBroken = (text: string): boolean => !text.isWellFormed() || /\p{Cc}/u.test(text);

/** The problem with a text under its rule, if any. Lengths count code points. */
export function patternProblem(
  field: string,
  { minLength: min, maxLength: max, patternId }: FieldSetting['rule'],
  text: string,
): Problem | undefined {
  const { length } = Array.from(text);
  if (length >= min && length <= max && !isBroken(text) && matchesPattern(patternId, text)) return undefined;
  const params = { min, max, length: lengthText(min, max) };
  return { error: signInErrors.fieldPattern, detail: { field, code: `patterns.${patternId}`, params } };
}

export const requiredProblem = (field: string): Problem => ({
  error: signInErrors.fieldRequired,
  detail: { field, code: 'field.required' },
});
