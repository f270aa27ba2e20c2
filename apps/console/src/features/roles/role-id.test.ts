import { expect, test } from 'vitest';
import { roleIdOf } from './role-id.ts';

test.each([
  ['Night shift', 'night-shift'],
  ['  VIP & Support! ', 'vip-support'],
  ['Équipe', 'e-quipe'],
  ['กะดึก', 'role-7'],
])('the id of %s is %s', (name, id) => {
  expect(roleIdOf(name, '7')).toBe(id);
});
