import type { core } from 'zod';

/** The stable code of one failed check of a schema, with the numbers that its text mentions. */
export type FieldIssue = { field: string; code: string; params?: Record<string, number> };

function codeOf(issue: core.$ZodIssue): Pick<FieldIssue, 'code' | 'params'> {
  switch (issue.code) {
    case 'invalid_type':
      return { code: issue.input === undefined ? 'field.required' : 'field.invalid' };
    case 'too_small':
      return {
        code: issue.origin === 'string' ? 'field.too_short' : 'field.too_small',
        params: { min: Number(issue.minimum) },
      };
    case 'too_big':
      return {
        code: issue.origin === 'string' ? 'field.too_long' : 'field.too_big',
        params: { max: Number(issue.maximum) },
      };
    case 'invalid_format':
      return { code: 'field.format' };
    default:
      return { code: 'field.invalid' };
  }
}

/** The fields that a schema refused. Requires `reportInput`, otherwise a missing field is reported as invalid. */
export const fieldIssues = (issues: readonly core.$ZodIssue[]): FieldIssue[] =>
  issues.map((issue) => ({ field: issue.path.join('.') || 'body', ...codeOf(issue) }));
