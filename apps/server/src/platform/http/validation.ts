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

/**
 * Fields whose text holds a zero byte: PostgreSQL keeps none, so it must not get that far. Looks only at what the
 * schema let through, so it goes no deeper than the schema does.
 */
function withZeroByte(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'string') return value.includes('\0') ? [path.join('.') || 'body'] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => withZeroByte(inner, [...path, name]));
}

/** @throws 422 `request.invalid` with the name and code of every wrong field */
export function decodeInput(schema: Schema, value: unknown): unknown {
  const result = safeDecode(schema as core.$ZodType, value as never, { reportInput: true });
  if (result.success) {
    const broken = withZeroByte(result.data);
    if (broken.length === 0) return result.data;
    throw appError(requestErrors.invalid, {
      fields: broken.map((field) => ({ field, code: 'field.invalid' })),
    });
  }
  const fields = result.error.issues.map((issue) => ({
    field: issue.path.join('.') || 'body',
    ...codeOf(issue),
  }));
  throw appError(requestErrors.invalid, { fields });
}
