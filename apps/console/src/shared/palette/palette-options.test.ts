import { expect, test } from 'vitest';
import { isNamedBy, namedOptions } from './palette-options.ts';

test.each([
  ['', 'Members', true],
  ['mem', 'Members', true],
  ['bers', 'Members', false],
  ['audit l', 'Audit log', true],
  ['log aud', 'Audit log', true],
  ['aud x', 'Audit log', false],
  ['ca', 'Café', true],
  ['สมาชิก', 'รายชื่อสมาชิก', true],
])('%j names %j: %s', (typed, label, isNamed) => {
  expect(isNamedBy(typed, label)).toBe(isNamed);
});

test('groups without a match are left out', () => {
  const option = (label: string) => ({ id: label, label, run: () => {} });
  const groups = [
    { title: 'Go to', options: [option('Members'), option('Audit log')] },
    { title: 'Theme', options: [option('Dark')] },
  ];
  expect(namedOptions('au', groups)).toMatchObject([{ title: 'Go to', options: [{ label: 'Audit log' }] }]);
});
