import { expect, test } from 'vitest';
import { auditChanges, changedNames } from './audit-changes.ts';

test('only what differs is shown, by path', () => {
  const before = { status: 'open', limits: { daily: '100', weekly: null }, tags: ['a'] };
  const after = { status: 'locked', limits: { daily: '100', weekly: '500' }, tags: ['a', 'b'] };
  expect(auditChanges(before, after)).toEqual([
    { name: 'status', before: 'open', after: 'locked' },
    { name: 'limits.weekly', before: '', after: '500' },
    { name: 'tags', before: '["a"]', after: '["a","b"]' },
  ]);
});

test.each([
  [null, { name: 'x' }, ['name']],
  [{ name: 'x' }, undefined, ['name']],
  ['a', 'b', []],
  [null, null, []],
])('%j to %j changes %j', (before, after, names) => {
  expect(changedNames(before, after)).toEqual(names);
});
