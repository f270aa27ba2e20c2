import { expect, test } from 'vitest';
import { fieldRefusal } from './field-refusal.ts';

const taken = { code: 'member.name_taken', status: 409 };

test('an error names its field, with its own code or another', () => {
  const error = fieldRefusal(taken, 'username');
  expect([error.code, error.status]).toEqual(['member.name_taken', 409]);
  expect(error.details).toEqual({ fields: [{ field: 'username', code: 'member.name_taken' }] });
  expect(fieldRefusal(taken, 'username', 'field.invalid').details.fields).toEqual([
    { field: 'username', code: 'field.invalid' },
  ]);
});
