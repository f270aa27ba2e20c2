import type { GrantChange } from '@croupier/contract/access/grants.ts';
import { expect, test } from 'vitest';
import { fieldsOf, grantsOf, isCeiling, NEW_GRANT } from './grants-form.ts';

test('grants are unchanged by converting them to form values and back', () => {
  const grants: GrantChange[] = [
    { roleId: 'owner', merchants: null, actCeiling: null, dayCeiling: null, until: null },
    {
      roleId: 'cashier',
      merchants: ['lotus'],
      actCeiling: 12_345_000n,
      dayCeiling: null,
      until: new Date(2027, 0, 31, 18, 30),
    },
  ];
  expect(grantsOf(fieldsOf(grants))).toEqual(grants);
});

test('merchants are used only if the grant does not cover all', () => {
  const [grant] = grantsOf([{ ...NEW_GRANT, scope: 'all', merchants: ['lotus'] }]);
  expect(grant?.merchants).toBeNull();
});

test.each([
  ['', true],
  [' ', true],
  ['1,000.50', true],
  ['0', false],
  ['-1', false],
  ['ten', false],
])('the ceiling "%s" is valid: %s', (text, right) => {
  expect(isCeiling(text)).toBe(right);
});
