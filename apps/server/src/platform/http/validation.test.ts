import { expect, test } from 'vitest';
import { z } from 'zod';
import { AppError } from './errors.ts';
import { decodeInput } from './validation.ts';

const schema = z.object({ name: z.string(), extra: z.unknown().optional() });

const nested = (depth: number): unknown => {
  let value: unknown = 'x';
  for (let level = 0; level < depth; level += 1) value = level % 2 ? { in: value } : [value];
  return value;
};

function refusalOf(value: unknown, by: z.ZodType = schema): { status: number; fields: unknown } {
  try {
    decodeInput(by, value);
  } catch (error) {
    if (error instanceof AppError) return { status: error.status, fields: error.details.fields };
    throw error;
  }
  throw new Error('was accepted');
}

const invalid = (field: string) => ({ status: 422, fields: [{ field, code: 'field.invalid' }] });

test.each([33, 2_000, 30_000])('nesting of %i levels is refused with the name of the field', (depth) => {
  expect(refusalOf({ name: 'x', extra: nested(depth) })).toEqual(invalid('extra'));
});

test('a body of nothing but nesting is refused', () => {
  expect(refusalOf(nested(2_000), z.unknown())).toEqual(invalid('in'));
});

test('reasonable nesting is accepted', () => {
  const body = { name: 'x', extra: nested(31) };
  expect(decodeInput(schema, body)).toEqual(body);
});

test('a zero byte is refused with the path of its field', () => {
  expect(refusalOf({ name: 'x', extra: { list: ['a', 'b\0'] } })).toEqual(invalid('extra.list.1'));
  expect(refusalOf('\0', z.string())).toEqual(invalid('body'));
});

test('invalid fields are reported with their code', () => {
  expect(refusalOf({}).fields).toEqual([{ field: 'name', code: 'field.required' }]);
});
