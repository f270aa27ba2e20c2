import type { Schema } from '@croupier/contract/route.ts';
import type { core } from 'zod';
import { safeDecode } from 'zod';
import { appError, requestErrors, type ErrorDetails } from './errors.ts';

type FieldDetail = NonNullable<ErrorDetails['fields']>[number];

function codeOf(issue: core.$ZodIssue): Pick<FieldDetail, 'code' | 'params'> {
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

/** @throws 422 `request.invalid` with the name and code of every wrong field */
export function decodeInput(schema: Schema, value: unknown): unknown {
  const result = safeDecode(schema as core.$ZodType, value as never, { reportInput: true });
  if (result.success) return result.data;
  const fields = result.error.issues.map((issue) => ({
    field: issue.path.join('.') || 'body',
    ...codeOf(issue),
  }));
  throw appError(requestErrors.invalid, { fields });
}
